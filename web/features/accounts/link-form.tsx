/**
 * What a link from a mail leads to. Each asks for a press, so that a program that looks at links in mails confirms no
 * address and uses no link up.
 */
import { PASSWORD_MIN } from '../../../contract/accounts.ts'
import { useSession } from '../../platform/session.tsx'
import { PasswordField } from './field.tsx'
import { Submit } from './submit.tsx'
import type { Asking, SignInForms } from './use-sign-in-forms.ts'
import type { Say } from './words.ts'

/** `choose` comes after `verify`, for whoever confirmed the address where they are not signed in. */
export type Link = 'reset' | 'magic' | 'verify' | 'choose'

interface Props {
  say: Say
  kind: Link
  forms: SignInForms
  onAsk(kind: Asking): void
}

export function LinkForm({ say, kind, forms, onAsk }: Props) {
  const { user } = useSession()
  const act = kind === 'choose' ? 'reset' : kind
  const form = forms[act]
  const expired = form.refused?.error === 'link-expired'
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-5 grid gap-4">
      {kind === 'verify' && !user && <p className="note">{say('links.verify.elsewhere')}</p>}
      {act === 'reset' && (
        <PasswordField
          form={forms.reset}
          name="password"
          label={say('links.reset.field')}
          placeholder={say('passwordMinimum', { count: PASSWORD_MIN })}
          say={say}
          fresh
        />
      )}
      <Submit
        form={form}
        label={say(`links.${act}.act`)}
        busyLabel={say(`links.${act}.busy`)}
        instead={expired && <NewLink say={say} kind={act} onAsk={onAsk} />}
      />
    </form>
  )
}

function NewLink({ say, kind, onAsk }: Pick<Props, 'say' | 'onAsk'> & { kind: Exclude<Link, 'choose'> }) {
  if (kind === 'verify') return <p className="mt-2">{say('links.newVerification')}</p>
  return (
    <button type="button" onClick={() => onAsk(kind)} className="link account-way">
      {say('links.newLink')}
    </button>
  )
}

/**
 * What a link from a mail leads to. Each asks for a press, so that a program that looks at links in mails confirms no
 * address and uses no link up.
 */
import { PASSWORD_MIN } from '../../../contract/accounts.ts'
import { PasswordField } from './field.tsx'
import { Submit } from './submit.tsx'
import type { Asking, SignInForms } from './use-sign-in-forms.ts'
import type { Say } from './words.ts'

interface Props {
  say: Say
  kind: 'reset' | 'magic' | 'verify'
  forms: SignInForms
  onAsk(kind: Asking): void
}

export function LinkForm({ say, kind, forms, onAsk }: Props) {
  const form = forms[kind]
  const expired = form.refused?.error === 'link-expired'
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-5 grid gap-4">
      {kind === 'reset' && (
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
        label={say(`links.${kind}.act`)}
        busyLabel={say(`links.${kind}.busy`)}
        instead={expired && <NewLink say={say} kind={kind} onAsk={onAsk} />}
      />
    </form>
  )
}

function NewLink({ say, kind, onAsk }: Omit<Props, 'forms'>) {
  if (kind === 'verify') return <p className="mt-2">{say('links.newVerification')}</p>
  return (
    <button type="button" onClick={() => onAsk(kind)} className="link account-way">
      {say('links.newLink')}
    </button>
  )
}

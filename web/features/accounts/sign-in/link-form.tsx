/**
 * What a link from a mail leads to. Each asks for a press, so that a program that looks at links in mails confirms no
 * address and uses no link up.
 */
import { PASSWORD_MIN } from '#contract/accounts/accounts.ts'
import { PasswordField } from '#web/features/accounts/field.tsx'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { useSession } from '#web/platform/session.tsx'
import { FormEnd } from '#web/ui/form/controls.tsx'
import type { Asking, SignInForms } from './use-sign-in-forms.ts'

/** `choose` comes after `verify` where the address was confirmed without being signed in. */
export type Link = 'reset' | 'magic' | 'verify' | 'choose' | 'address'

interface Props {
  t: Translate
  kind: Link
  forms: SignInForms
  onAsk(kind: Asking): void
}

export function LinkForm({ t, kind, forms, onAsk }: Props) {
  const { user } = useSession()
  const act = kind === 'choose' ? 'reset' : kind
  const form = forms[act]
  const expired = form.failure?.error === 'link-expired'
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-5 grid gap-4">
      {(kind === 'verify' || kind === 'address') && !user && <p className="note">{t(`links.${kind}.elsewhere`)}</p>}
      {act === 'reset' && (
        <PasswordField
          field={forms.reset.field('password')}
          label={t('links.reset.field')}
          placeholder={t('passwordMinimum', { count: PASSWORD_MIN })}
          t={t}
          fresh
        />
      )}
      <FormEnd
        form={form}
        label={t(`links.${act}.act`)}
        busyLabel={t(`links.${act}.busy`)}
        wayOn={expired && <NewLink t={t} kind={act} onAsk={onAsk} />}
      />
    </form>
  )
}

function NewLink({ t, kind, onAsk }: Pick<Props, 't' | 'onAsk'> & { kind: Exclude<Link, 'choose'> }) {
  if (kind === 'verify') return <p className="mt-2">{t('links.newVerification')}</p>
  if (kind === 'address') return <p className="mt-2">{t('links.newAddress')}</p>
  return (
    <button type="button" onClick={() => onAsk(kind)} className="link account-way">
      {t('links.newLink')}
    </button>
  )
}

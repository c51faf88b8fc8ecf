/** Client Login: address and password, or without a password. */
import type { IdentityProvider } from '#contract/accounts/identity-providers.ts'
import { EmailField, PasswordField } from '#web/features/accounts/field.tsx'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { Providers } from '#web/features/accounts/providers.tsx'
import { FormEnd } from '#web/ui/form/controls.tsx'
import type { SignInForms } from './use-sign-in-forms.ts'

interface Props {
  t: Translate
  form: SignInForms['login']
  configured: readonly IdentityProvider[]
  /** To the form that has a link sent. */
  onAsk(kind: 'reset' | 'magic'): void
}

export function LoginForm({ t, form, configured, onAsk }: Props) {
  return (
    <>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="grid gap-4">
        <EmailField field={form.field('email')} t={t} />
        <PasswordField field={form.field('password')} label={t('password')} t={t} />
        <FormEnd form={form} label={t('logIn')} busyLabel={t('loggingIn')} />
      </form>
      <div className="mt-2 mb-3 flex flex-wrap justify-between gap-x-6">
        <button type="button" onClick={() => onAsk('reset')} className="link account-way">
          {t('forgot')}
        </button>
        <button type="button" onClick={() => onAsk('magic')} className="link account-way">
          {t('magic')}
        </button>
      </div>
      <Providers t={t} configured={configured} />
    </>
  )
}

/** Client Login: address and password, or without a password. */
import type { IdentityProvider } from '../../../contract/identity-providers.ts'
import { EmailField, PasswordField } from './field.tsx'
import { Providers } from './providers.tsx'
import { Submit } from './submit.tsx'
import type { SignInForms } from './use-sign-in-forms.ts'
import type { Say } from './words.ts'

interface Props {
  say: Say
  form: SignInForms['login']
  configured: readonly IdentityProvider[]
  /** To the form that has a link sent. */
  onAsk(kind: 'reset' | 'magic'): void
}

export function LoginForm({ say, form, configured, onAsk }: Props) {
  return (
    <>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="grid gap-4">
        <EmailField form={form} say={say} />
        <PasswordField form={form} name="password" label={say('password')} say={say} />
        <Submit form={form} label={say('logIn')} busyLabel={say('loggingIn')} />
      </form>
      <div className="mt-2 mb-3 flex flex-wrap justify-between gap-x-6">
        <button type="button" onClick={() => onAsk('reset')} className="link account-way">
          {say('forgot')}
        </button>
        <button type="button" onClick={() => onAsk('magic')} className="link account-way">
          {say('magic')}
        </button>
      </div>
      <Providers say={say} configured={configured} />
    </>
  )
}

/** New Client: a new account, or what to do where one needs an invitation. */

import { NAME_MAX, PASSWORD_MIN } from '../../../contract/accounts.ts'
import type { IdentityProvider } from '../../../contract/identity-providers.ts'
import { isFamilyNameFirst } from '../../../contract/language.ts'
import { useContent, useLanguage } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { NavLink } from '../../ui/nav-link.tsx'
import { EmailField, PasswordField, TextField } from './field.tsx'
import { Providers } from './providers.tsx'
import { Submit } from './submit.tsx'
import type { SignInForms } from './use-sign-in-forms.ts'
import type { Say } from './words.ts'

interface Props {
  say: Say
  form: SignInForms['registration']
  configured: readonly IdentityProvider[]
  access: 'open' | 'invited' | 'closed'
  onClose(): void
}

const names = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const

export function RegistrationForm({ say, form, configured, access, onClose }: Props) {
  const inOrder = isFamilyNameFirst(useLanguage().language) ? names.toReversed() : names
  const owner = { owner: useContent().profile.name }
  if (access === 'closed') {
    return (
      <div className="note">
        <p>{say('closed', owner)}</p>
        <NavLink href={paths.contact} onFollow={onClose} className="button mt-4">
          {say('write', owner)}
        </NavLink>
      </div>
    )
  }
  return (
    <>
      {access === 'invited' && <p className="note mb-4">{say('invited')}</p>}
      <form ref={form.ref} noValidate onSubmit={form.submit} className="mb-5 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {inOrder.map(([name, autoComplete]) => (
            <TextField
              key={name}
              form={form}
              name={name}
              label={say(name)}
              autoComplete={autoComplete}
              max={NAME_MAX}
            />
          ))}
        </div>
        <EmailField form={form} say={say} />
        <PasswordField
          form={form}
          name="password"
          label={say('password')}
          placeholder={say('passwordMinimum', { count: PASSWORD_MIN })}
          say={say}
          fresh
        />
        <Submit form={form} label={say('create')} busyLabel={say('creating')} />
      </form>
      <Providers say={say} configured={configured} />
    </>
  )
}

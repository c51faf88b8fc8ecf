/** New Client: a new account, or what to do where one needs an invitation. */

import { PASSWORD_MIN } from '#contract/accounts/accounts.ts'
import type { IdentityProvider } from '#contract/accounts/identity-providers.ts'
import { isFamilyNameFirst } from '#contract/language.ts'
import { EmailField, PasswordField } from '#web/features/accounts/field.tsx'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { Providers } from '#web/features/accounts/providers.tsx'
import { useContent, useLanguage } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { FormEnd, TextField } from '#web/ui/form/controls.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'
import type { SignInForms } from './use-sign-in-forms.ts'

interface Props {
  t: Translate
  form: SignInForms['registration']
  configured: readonly IdentityProvider[]
  access: 'open' | 'invited' | 'closed'
  onClose(): void
}

const names = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const

export function RegistrationForm({ t, form, configured, access, onClose }: Props) {
  const inOrder = isFamilyNameFirst(useLanguage().language) ? names.toReversed() : names
  const owner = { owner: useContent().profile.name }
  if (access === 'closed') {
    return (
      <div className="note">
        <p>{t('closed', owner)}</p>
        <NavLink href={paths.contact} onFollow={onClose} className="button mt-4">
          {t('write', owner)}
        </NavLink>
      </div>
    )
  }
  return (
    <>
      {access === 'invited' && <p className="note mb-4">{t('invited')}</p>}
      <form ref={form.ref} noValidate onSubmit={form.submit} className="mb-5 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {inOrder.map(([name, autoComplete]) => (
            <TextField key={name} field={form.field(name)} label={t(name)} autoComplete={autoComplete} required />
          ))}
        </div>
        <EmailField field={form.field('email')} t={t} />
        <PasswordField
          field={form.field('password')}
          label={t('password')}
          placeholder={t('passwordMinimum', { count: PASSWORD_MIN })}
          t={t}
          fresh
        />
        <FormEnd form={form} label={t('create')} busyLabel={t('creating')} />
      </form>
      <Providers t={t} configured={configured} />
    </>
  )
}

/** Asks for another address of one's own account: it is changed once the mail to it is followed. */
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { typedPassword, type User } from '#contract/accounts/accounts.ts'
import type { IdentityProvider } from '#contract/accounts/identity-providers.ts'
import { LINK_MS } from '#contract/accounts/mailed-links.ts'
import { addressChange } from '#contract/accounts/own-account.ts'
import { HOUR } from '#contract/endpoint.ts'
import type { MailWay } from '#contract/mail-way.ts'
import * as api from '#web/features/accounts/api.ts'
import { PasswordField } from '#web/features/accounts/field.tsx'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { useNoMail } from '#web/features/accounts/use-no-mail.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { FormEnd, TextField } from '#web/ui/form/controls.tsx'
import { SignInAgain } from './sign-in-again.tsx'

interface Props {
  t: Translate
  user: User
  account: api.Account
  configured: readonly IdentityProvider[]
  mailWay: MailWay
}

const withPassword = z.object({ ...addressChange.shape, password: typedPassword })
const withoutPassword = z.object({ email: addressChange.shape.email })

export function AddressSetting({ t, user, account, configured, mailWay }: Props) {
  const { language } = useLanguage()
  const [sentTo, setSentTo] = useState<string>()
  const noMail = useNoMail(t, user, mailWay)
  const form = useAccountForm({
    t,
    initial: { email: '', password: '' },
    // Without a password the server looks at how fresh the sign-in is.
    ...bySchema(account.password ? withPassword : withoutPassword),
    send: api.askForAddress,
    onTaken: ({ email }) => setSentTo(email),
  })
  if (account.addressIsFixed) return <p className="prose">{t('settings.addressFixed')}</p>
  const time = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(
    LINK_MS.address / HOUR,
  )
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid max-w-md justify-items-stretch gap-4">
      <div className="prose">
        {(!noMail || !sentTo) && <p>{noMail ?? t('settings.addressText')}</p>}
        <p>{t('settings.addressStays')}</p>
      </div>
      <div role="status">
        {sentTo && (
          <p className="note flex gap-3">
            <MailCheck size={22} aria-hidden="true" className="mt-0.5 flex-none text-brand" />
            <span className="min-w-0 wrap-anywhere">
              {noMail ?? t('settings.addressSent', { email: sentTo, time })}
            </span>
          </p>
        )}
      </div>
      <TextField
        field={form.field('email')}
        label={t('settings.newAddress')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {account.password && <PasswordField field={form.field('password')} label={t('password')} t={t} />}
      <FormEnd
        form={form}
        label={t('settings.sendAddressLink')}
        busyLabel={t('settings.sendingLink')}
        className="button justify-self-start"
        wayOn={<SignInAgain t={t} error={form.failure?.error} account={account} configured={configured} />}
      />
    </form>
  )
}

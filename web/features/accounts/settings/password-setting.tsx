/** Changing the password, or getting a first one where somebody came by another service. */
import { useState } from 'react'
import { ADMIN_PASSWORD_MIN, PASSWORD_MIN, type User } from '#contract/accounts/accounts.ts'
import { passwordChange } from '#contract/accounts/own-account.ts'
import type { MailWay } from '#contract/mail-way.ts'
import * as api from '#web/features/accounts/api.ts'
import { PasswordField } from '#web/features/accounts/field.tsx'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { actionFailure, useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { useNoMail } from '#web/features/accounts/use-no-mail.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { FormEnd } from '#web/ui/form/controls.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

interface Props {
  t: Translate
  user: User
  hasPassword: boolean
  mailWay: MailWay
  onChanged(): void
}

export function PasswordSetting({ t, user, hasPassword, mailWay, onChanged }: Props) {
  return hasPassword ? (
    <ChangeForm t={t} user={user} onChanged={onChanged} />
  ) : (
    <FirstPassword t={t} user={user} mailWay={mailWay} />
  )
}

function ChangeForm({ t, user, onChanged }: Omit<Props, 'hasPassword' | 'mailWay'>) {
  const { toast } = useAnnouncer()
  const form = useAccountForm({
    t,
    initial: { currentPassword: '', newPassword: '' },
    ...bySchema(passwordChange),
    send: api.changePassword,
    onTaken() {
      toast({ kind: 'success', title: t('toasts.passwordSaved'), text: t('toasts.passwordChangedText') })
      onChanged()
    },
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid max-w-md justify-items-stretch gap-4">
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField field={form.field('currentPassword')} label={t('settings.currentPassword')} t={t} />
      <PasswordField
        field={form.field('newPassword')}
        label={t('settings.newPassword')}
        placeholder={t('passwordMinimum', { count: user.isAdmin ? ADMIN_PASSWORD_MIN : PASSWORD_MIN })}
        t={t}
        fresh
      />
      <FormEnd
        form={form}
        label={t('settings.savePassword')}
        busyLabel={t('settings.saving')}
        className="button justify-self-start"
      />
    </form>
  )
}

function FirstPassword({ t, user, mailWay }: Pick<Props, 't' | 'user' | 'mailWay'>) {
  const [said, setSaid] = useState('')
  const noMail = useNoMail(t, user, mailWay)
  const send = async () => {
    try {
      await api.askForReset({ email: user.email })
      setSaid(noMail ?? t('settings.linkSent', { email: user.email }))
    } catch (error) {
      setSaid(actionFailure(t, error))
    }
  }
  return (
    <>
      <div className="prose">
        <p>{t('settings.noPassword')}</p>
        {said !== noMail && <p>{noMail ?? t('settings.passwordByLink')}</p>}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <button type="button" onClick={send} className="button">
          {t('settings.sendPasswordLink')}
        </button>
        <p role="status">{said}</p>
      </div>
    </>
  )
}

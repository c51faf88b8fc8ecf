/** Changing the password, or getting a first one where somebody came by another service. */
import { useState } from 'react'
import { ADMIN_PASSWORD_MIN, PASSWORD_MIN, type User } from '../../../contract/accounts.ts'
import { passwordChange } from '../../../contract/own-account.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import * as api from './api.ts'
import { PasswordField } from './field.tsx'
import { Submit } from './submit.tsx'
import { refusalOf, useForm } from './use-form.ts'
import type { Say } from './words.ts'

interface Props {
  say: Say
  user: User
  hasPassword: boolean
  onChanged(): void
}

export function PasswordSetting({ say, user, hasPassword, onChanged }: Props) {
  return hasPassword ? (
    <ChangeForm say={say} user={user} onChanged={onChanged} />
  ) : (
    <FirstPassword say={say} user={user} />
  )
}

function ChangeForm({ say, user, onChanged }: Omit<Props, 'hasPassword'>) {
  const { toast } = useAnnouncer()
  const form = useForm({
    say,
    empty: { currentPassword: '', newPassword: '' },
    body: passwordChange,
    send: api.changePassword,
    onTaken() {
      toast({ kind: 'success', title: say('toasts.passwordSaved'), text: say('toasts.passwordChangedText') })
      onChanged()
    },
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid max-w-md justify-items-stretch gap-4">
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField form={form} name="currentPassword" label={say('settings.currentPassword')} say={say} />
      <PasswordField
        form={form}
        name="newPassword"
        label={say('settings.newPassword')}
        placeholder={say('passwordMinimum', { count: user.isAdmin ? ADMIN_PASSWORD_MIN : PASSWORD_MIN })}
        say={say}
        fresh
      />
      <Submit
        form={form}
        label={say('settings.savePassword')}
        busyLabel={say('settings.saving')}
        className="justify-self-start"
      />
    </form>
  )
}

function FirstPassword({ say, user }: { say: Say; user: User }) {
  const [said, setSaid] = useState('')
  const send = async () => {
    try {
      await api.askForReset({ email: user.email })
      setSaid(say('settings.linkSent', { email: user.email }))
    } catch (error) {
      setSaid(refusalOf(say, error).text)
    }
  }
  return (
    <>
      <p className="prose">{say('settings.noPassword')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <button type="button" onClick={send} className="button">
          {say('settings.sendPasswordLink')}
        </button>
        <p role="status">{said}</p>
      </div>
    </>
  )
}

/** Reminds of the mail that confirms the address, and has it sent again. */
import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { MailWay } from '#contract/mail-way.ts'
import * as api from '#web/features/accounts/api.ts'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { actionFailure } from '#web/features/accounts/use-account-form.ts'
import { useNoMail } from '#web/features/accounts/use-no-mail.ts'

interface Props {
  t: Translate
  user: User
  /** Undefined while that is not known. */
  mailWay: MailWay | undefined
}

export function VerificationNotice({ t, user, mailWay }: Props) {
  const noMail = useNoMail(t, user, mailWay)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  const resend = async () => {
    if (busy) return
    setBusy(true)
    setSaid('')
    try {
      await api.resendVerification()
      setSaid(noMail ?? t('unverified.resent'))
    } catch (error) {
      setSaid(actionFailure(t, error))
    }
    setBusy(false)
  }
  return (
    <div className="note mt-8">
      <p>{t('unverified.text')}</p>
      {mailWay === 'smtp' && <p>{t('unverified.sent', { email: user.email })}</p>}
      {noMail && !said && <p>{noMail}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <button type="button" onClick={resend} aria-disabled={busy || undefined} className="button">
          {t('unverified.resend')}
        </button>
        <p role="status">{said}</p>
      </div>
    </div>
  )
}

/** Reminds of the mail that confirms the address, and has it sent again. */
import { useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import * as api from './api.ts'
import { refusalOf } from './use-form.ts'
import type { Say } from './words.ts'

export function VerificationNotice({ say, user }: { say: Say; user: User }) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  const resend = async () => {
    if (busy) return
    setBusy(true)
    setSaid('')
    try {
      await api.resendVerification()
      setSaid(say('unverified.resent'))
    } catch (error) {
      setSaid(refusalOf(say, error).text)
    }
    setBusy(false)
  }
  return (
    <div className="note mt-8">
      <p>{say('unverified.text', { email: user.email })}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <button type="button" onClick={resend} aria-disabled={busy || undefined} className="button">
          {say('unverified.resend')}
        </button>
        <p role="status">{said}</p>
      </div>
    </div>
  )
}

/** What becomes of a mail that an action has just queued, in words. The admin area knows it and provides it. */
import { createContext, use } from 'react'
import { useAsyncT } from './i18n.ts'

/** `filed`: stored as a file for want of a mail server. `heldUp`: the mail server accepts none at the moment. */
export type MailOutcome = 'sent' | 'filed' | 'heldUp'

export const MailOutcomeContext = createContext<MailOutcome>('sent')

export function useMailOutcome() {
  const t = useAsyncT()
  const outcome = use(MailOutcomeContext)
  return {
    /** Whether mails reach somebody, now or later. */
    reaches: outcome !== 'filed',
    isHeldUp: outcome === 'heldUp',
    /** Goes behind the sentence about what was done. */
    sentence: t(`mail.${outcome}`),
  }
}

/** What the lists of the inbox share: how much waits in each, and whether mails go out at all. */
import { createContext, use } from 'react'
import type { MailWay } from '#contract/mail-way.ts'

export interface Counts {
  unread: number
  undelivered: number
  openQuestions: number
  canDraft: boolean
  mailWay: MailWay
}

interface Shared {
  recount(): unknown
  /** Mails are kept as files and reach nobody; false while that is not known. */
  mailIsKept: boolean
  /** A model can draft what is written here; false while that is not known. */
  canDraft: boolean
}

export const InboxContext = createContext<Shared>({ recount: () => {}, mailIsKept: false, canDraft: false })
export const useInbox = () => use(InboxContext)

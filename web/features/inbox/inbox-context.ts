/** What the lists of the inbox share: how much waits in each. */
import { createContext, use } from 'react'

export interface Counts {
  unread: number
  undelivered: number
  openQuestions: number
}

export const InboxContext = createContext<{ recount(): void }>({ recount: () => {} })
export const useInbox = () => use(InboxContext)

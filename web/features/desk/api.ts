import { countWaiting } from '../../../contract/clients.ts'
import { countInbox } from '../../../contract/inbox.ts'
import { call } from '../../platform/api.ts'

export type InboxCounts = Awaited<ReturnType<typeof fetchInboxCounts>>

/** How much in the inbox waits for the owner. */
export const fetchInboxCounts = () => call(countInbox, undefined)

/** For how much clients wait. */
export const fetchClientsCount = async () => (await call(countWaiting, undefined)).count

import { countWaiting } from '#contract/clients/clients.ts'
import { countInbox } from '#contract/inbox/inbox.ts'
import { isOn } from '#contract/site/site.ts'
import { call } from '#web/platform/api.ts'

const fetchInboxCounts = () => call(countInbox, undefined)
export type InboxCounts = Awaited<ReturnType<typeof fetchInboxCounts>>

/** How much waits for the owner in which tab. Without the numbers the page is as good; those of before would be wrong. */
export async function fetchWaiting() {
  const orUnknown = <Value>(asked: Promise<Value>) => asked.catch(() => undefined)
  const [inbox, clients] = await Promise.all([
    orUnknown(fetchInboxCounts()),
    isOn('portal') ? orUnknown(call(countWaiting, undefined)) : undefined,
  ])
  return { inbox, clients: clients?.count }
}

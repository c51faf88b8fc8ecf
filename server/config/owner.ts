/** Whether the owner acts, whose own visits and events are not counted. */
import type { ServedEvent } from '#contract/analytics/visit-events.ts'
import type { Services } from '#server/services.ts'

/** Do not call this within a transaction: on SQLite it would deadlock. */
export async function isOwner({ accounts }: Services, headers: Headers): Promise<boolean> {
  const { signIn } = await accounts.findSignIn(headers)
  return signIn?.user.isAdmin === true
}

/** For calls without other writes: their reply does not depend on the count. */
export async function countUnlessOwner(services: Services, headers: Headers, event: ServedEvent): Promise<void> {
  const { log, served } = services
  try {
    if (!(await isOwner(services, headers))) await served.count(event)
  } catch (err) {
    log.warn({ err, event }, 'not counted')
  }
}

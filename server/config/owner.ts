/** Whether the owner acts, whose own visits and deeds are not counted. */
import type { ServedEvent } from '#contract/analytics/visit-events.ts'
import type { Services } from '#server/services.ts'

/** Not to be called within a transaction: on SQLite it would wait for itself. */
export async function isOwner({ accounts }: Services, headers: Headers): Promise<boolean> {
  const { signIn } = await accounts.findSignIn(headers)
  return signIn?.user.isAdmin === true
}

/** For calls that write nothing else: what they give does not depend on whether it was counted. */
export async function countUnlessOwner(services: Services, headers: Headers, deed: ServedEvent): Promise<void> {
  const { log, served } = services
  try {
    if (!(await isOwner(services, headers))) await served.count(deed)
  } catch (err) {
    log.warn({ err, deed }, 'not counted')
  }
}

/** Who counts in figures about visitors: neither the owner nor a program. */
import type { ServedEvent } from '#contract/analytics/visit-events.ts'
import type { Services } from '#server/services.ts'

const programs = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit|curl|wget|python|^$/i

/** Do not call this within a transaction: on SQLite it would deadlock. */
export async function isCounted({ accounts }: Services, headers: Headers): Promise<boolean> {
  if (programs.test(headers.get('User-Agent') ?? '')) return false
  const { signIn } = await accounts.findSignIn(headers)
  return signIn?.user.isAdmin !== true
}

/** For calls without other writes: their reply does not depend on the count. */
export async function countServed(services: Services, headers: Headers, event: ServedEvent): Promise<void> {
  const { log, served } = services
  try {
    if (await isCounted(services, headers)) await served.count(event)
  } catch (err) {
    log.warn({ err, event }, 'not counted')
  }
}

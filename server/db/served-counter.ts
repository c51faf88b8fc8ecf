/**
 * Counts what the server has done for visitors. All of them meet in a few rows, and whoever changes one in a transaction holds
 * it until the disk has the commit: one message after the other. So it is counted after the commit, together with whatever
 * else was done meanwhile. A kill in between loses the count, and nothing but the count.
 */
import type { ServedEvent } from '#contract/analytics/visit-events.ts'
import type { Clock } from '#server/clock.ts'
import { coalesce } from './engines/coalesce.ts'
import type { Database } from './open.ts'
import { quarterOf } from './visitors.ts'

export interface ServedCounter {
  /** Counts once more. Never rejects: what was done does not depend on whether it was counted. */
  count(deed: ServedEvent): Promise<void>
  /** Resolves when all that was counted so far is in the database, or has failed. */
  settled(): Promise<void>
}

/** More than ever come at the same time. */
const MOST = 1000

export function createServedCounter(
  db: Database,
  clock: Clock,
  onError: (error: unknown, deed: ServedEvent) => void,
): ServedCounter {
  const open = new Set<Promise<unknown>>()

  const write = coalesce<ServedEvent, true>(async (deeds) => {
    const quarter = quarterOf(clock.now())
    // In one order, so that two instances never wait for each other.
    const rows = [...Map.groupBy(deeds.toSorted(), (deed) => deed)]
    await db
      .insertInto('served_deeds')
      .values(rows.map(([deed, those]) => ({ quarter, deed, count: those.length })))
      .onConflict((conflict) =>
        conflict
          .columns(['quarter', 'deed'])
          .doUpdateSet((eb) => ({ count: eb('served_deeds.count', '+', eb.ref('excluded.count')) })),
      )
      .execute()
    return deeds.map(() => true)
  }, MOST)

  return {
    async count(deed) {
      const counting = write(deed).catch((error) => onError(error, deed))
      open.add(counting)
      await counting
      open.delete(counting)
    },
    async settled() {
      await Promise.all(open)
    },
  }
}

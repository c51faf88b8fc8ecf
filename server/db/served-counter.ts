/**
 * Counts served requests. All of them update a few rows, and a transaction would lock them
 * until the disk has its commit: one message at a time. So they are counted after the commit, several
 * at once. A kill in between loses only the count.
 */
import type { ServedEvent } from '#contract/analytics/visit-events.ts'
import type { Clock } from '#server/clock.ts'
import { coalesce } from './engines/coalesce.ts'
import type { Database } from './open.ts'
import { quarterOf } from './visitors.ts'

export interface ServedCounter {
  /** Counts one. Never rejects, because the request does not depend on it. */
  count(event: ServedEvent): Promise<void>
  /** Resolves when all counts so far are stored, or have failed. */
  settled(): Promise<void>
}

/** More than any number of concurrent requests. */
const MOST = 1000

export function createServedCounter(
  db: Database,
  clock: Clock,
  onError: (error: unknown, event: ServedEvent) => void,
): ServedCounter {
  const open = new Set<Promise<unknown>>()

  const write = coalesce<ServedEvent, true>(async (events) => {
    const quarter = quarterOf(clock.now())
    // In a fixed order, so that two instances never deadlock.
    const rows = [...Map.groupBy(events.toSorted(), (event) => event)]
    await db
      .insertInto('served_deeds')
      .values(rows.map(([event, those]) => ({ quarter, deed: event, count: those.length })))
      .onConflict((conflict) =>
        conflict
          .columns(['quarter', 'deed'])
          .doUpdateSet((eb) => ({ count: eb('served_deeds.count', '+', eb.ref('excluded.count')) })),
      )
      .execute()
    return events.map(() => true)
  }, MOST)

  return {
    async count(event) {
      const counting = write(event).catch((error) => onError(error, event))
      open.add(counting)
      await counting
      open.delete(counting)
    },
    async settled() {
      await Promise.all(open)
    },
  }
}

import type { Database } from '../../db/open.ts'

/** How many entries of the outbox are in each state. */
export async function outboxDepth(db: Database): Promise<{ state: string; count: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', (eb) => eb.fn.countAll().as('count')])
    .groupBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

/**
 * What becomes of payloads that nothing will deliver any more. Links that sign in may stand in them, and what people wrote:
 * once a row is delivered, or its time is over, only what its kind keeps for the owner's screens stays.
 */
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Kinds } from './kinds.ts'

const BATCH = 200

/** The columns of a row whose payload is needed no more. */
export const reduced = (kinds: Kinds, row: { kind: string; payload: string }) => ({
  payload: keptOf(kinds, row),
  payload_reduced: 1,
})

/** What stays of it, as text. */
export function keptOf(kinds: Kinds, { kind, payload }: { kind: string; payload: string }): string {
  try {
    return kinds[kind]?.keep(payload) ?? '{}'
  } catch {
    // It was never of its kind's shape, so nobody shows anything of it.
    return '{}'
  }
}

/** Reduces what an earlier version delivered, and what was given up and has expired since. */
export async function reducePayloads(db: Database, clock: Clock, kinds: Kinds): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'kind', 'payload', 'state'])
      .where('payload_reduced', '=', 0)
      .where((eb) =>
        eb.or([
          eb('state', '=', 'sent'),
          eb.and([eb('state', 'in', ['dead', 'unconfirmed']), eb('expires_at', '<=', clock.now())]),
        ]),
      )
      .limit(BATCH)
      .execute()
    await db.transaction().execute(async (tx) => {
      for (const row of rows) {
        // Not if the owner has it tried again meanwhile.
        const same = tx.updateTable('outbox').where('id', '=', row.id).where('state', '=', row.state)
        await same.set(reduced(kinds, row)).execute()
      }
    })
    if (rows.length < BATCH) return
  }
}

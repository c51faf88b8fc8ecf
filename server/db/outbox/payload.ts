/**
 * Reduces payloads of finished rows, which may contain sign-in links and people's texts:
 * once a row is delivered or expired, only the part for the admin area stays.
 */
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Kinds } from './kinds.ts'

const BATCH = 200

/** The columns of a row with a reduced payload. */
export const reduced = (kinds: Kinds, row: { kind: string; payload: string }) => ({
  payload: keptOf(kinds, row),
  payload_reduced: 1,
})

/** The remaining part, as text. */
export function keptOf(kinds: Kinds, { kind, payload }: { kind: string; payload: string }): string {
  try {
    return kinds[kind]?.keep(payload) ?? '{}'
  } catch {
    // An invalid payload, so no screen needs it.
    return '{}'
  }
}

/** Reduces rows that an earlier version delivered, and failed rows that have expired since. */
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
        // Not if the owner retries it meanwhile.
        const same = tx.updateTable('outbox').where('id', '=', row.id).where('state', '=', row.state)
        await same.set(reduced(kinds, row)).execute()
      }
    })
    if (rows.length < BATCH) return
  }
}

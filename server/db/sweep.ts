/** Forgets what has served its time. */
import type { Clock } from '../clock.ts'
import type { Database } from './open.ts'

/** A browser replays a message written offline for at most a day; keys are kept a week beyond doubt. */
const KEEP_KEYS_MS = 7 * 24 * 3600_000
/** Delivered mails are kept for the owner to look up for a month. */
const KEEP_SENT_MS = 30 * 24 * 3600_000

export async function sweep(db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('limits').where('resets_at', '<', now).execute()
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - KEEP_KEYS_MS)
    .execute()
  await db
    .deleteFrom('outbox')
    .where('state', '=', 'sent')
    .where('finished_at', '<', now - KEEP_SENT_MS)
    .execute()
}

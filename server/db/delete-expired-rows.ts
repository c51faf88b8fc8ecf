/** Deletes expired data. */

import { ADMIN_LOG_RETENTION_DAYS, MAIL_RETENTION_DAYS } from '#contract/accounts/retention.ts'
import { DROPPED_RETENTION_DAYS } from '#contract/admin/dropped-sentences.ts'
import { PROVIDER_CALLS_RETENTION_DAYS } from '#contract/admin/providers.ts'
import { VISITS_RETENTION_DAYS } from '#contract/analytics/analytics.ts'
import { VITALS_RETENTION_DAYS } from '#contract/analytics/vitals.ts'
import { REPORT_RETENTION_MS } from '#contract/audit/audit.ts'
import { CHAT_RETENTION_DAYS, COMPANY_RETENTION_MS } from '#contract/chat/chat-limits.ts'
import { DAY } from '#contract/endpoint.ts'
import { RESUME_ADDRESS_RETENTION_DAYS } from '#contract/resume.ts'
import type { Clock } from '#server/clock.ts'
import { type Database, forgetDeleted } from './open.ts'
import { forgetMarks } from './visitors.ts'

/** A browser replays an offline message for at most a day; keys are stored for a week to be safe. */
const KEEP_KEYS_MS = 7 * 24 * 3600_000
/** Retention of delivered mails and of failed ones that the owner dismissed. */
const KEEP_SENT_MS = MAIL_RETENTION_DAYS * DAY
/** An erasure mark lives longer than any answer in progress. */
const KEEP_ERASED_MS = 1 * DAY

export async function sweep(db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('limits').where('resets_at', '<', now).execute()
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - KEEP_KEYS_MS)
    .execute()
  await db
    .deleteFrom('outbox')
    .where('state', '<>', 'pending')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'sent'), eb('finished_at', '<', now - KEEP_SENT_MS)]),
        // Expired links. Mails that were never sent stay for the owner to see.
        eb.and([eb('state', '=', 'sent'), eb('expires_at', '<=', now)]),
        eb('dismissed_at', '<', now - KEEP_SENT_MS),
        eb('erase_at', '<=', now),
      ]),
    )
    .execute()
  const chatKeptSince = now - CHAT_RETENTION_DAYS * DAY
  await db.deleteFrom('chat_turns').where('asked_at', '<', chatKeptSince).execute()
  await db
    .deleteFrom('chat_conversations')
    .where((eb) =>
      eb.or([
        eb('last_at', '<', chatKeptSince),
        eb.and([eb('erased', '=', 1), eb('last_at', '<', now - KEEP_ERASED_MS)]),
      ]),
    )
    .execute()
  await db
    .deleteFrom('audits')
    .where('measured_at', '<', now - REPORT_RETENTION_MS)
    .execute()
  await db
    .deleteFrom('companies')
    .where('found_at', '<', now - COMPANY_RETENTION_MS)
    .execute()
  await db
    .deleteFrom('field_vitals')
    .where('day', '<', now - VITALS_RETENTION_DAYS * DAY)
    .execute()
  for (const table of ['visits', 'page_views', 'served_deeds'] as const) {
    await db
      .deleteFrom(table)
      .where('quarter', '<', now - VISITS_RETENTION_DAYS * DAY)
      .execute()
  }
  await forgetMarks(db, now)
  await db
    .deleteFrom('field_vitals_weeks')
    .where('start', '<', now - VITALS_RETENTION_DAYS * DAY)
    .execute()
  await db
    .deleteFrom('dropped_sentences')
    .where((eb) => eb.or([eb('at', '<', now - DROPPED_RETENTION_DAYS * DAY), eb('turn', 'is', null)]))
    .execute()
  await db
    .deleteFrom('provider_calls')
    .where('began_at', '<', now - PROVIDER_CALLS_RETENTION_DAYS * DAY)
    .execute()
  await db
    .deleteFrom('resume_downloads')
    .where('follow_up', '=', 0)
    .where('taken_at', '<', now - RESUME_ADDRESS_RETENTION_DAYS * DAY)
    .execute()
  await db
    .deleteFrom('admin_log')
    .where('at', '<', now - ADMIN_LOG_RETENTION_DAYS * DAY)
    .execute()
  const nowText = new Date(now).toISOString()
  for (const table of ['sessions', 'verifications'] as const) {
    await db.deleteFrom(table).where('expiresAt', '<', nowText).execute()
  }
  await db.deleteFrom('invitations').where('expires_at', '<', now).execute()
  await forgetDeleted(db)
}

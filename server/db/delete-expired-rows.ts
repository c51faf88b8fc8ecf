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
import { attemptAll } from '#server/thrown.ts'
import { type Database, forgetDeleted } from './open.ts'
import { forgetMarks } from './visitors.ts'

/** A browser replays an offline message for at most a day; keys are stored for a week to be safe. */
const KEEP_KEYS_MS = 7 * DAY
/** Retention of delivered mails and of failed ones that the owner dismissed. */
const KEEP_SENT_MS = MAIL_RETENTION_DAYS * DAY
/** An erasure mark lives longer than any answer in progress. */
const KEEP_ERASED_MS = 1 * DAY

/** Where one kind cannot be deleted, all others are. @throws AggregateError at the end. */
export async function sweep(db: Database, clock: Clock): Promise<void> {
  await attemptAll(expired(db, clock.now()))
}

/** What has had its time, each deleted by itself. */
function expired(db: Database, now: number): Record<string, () => Promise<unknown>> {
  const before = (days: number) => now - days * DAY
  const chatKeptSince = before(CHAT_RETENTION_DAYS)
  const visits = (table: 'visits' | 'page_views' | 'served_deeds') => () =>
    db.deleteFrom(table).where('quarter', '<', before(VISITS_RETENTION_DAYS)).execute()
  const accounts = (table: 'sessions' | 'verifications') => () =>
    db.deleteFrom(table).where('expiresAt', '<', new Date(now).toISOString()).execute()
  return {
    limits: () => db.deleteFrom('limits').where('resets_at', '<', now).execute(),
    keys: () =>
      db
        .deleteFrom('idempotency_keys')
        .where('created_at', '<', now - KEEP_KEYS_MS)
        .execute(),
    outbox: () =>
      db
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
        .execute(),
    'chat turns': () => db.deleteFrom('chat_turns').where('asked_at', '<', chatKeptSince).execute(),
    conversations: () =>
      db
        .deleteFrom('chat_conversations')
        .where((eb) =>
          eb.or([
            eb('last_at', '<', chatKeptSince),
            eb.and([eb('erased', '=', 1), eb('last_at', '<', now - KEEP_ERASED_MS)]),
          ]),
        )
        .execute(),
    audits: () =>
      db
        .deleteFrom('audits')
        .where('measured_at', '<', now - REPORT_RETENTION_MS)
        .execute(),
    companies: () =>
      db
        .deleteFrom('companies')
        .where('found_at', '<', now - COMPANY_RETENTION_MS)
        .execute(),
    'days of vitals': () => db.deleteFrom('field_vitals').where('day', '<', before(VITALS_RETENTION_DAYS)).execute(),
    'weeks of vitals': () =>
      db.deleteFrom('field_vitals_weeks').where('start', '<', before(VITALS_RETENTION_DAYS)).execute(),
    visits: visits('visits'),
    pages: visits('page_views'),
    deeds: visits('served_deeds'),
    marks: () => forgetMarks(db, now),
    'dropped sentences': () =>
      db
        .deleteFrom('dropped_sentences')
        .where((eb) => eb.or([eb('at', '<', before(DROPPED_RETENTION_DAYS)), eb('turn', 'is', null)]))
        .execute(),
    'calls of providers': () =>
      db.deleteFrom('provider_calls').where('began_at', '<', before(PROVIDER_CALLS_RETENTION_DAYS)).execute(),
    'addresses of résumés': () =>
      db
        .deleteFrom('resume_downloads')
        .where('follow_up', '=', 0)
        .where('taken_at', '<', before(RESUME_ADDRESS_RETENTION_DAYS))
        .execute(),
    'admin log': () => db.deleteFrom('admin_log').where('at', '<', before(ADMIN_LOG_RETENTION_DAYS)).execute(),
    sessions: accounts('sessions'),
    verifications: accounts('verifications'),
    invitations: () => db.deleteFrom('invitations').where('expires_at', '<', now).execute(),
    'free pages': () => forgetDeleted(db),
  }
}

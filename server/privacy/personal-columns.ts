/**
 * States what happens to every column, and to every file in DATA_DIR, on erasure. One test reads
 * the tables from the database and fails for an unlisted column; another fills them with a person's data and
 * compares where it is found before and after.
 */
import { entriesOf } from '#contract/keys.ts'
import { messageFields } from './personal-fields.ts'

/** `table: { rule: 'columns' }`, names separated by spaces. */
type Fates = Partial<Record<Fate, string>>

export type Fate = keyof typeof fates

const fates = {
  nothing: 'holds nothing about a person: ids made here, times, numbers, one of a few words',
  owner: 'the owner’s own words and records, which stay',
  account: 'goes with the account',
  address: 'goes with the account if its address is proven; of a message also when the owner deletes it',
  numbered: 'a number takes its place; the entry goes after two years',
  timed:
    'belongs to no account, and goes by itself when its time is over; a conversation also when its visitor erases it',
} as const

export const columnFates: Record<string, Fates> = {
  accounts: {
    nothing: 'id providerId accessTokenExpiresAt refreshTokenExpiresAt scope createdAt updatedAt',
    account: 'accountId userId accessToken refreshToken idToken password',
  },
  added_fact_texts: { nothing: 'fact_id language', owner: 'text questions' },
  added_facts: { nothing: 'id created_at changed_at' },
  added_facts_version: { nothing: 'id version' },
  admin_log: { nothing: 'id at action amount currency', numbered: 'admin subject' },
  audits: { nothing: 'id kind is_own measured_at', timed: 'url measurement' },
  chat_conversations: { nothing: 'turns last_at erased', timed: 'id' },
  chat_turns: {
    nothing: 'id asked_at facts answered provider language role feedback settled_at',
    timed: 'conversation question question_key answer',
  },
  companies: { nothing: 'found_at', timed: 'domain company' },
  contact_messages: {
    nothing: 'id language received_at kept_apart read_at',
    address: messageFields.map(({ column }) => column.replace('contact_messages.', '')).join(' '),
  },
  deleted_demo_projects: { nothing: 'id' },
  documents: {
    nothing: 'id project_id media_type file_size file_key uploaded_by uploaded_at updated_at seen_at',
    account: 'title uploader_id uploader_name',
  },
  dropped_sentences: { nothing: 'id turn at language facts reason was_true', timed: 'sentence' },
  field_vitals: { nothing: 'day path navigation connection vital rating value count' },
  field_vitals_weeks: { nothing: 'start vital value count' },
  former_addresses: { nothing: 'left_at', account: 'user_id email' },
  idempotency_keys: { nothing: 'created_at', account: 'scope key body_hash reply' },
  invitations: { nothing: 'id invited_at expires_at', address: 'email token_hash' },
  limits: { nothing: 'count resets_at', timed: 'id' },
  mail_people: { nothing: 'mail_id', account: 'person' },
  meeting_proposals: {
    nothing: 'id project_id starts_at minutes proposed_at answer answered_at seen_at',
    account: 'topic proposed_by answer_note time_zone person_id',
  },
  message_answers: { nothing: 'id message_id answered_at', address: 'text', numbered: 'answered_by' },
  metric_readings: { nothing: 'id project_id measured_at', owner: 'code_quality performance security test_coverage' },
  milestone_decisions: {
    nothing: 'milestone_id delivery kind decided_at seen_at',
    account: 'comment decided_by person_id',
  },
  milestones: { nothing: 'id project_id position status completed_at delivery', owner: 'title due_date deliverables' },
  outbox: {
    nothing:
      'id kind state attempts due_at handed_over_at created_at finished_at dismissed_at erase_at expires_at payload_reduced unconfirmed_count',
    account: 'payload last_error',
  },
  page_views: { nothing: 'quarter path count' },
  project_expenses: { nothing: 'id project_id', owner: 'spent_on label amount' },
  project_messages: { nothing: 'id project_id author sent_at', account: 'author_name text person_id' },
  project_updates: { nothing: 'id project_id posted_at', owner: 'text posted_by' },
  projects: {
    nothing: 'id is_demo created_at revision',
    owner: 'name summary status progress start_date expected_delivery technologies currency total_budget',
    account: 'client_id',
    address: 'invited_email',
  },
  provider_calls: {
    nothing:
      'id provider model began_at ms outcome fault status input_tokens output_tokens kind first_ms cached_tokens written_tokens',
  },
  push_keys: { nothing: 'id', owner: 'public_key private_key' },
  push_subscriptions: { nothing: 'id added_at session_id', account: 'endpoint p256dh auth user_id' },
  read_threads: { nothing: 'project_id read_at', account: 'user_id' },
  recovery_codes: { account: 'user_id code_hash' },
  resume_downloads: { nothing: 'id follow_up language taken_at told_in', address: 'email role' },
  second_factors: { nothing: 'last_step', account: 'user_id secret' },
  served_deeds: { nothing: 'quarter deed count' },
  sessions: {
    nothing: 'id expiresAt createdAt updatedAt codeGiven',
    account: 'token ipAddress userAgent userId',
  },
  site_measurements: { nothing: 'id measured_at', owner: 'findings' },
  site_secret: { nothing: 'id', owner: 'secret mark' },
  stopped_notices: { nothing: 'stopped_at', account: 'user_id' },
  stray_files: { nothing: 'file_key due_at' },
  team_members: { nothing: 'id project_id is_lead last_active_at', owner: 'name role' },
  update_requests: { nothing: 'id project_id requested_at answered_at', account: 'note requested_by person_id' },
  users: {
    nothing: 'emailVerified createdAt updatedAt isAdmin language isDisabled hasSecondFactor',
    account: 'id name email image firstName lastName',
  },
  verifications: { nothing: 'id expiresAt createdAt updatedAt', account: 'identifier value' },
  visit_salts: { timed: 'day salt' },
  visits: {
    nothing: `id quarter is_first views language source device depth seconds interactions hero about experience projects contact
      chat_opened question_asked resume_opened resume_downloaded contact_opened contact_sent audit_excellent audit_moderate
      audit_needs_improvement`,
    timed: 'mark last_at',
  },
}

/** Entries of DATA_DIR, by the first part of their path. */
export const fileFates: Record<string, Fate> = {
  'site.db': 'account',
  'site.db-wal': 'account',
  'site.db-shm': 'nothing',
  secret: 'owner',
  /** Documents; deleted with their rows. */
  files: 'account',
  /** Mails; deleted with their rows. */
  outbox: 'account',
  /** Uploads have no name there; a backup's copy of the database is unlinked. */
  uploads: 'timed',
}

/** @returns undefined for an unlisted column. */
export function fateOf(table: string, column: string): Fate | undefined {
  for (const [fate, columns] of entriesOf(columnFates[table] ?? {})) {
    if (columns.split(/\s+/).includes(column)) return fate
  }
  return undefined
}

/** The database's tables as Kysely sees them. Times are epoch milliseconds; the SQL is in `migrations/`. */
import type { Generated } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { ChatTables } from './chat-tables.ts'
import type { MeasuredTables } from './measured-tables.ts'
import type { PortalTables } from './portal-tables.ts'

export interface Tables extends AccountTables, ChatTables, MeasuredTables, PortalTables {
  contact_messages: {
    id: string
    first_name: string
    last_name: string
    email: string
    subject: string
    message: string
    /** The sender's language. */
    language: string
    received_at: number
    /** Why it is spam and was not mailed; null for an ordinary message. */
    kept_apart: string | null
    read_at: number | null
  }
  message_answers: {
    /** Also the id of the outbox's mail. */
    id: string
    message_id: string
    text: string
    /** The address of the admin. */
    answered_by: string
    answered_at: number
  }
  outbox: {
    id: string
    kind: string
    /** JSON; its shape belongs to the kind. */
    payload: string
    state: 'pending' | 'sent' | 'dead' | 'unconfirmed'
    attempts: number
    /** Time of the next attempt. For a leased row, the end of its lease. */
    due_at: number
    /** Set just before the last byte goes to the mail server, to recognise a crash after it. */
    handed_over_at: number | null
    /** Number of stops between handing over and confirmation. */
    unconfirmed_count: Generated<number>
    last_error: string | null
    created_at: number
    finished_at: number | null
    /** When the owner dismissed the failed mail. */
    dismissed_at: number | null
    /** Expiry; null for none. */
    expires_at: number | null
    /** 1: the payload is reduced to what the admin area shows. */
    payload_reduced: Generated<number>
    /** When a finished row is deleted; null for the usual retention. */
    erase_at: number | null
  }
  mail_people: {
    mail_id: string
    /** An account's id, or an address in lower case. */
    person: string
  }
  idempotency_keys: {
    scope: string
    key: string
    body_hash: string
    /** JSON of the first answer. */
    reply: string
    created_at: number
  }
  limits: {
    id: string
    count: number
    resets_at: number
  }
  resume_downloads: {
    id: string
    email: string
    /** One of the roles, or the reader's own words. */
    role: string
    /** 1: the owner may write to the address. */
    follow_up: 0 | 1
    language: string
    taken_at: number
    /** The summary mail to the owner that lists it. */
    told_in: string | null
  }
}

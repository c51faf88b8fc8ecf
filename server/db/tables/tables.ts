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
    /** The language the sender read the site in. */
    language: string
    received_at: number
    /** Why it was kept apart and nobody was mailed; null for a message like any other. */
    kept_apart: string | null
    read_at: number | null
  }
  message_answers: {
    /** The mail in the outbox has the same id. */
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
    /** Not tried before this time. While an instance works on the row, the end of its lease. */
    due_at: number
    /** Set just before the last byte is handed to the mail server, so that a crash after it is recognised. */
    handed_over_at: number | null
    /** How often the server stopped between handing it over and hearing that it was accepted. */
    unconfirmed_count: Generated<number>
    last_error: string | null
    created_at: number
    finished_at: number | null
    /** When the owner put it aside, if it was not delivered. */
    dismissed_at: number | null
    /** After this there is no use in delivering it; null if there always is. */
    expires_at: number | null
    /** 1: of the payload only what the owner's screens show is left. */
    payload_reduced: Generated<number>
    /** From when on the row is deleted, once it has left or was given up; null: as others. */
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
    /** JSON of the answer given the first time. */
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
    /** One of the roles that can be chosen, or the reader's own words. */
    role: string
    /** 1: the owner may write to the address. */
    follow_up: 0 | 1
    language: string
    taken_at: number
    /** The mail in the outbox that tells the owner of it together with others. */
    told_in: string | null
  }
}

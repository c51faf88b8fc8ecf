/** The database's tables as Kysely sees them. Times are epoch milliseconds; the SQL is in `migrations/`. */
export interface Tables {
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
    last_error: string | null
    created_at: number
    finished_at: number | null
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
}

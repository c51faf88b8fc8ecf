/** Tables of accounts, sign-ins, and the admin log. */
import type { Generated } from 'kysely'
import type { AdminAction } from '#contract/admin/admin-log.ts'

export interface AccountTables {
  users: {
    id: string
    name: string
    /** In lower case. */
    email: string
    emailVerified: EngineBoolean
    image: string | null
    createdAt: EngineTime
    updatedAt: EngineTime
    firstName: string
    lastName: string
    isAdmin: EngineBoolean
    language: string
    isDisabled: Generated<EngineBoolean>
    hasSecondFactor: Generated<EngineBoolean>
  }
  sessions: {
    id: string
    expiresAt: EngineTime
    token: string
    createdAt: EngineTime
    updatedAt: EngineTime
    ipAddress: string | null
    userAgent: string | null
    userId: string
    codeGiven: Generated<EngineBoolean>
  }
  former_addresses: {
    user_id: string
    /** In lower case. */
    email: string
    left_at: number
  }
  second_factors: {
    user_id: string
    /** Encrypted. */
    secret: string
    last_step: number
  }
  recovery_codes: {
    user_id: string
    code_hash: string
  }
  accounts: {
    id: string
    /** The user's own id for a password, else the id at the provider. */
    accountId: string
    /** `credential` for a password, else the provider. */
    providerId: string
    userId: string
    password: string | null
    createdAt: EngineTime
    updatedAt: EngineTime
  }
  verifications: {
    id: string
    identifier: string
    value: string
    expiresAt: EngineTime
    createdAt: EngineTime
    updatedAt: EngineTime
  }
  invitations: {
    id: string
    email: string
    /** A digest of the token. */
    token_hash: string
    invited_at: number
    expires_at: number
  }
  /** One row, on PostgreSQL, whose id is 1. */
  site_secret: {
    id: number
    /** Null if the environment sets it. */
    secret: string | null
    /** A digest of it. */
    mark: string
  }
  admin_log: {
    id: string
    at: number
    admin: string
    action: AdminAction
    subject: string | null
    /** In the currency's smallest unit; null if the entry is about no money. */
    amount: number | null
    currency: string | null
  }
}

/** In better-auth’s tables: ISO text on SQLite, a date on PostgreSQL; 0 and 1, or a boolean. */
type EngineTime = string | Date
type EngineBoolean = 0 | 1 | boolean

/** The database's tables as Kysely sees them. Times are epoch milliseconds; the SQL is in `migrations/`. */
import type { Generated } from 'kysely'
import type { AdminAction } from '../../contract/admin-log.ts'
import type { Language } from '../../contract/language.ts'
import type { Decision, Milestone, Project } from '../../contract/portal.ts'
import type { PortalDocument } from '../../contract/portal-documents.ts'
import type { Meeting } from '../../contract/portal-meetings.ts'
import type { Message } from '../../contract/portal-messages.ts'
import type { ProviderFault, ProviderName } from '../../contract/provider-names.ts'
import type { DeviceClass, ServedDeed } from '../../contract/visits.ts'

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
    last_error: string | null
    created_at: number
    finished_at: number | null
    /** When the owner put it aside, if it was not delivered. */
    dismissed_at: number | null
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
  }
  chat_conversations: {
    /** A digest of the id that the browser made. */
    id: string
    /** How many questions were kept. */
    turns: number
    /** When the last question was kept or, if it is erased, when that was. */
    last_at: number
    /** 1: nothing may be kept of it any more. */
    erased: 0 | 1
  }
  chat_turns: {
    id: string
    conversation: string
    asked_at: number
    question: string
    /** The question's words without case and punctuation, cut to what an index takes: the same for alike questions. */
    question_key: string
    answer: string
    /** JSON: the ids of the cited facts, in the order of the footnotes. */
    facts: string
    /** 0: the ledger could not answer it. */
    answered: 0 | 1
    /** Who worded the answer. */
    provider: string
    language: string
    role: string
    feedback: 'up' | 'down' | null
    /** When the owner answered it or put it aside. */
    settled_at: number | null
  }
  added_facts: {
    id: string
    created_at: number
    changed_at: number
  }
  added_fact_texts: {
    fact_id: string
    language: Language
    text: string
    /** JSON: a list of texts, how people ask for it. */
    questions: string
  }
  /** One row, whose id is 1. */
  added_facts_version: {
    id: number
    version: number
  }
  audits: {
    id: string
    /** As it was asked for, normalised. */
    url: string
    kind: string
    /** 1: this site's own page, measured to compare others with. */
    is_own: 0 | 1
    measured_at: number
    /** JSON; its shape belongs to the store. */
    measurement: string
  }
  companies: {
    domain: string
    found_at: number
    /** JSON; its shape belongs to the store. Null: the domain's website tells nothing. */
    company: string | null
  }
  field_vitals: {
    /** The start of the day, in UTC. */
    day: number
    path: string
    navigation: string
    connection: string
    vital: string
    rating: 'good' | 'needs-improvement' | 'poor'
    /** Milliseconds, or thousandths of a layout shift; to two digits. */
    value: number
    count: number
  }
  visit_salts: {
    /** The start of the day, in UTC. */
    day: number
    salt: string
  }
  visits: {
    id: string
    /** The start of the quarter of an hour, in which every time zone's days begin. */
    quarter: number
    /** Tells the day's visitors apart; null once the day is over. */
    mark: string | null
    /** When the visit was last heard of; null once the day is over. */
    last_at: number | null
    /** 1: nobody with this mark had been here that day. */
    is_first: 0 | 1
    views: number
    language: Language
    source: string
    device: DeviceClass
    /** Percent: the farthest milestone on any page. */
    depth: number
    seconds: number
    interactions: number
    /** Seconds in the sections of the home page. */
    hero: number
    about: number
    experience: number
    projects: number
    contact: number
    chat_opened: 0 | 1
    question_asked: 0 | 1
    resume_opened: 0 | 1
    resume_downloaded: 0 | 1
    contact_opened: 0 | 1
    contact_sent: 0 | 1
    audit_excellent: 0 | 1
    audit_moderate: 0 | 1
    audit_needs_improvement: 0 | 1
  }
  page_views: {
    quarter: number
    path: string
    count: number
  }
  served_deeds: {
    quarter: number
    deed: ServedDeed
    count: number
  }
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
    /** The user's own id for a password, else their id at the service. */
    accountId: string
    /** `credential` for a password, else the service. */
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
  }
  invitations: {
    id: string
    email: string
    /** A digest of the token. */
    token_hash: string
    invited_at: number
    expires_at: number
  }
  provider_calls: {
    id: string
    provider: ProviderName
    /** The provider's name of the model. */
    model: string
    began_at: number
    ms: number
    /** `left`: the visitor broke it off. */
    outcome: 'answered' | 'failed' | 'left'
    fault: ProviderFault | null
    /** The HTTP status, if that was the fault. */
    status: number | null
    /** Null if the provider did not tell. */
    input_tokens: number | null
    output_tokens: number | null
  }
  admin_log: {
    id: string
    at: number
    admin: string
    action: AdminAction
    subject: string | null
  }
  field_vitals_weeks: {
    /** The start of the week's Monday, in UTC. */
    start: number
    vital: string
    /** As in `field_vitals`. */
    value: number
    count: number
  }
  site_measurements: {
    id: string
    measured_at: number
    /** JSON; its shape belongs to the store. */
    findings: string
  }
  projects: {
    id: string
    client_id: string | null
    name: string
    summary: string
    status: Project['status']
    /** Percent. */
    progress: number
    /** Days are text like `2026-03-31`. */
    start_date: string
    expected_delivery: string
    /** JSON: a list of texts. */
    technologies: string
    /** ISO 4217. Money is in its smallest unit. */
    currency: string
    total_budget: number
    is_demo: 0 | 1
    created_at: number
    /** In lower case: for whom it waits until they have an account with this address, proven. */
    invited_email: string | null
    /** Grows with each change of the plan. */
    revision: number
  }
  project_expenses: {
    id: string
    project_id: string
    spent_on: string
    label: string
    amount: number
  }
  milestones: {
    id: string
    project_id: string
    position: number
    title: string
    status: Milestone['status']
    due_date: string
    /** JSON: a list of texts. */
    deliverables: string
    completed_at: number | null
    /** How often it was delivered. */
    delivery: number
  }
  milestone_decisions: {
    milestone_id: string
    /** Which delivery was decided on. */
    delivery: number
    kind: Decision['kind']
    comment: string
    /** The client's name. */
    decided_by: string
    decided_at: number
  }
  metric_readings: {
    id: string
    project_id: string
    measured_at: number
    code_quality: number
    performance: number
    security: number
    test_coverage: number
  }
  team_members: {
    id: string
    project_id: string
    name: string
    role: string
    is_lead: 0 | 1
    last_active_at: number | null
  }
  documents: {
    id: string
    project_id: string
    title: string
    media_type: string
    /** Bytes. */
    file_size: number
    file_key: string
    uploaded_by: PortalDocument['uploadedBy']
    /** The account, for what one client's uploads take in all. */
    uploader_id: string | null
    uploader_name: string
    uploaded_at: number
    updated_at: number
  }
  stray_files: {
    file_key: string
    /** Removed after this time. */
    due_at: number
  }
  project_messages: {
    id: string
    project_id: string
    author: Message['author']
    author_name: string
    text: string
    sent_at: number
  }
  project_updates: {
    id: string
    project_id: string
    text: string
    posted_by: string
    posted_at: number
  }
  update_requests: {
    id: string
    project_id: string
    note: string
    requested_by: string
    requested_at: number
    answered_at: number | null
  }
  meeting_proposals: {
    id: string
    project_id: string
    starts_at: number
    minutes: number
    topic: string
    proposed_by: string
    proposed_at: number
    answer: Meeting['answer']
    answered_at: number | null
    /** The client's, such as `Europe/Berlin`; null if it was proposed before it was noted. */
    time_zone: string | null
  }
  stopped_notices: {
    user_id: string
    stopped_at: number
  }
  push_subscriptions: {
    id: string
    endpoint: string
    p256dh: string
    auth: string
    user_id: string
    added_at: number
  }
  push_keys: {
    id: number
    public_key: string
    private_key: string
  }
}

/** In better-auth’s tables: ISO text on SQLite, a date on PostgreSQL; 0 and 1, or a boolean. */
type EngineTime = string | Date
type EngineBoolean = 0 | 1 | boolean

/** Tables of clients' projects and their push subscriptions. */

import type { PortalDocument } from '#contract/portal/documents.ts'
import type { Meeting } from '#contract/portal/meetings.ts'
import type { Message } from '#contract/portal/messages.ts'
import type { Decision, Milestone, Project } from '#contract/portal/portal.ts'

export interface PortalTables {
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
    /** In lower case: the project waits for a confirmed account with this address. */
    invited_email: string | null
    /** Increments with each change of the plan. */
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
    /** Number of deliveries. */
    delivery: number
  }
  milestone_decisions: {
    milestone_id: string
    /** The delivery that was decided on. */
    delivery: number
    kind: Decision['kind']
    comment: string
    /** The client's name. */
    decided_by: string
    decided_at: number
    /** When the owner saw an approval. */
    seen_at: number | null
    person_id: string | null
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
    /** The uploading account, for its quota. */
    uploader_id: string | null
    uploader_name: string
    uploaded_at: number
    updated_at: number
    /** When the owner saw a client's document; their own they know. */
    seen_at: number | null
  }
  /** Sample projects that the owner has deleted, which are not made again. */
  deleted_demo_projects: {
    id: string
  }
  stray_files: {
    file_key: string
    /** Time of its removal. */
    due_at: number
  }
  project_messages: {
    id: string
    project_id: string
    author: Message['author']
    author_name: string
    text: string
    sent_at: number
    /** The client's account, which may not own the project any more. */
    person_id: string | null
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
    person_id: string | null
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
    /** The owner's words with the answer; empty without any. */
    answer_note: string
    /** When the owner saw that it passed without an answer. */
    seen_at: number | null
    /** The client's zone, such as `Europe/Berlin`; null in old rows. */
    time_zone: string | null
    person_id: string | null
  }
  /** Up to when a client has read the owner's messages. */
  read_threads: {
    project_id: string
    user_id: string
    /** Time of the newest message that was read. */
    read_at: number
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
    session_id: string | null
  }
  push_keys: {
    id: number
    public_key: string
    private_key: string
  }
}

/** 200 users with their sign-ins, open invitations, and 50 projects in which much has happened. */
import { DAY, HOUR } from '#contract/endpoint.ts'
import type { Tx } from '#server/db/open.ts'
import { inBatches } from './random.ts'

const USERS = 200
const SESSIONS = 3
const INVITATIONS = 60
const PROJECTS = 50
const [MILESTONES, EXPENSES, READINGS, MESSAGES, UPDATES, TEAM] = [8, 40, 24, 200, 30, 6]

const list = <One>(count: number, make: (n: number) => One) => Array.from({ length: count }, (_, n) => make(n))
const day = (at: number) => new Date(at).toISOString().slice(0, 10)

export async function seedUsers(tx: Tx, now: number): Promise<void> {
  const users = list(USERS, (n) => {
    const at = new Date(now - (n + 1) * HOUR).toISOString()
    return {
      id: `user-${n}`,
      name: `Ada Number ${n}`,
      firstName: 'Ada',
      lastName: `Number ${n}`,
      email: `ada-${n}@example.com`,
      emailVerified: 1 as const,
      image: null,
      createdAt: at,
      updatedAt: at,
      isAdmin: 0 as const,
      language: 'en',
    }
  })
  const sessions = users.flatMap(({ id, createdAt }) =>
    list(SESSIONS, (n) => ({
      id: `session-${n}-of-${id}`,
      token: `token-${n}-of-${id}`,
      userId: id,
      expiresAt: new Date(now + DAY).toISOString(),
      createdAt,
      updatedAt: createdAt,
      ipAddress: null,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    })),
  )
  const invitations = list(INVITATIONS, (n) => ({
    id: `invitation-${n}`,
    email: `invited-${n}@example.com`,
    token_hash: `digest-${n}`,
    invited_at: now - n * HOUR,
    expires_at: now + DAY,
  }))
  await inBatches(users, (batch) => tx.insertInto('users').values(batch).execute())
  await inBatches(sessions, (batch) => tx.insertInto('sessions').values(batch).execute())
  await inBatches(invitations, (batch) => tx.insertInto('invitations').values(batch).execute())
}

/** Each of a client of their own. */
export async function seedProjects(tx: Tx, now: number): Promise<void> {
  const projects = list(PROJECTS, (n) => ({
    id: `project-${n}`,
    client_id: `user-${n}`,
    name: `Project ${n}`,
    summary: 'A bridge over the river.',
    status: 'active' as const,
    progress: 40,
    start_date: day(now - 200 * DAY),
    expected_delivery: day(now + 100 * DAY),
    technologies: '["Steel","Rope"]',
    currency: 'EUR',
    total_budget: 1_000_000,
    is_demo: 0 as const,
    created_at: now - n * DAY,
    invited_email: null,
    revision: 1,
  }))
  const parts = <Part extends object>(count: number, make: (n: number) => Part) =>
    projects.flatMap(({ id: project_id }) =>
      list(count, (n) => ({ id: `${n}-of-${project_id}`, project_id, ...make(n) })),
    )
  const milestones = parts(MILESTONES, (position) => ({
    position,
    title: `Milestone ${position}`,
    status: 'in-progress' as const,
    due_date: day(now + position * DAY),
    deliverables: '["A report"]',
    completed_at: null,
    delivery: 1,
  }))
  const expenses = parts(EXPENSES, (n) => ({ spent_on: day(now - n * DAY), label: `Expense ${n}`, amount: 1250 }))
  const readings = parts(READINGS, (n) => ({
    measured_at: now - n * 7 * DAY,
    code_quality: 80,
    performance: 70,
    security: 60,
    test_coverage: 50,
  }))
  const team = parts(TEAM, (n) => ({
    name: `Zoe ${n}`,
    role: 'Engineer',
    is_lead: n === 0 ? (1 as const) : (0 as const),
    last_active_at: now,
  }))
  // The client has the last word.
  const messages = parts(MESSAGES, (n) => ({
    author: n % 2 === 0 ? ('client' as const) : ('owner' as const),
    author_name: 'Ada',
    text: 'A message of some length. '.repeat(10),
    sent_at: now - n * HOUR,
  }))
  const updates = parts(UPDATES, (n) => ({ text: 'It grows.', posted_by: 'Zoe', posted_at: now - n * DAY }))
  const requests = parts(1, () => ({ note: 'How is it?', requested_by: 'Ada', requested_at: now, answered_at: null }))
  const meetings = parts(4, (n) => ({
    starts_at: now + (n + 1) * DAY,
    minutes: 30,
    topic: 'The deck',
    proposed_by: 'Ada',
    proposed_at: now,
    answer: null,
    answered_at: null,
    answer_note: '',
    time_zone: 'Europe/Berlin',
  }))
  await inBatches(projects, (batch) => tx.insertInto('projects').values(batch).execute())
  await inBatches(milestones, (batch) => tx.insertInto('milestones').values(batch).execute())
  await inBatches(expenses, (batch) => tx.insertInto('project_expenses').values(batch).execute())
  await inBatches(readings, (batch) => tx.insertInto('metric_readings').values(batch).execute())
  await inBatches(team, (batch) => tx.insertInto('team_members').values(batch).execute())
  await inBatches(messages, (batch) => tx.insertInto('project_messages').values(batch).execute())
  await inBatches(updates, (batch) => tx.insertInto('project_updates').values(batch).execute())
  await inBatches(requests, (batch) => tx.insertInto('update_requests').values(batch).execute())
  await inBatches(meetings, (batch) => tx.insertInto('meeting_proposals').values(batch).execute())
}

/**
 * How long the admin area waits for each of its views on SQLite and on PostgreSQL: median and worst of seven calls, in
 * milliseconds, with 100,000 visits of a year, 2,000 messages and their mails, 400 conversations, 200 users and 50
 * projects. It fails if a call of the admin area has no view here, or one takes longer than it may.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { openDatabase } from '#server/db/open.ts'
import { openPostgres } from '#tests/servers/postgres.ts'
import { median, print, startSite } from '#tests/servers/site-process.ts'
import { seedChat, seedInbox } from './admin/inbox.ts'
import { seedOperation } from './admin/operation.ts'
import { seedProjects, seedUsers } from './admin/people.ts'
import { createDice } from './admin/random.ts'
import { seedVisits } from './admin/visits.ts'

/** Every view of the admin area. */
const MOST_MS = 300
const CALLS = 7
const OWNER = { email: 'owner@example.org', password: 'an owner of many words' }

const PROJECT = 'project-7'
const pdf = '%PDF-1.4\n%%EOF\n'

/** The views by the name of their call. `page2` is replaced by what the first page gives as `next`. */
const views = {
  readVisits: ['7d', '30d', '90d', '12m'].map((range) => `/api/admin/visits?range=${range}&zone=Europe/Berlin`),
  visitsTable: ['/api/admin/visits/table?range=12m&zone=Europe/Berlin'],
  countInbox: ['/api/admin/inbox'],
  listMessages: [
    '/api/admin/messages',
    '/api/admin/messages?after=page2',
    '/api/admin/messages?folder=unread',
    '/api/admin/messages?folder=spam',
    '/api/admin/messages?search=number%201999',
  ],
  readMessage: ['/api/admin/messages/message-1000'],
  listUndelivered: ['/api/admin/undelivered', '/api/admin/undelivered?after=page2'],
  listConversations: ['/api/admin/conversations', '/api/admin/conversations?after=page2'],
  readConversation: ['/api/admin/conversations/conversation-7'],
  listOpenQuestions: ['/api/admin/questions', '/api/admin/questions?after=page2'],
  listAddedFacts: ['/api/admin/facts', '/api/admin/facts?after=page2'],
  listUsers: ['/api/admin/users', '/api/admin/users?after=page2', '/api/admin/users?search=number%20199'],
  listUserSessions: ['/api/admin/users/user-7/sessions'],
  listInvitations: ['/api/admin/invitations'],
  listAllProjects: ['/api/admin/projects', '/api/admin/projects?search=number%2049'],
  findClients: ['/api/admin/clients?search=ada'],
  readAdminProject: [`/api/admin/projects/${PROJECT}`],
  readOwnersThread: [`/api/admin/projects/${PROJECT}/messages`],
  listOwnersUpdates: [`/api/admin/projects/${PROJECT}/updates`],
  openDocument: [`/api/admin/projects/${PROJECT}/documents/document/file`],
  listWaiting: ['/api/admin/waiting', '/api/admin/waiting?after=page2'],
  countWaiting: ['/api/admin/waiting/count'],
  exportProjects: ['/api/admin/projects-file', `/api/admin/projects-file?id=${PROJECT}`],
  readAdminLog: ['/api/admin/log', '/api/admin/log?after=page2'],
  readProviderStatus: ['/api/provider-status'],
  readProviderUsage: ['/api/provider-usage'],
  readHealth: ['/api/admin/health'],
  readBackupWay: ['/api/admin/backup'],
  listMailFiles: ['/api/admin/kept-mails'],
  readMailFile: ['/api/admin/kept-mails/message-1999-owner'],
  readSeoAnalysis: ['/api/seo/analysis'],
  readSeoReport: ['/api/admin/seo'],
  listMeasurements: ['/api/admin/seo/measurements', '/api/admin/seo/measurements?after=page2'],
  readVitalsWeeks: ['/api/admin/seo/vitals'],
} satisfies { [name in keyof typeof endpoints]?: string[] }

const missing = Object.entries<Endpoint>(endpoints)
  .filter(([name, { access, method }]) => access === 'admin' && method === 'GET' && !(name in views))
  .map(([name]) => name)
if (missing.length > 0) throw new Error(`Nothing here looks at ${missing.join(', ')}.`)

async function seed(databaseUrl: string | undefined, dataDir: string): Promise<void> {
  const db = await openDatabase({ url: databaseUrl, dataDir, onError: () => {} })
  const dice = createDice(7)
  const now = Date.now()
  await db.transaction().execute(async (tx) => {
    await seedVisits(tx, dice, now)
    await seedInbox(tx, dice, now, dataDir)
    await seedChat(tx, dice, now)
    await seedUsers(tx, now)
    await seedProjects(tx, now)
    await seedOperation(tx, dice, now)
  })
  await db.destroy()
}

/** As an owner who is signed in. */
async function signIn(url: string) {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(OWNER),
  })
  const cookies = login.headers.getSetCookie().map((one) => one.split(';')[0])
  return async (path: string, options: RequestInit = {}) => {
    const response = await fetch(url + path, {
      ...options,
      headers: { ...options.headers, Cookie: cookies.join('; ') },
    })
    const bytes = await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
    return new TextDecoder().decode(bytes)
  }
}

interface Figure {
  median: number
  worst: number
}

async function measure(databaseUrl: string | undefined): Promise<Record<string, Figure>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-desk-'))
  await seed(databaseUrl, dataDir)
  const site = await startSite({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  })
  const ask = await signIn(site.url)
  const { document } = JSON.parse(
    await ask(`/api/admin/projects/${PROJECT}/documents?name=plan.pdf`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: pdf,
    }),
  )
  const figures: Record<string, Figure> = {}
  for (const view of Object.values(views).flat()) {
    const [list = view] = view.split('?after=page2')
    const next = list === view ? '' : JSON.parse(await ask(list)).next
    if (next === null) throw new Error(`${list} has one page only.`)
    const path = view.replace('page2', encodeURIComponent(next)).replace('/document/', `/${document.id}/`)
    const times: number[] = []
    for (let call = 0; call < CALLS; call++) {
      const start = performance.now()
      await ask(path)
      times.push(performance.now() - start)
    }
    figures[view] = { median: Math.round(median(times)), worst: Math.round(Math.max(...times)) }
  }
  await site.stop()
  await rm(dataDir, { recursive: true, force: true })
  return figures
}

const sqlite = await measure(undefined)
const server = await openPostgres()
const postgres = server && (await measure(server.url))
await server?.stop()
print({ figure: 'the views of the admin area, ms', mostAllowed: MOST_MS, sqlite, postgres: postgres ?? 'not found' })
const all = [sqlite, postgres ?? {}].flatMap((figures) => Object.values(figures))
if (all.some(({ worst }) => worst > MOST_MS)) process.exitCode = 1

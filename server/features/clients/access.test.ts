import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import * as clients from '#contract/clients/clients.ts'
import * as talk from '#contract/clients/messages.ts'
import * as file from '#contract/clients/projects-file.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Browser, openBrowser, ownerSignedIn } from '#tests/builders/accounts.ts'
import { buildPlan } from '#tests/builders/clients.ts'
import { buildPortal, pdf } from '#tests/builders/portal.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, request } from '#tests/servers/requests.ts'

interface Sample {
  endpoint: Endpoint
  body?: object
  bytes?: BodyInit
  query?: string
  /** A body that is refused, and the field that is named. */
  bad?: [body: object, field: string]
}

const plan = buildPlan({ clientEmail: null, milestones: [], team: [] })
const expense = { date: '2026-03-01', label: 'Rope', amount: 1250 }
const measured = { codeQuality: 80, performance: 70, security: 60, testCoverage: 50 }

/** Every call of the owner about clients, in an order in which all of them work. */
const samples: Sample[] = [
  { endpoint: clients.listAllProjects },
  { endpoint: clients.findClients, query: '?search=ada' },
  {
    endpoint: clients.createProject,
    body: { ...plan, language: 'en' },
    bad: [{ ...plan, language: 'en', name: '' }, 'name'],
  },
  { endpoint: clients.readAdminProject },
  {
    endpoint: clients.setMilestoneStatus,
    body: { status: 'completed' },
    bad: [{ status: 'done' }, 'status'],
  },
  { endpoint: clients.addExpense, body: expense, bad: [{ ...expense, amount: -1 }, 'amount'] },
  { endpoint: clients.removeExpense },
  { endpoint: clients.addReading, body: measured, bad: [{ ...measured, security: 101 }, 'security'] },
  { endpoint: clients.removeReading },
  { endpoint: clients.listWaiting },
  { endpoint: clients.countWaiting },
  { endpoint: clients.markSeen, body: { kind: 'approved', id: 'one' }, bad: [{ kind: 'message', id: 'one' }, 'kind'] },
  { endpoint: talk.readOwnersThread },
  { endpoint: talk.listOwnersUpdates },
  { endpoint: talk.listOwnersMeetings },
  { endpoint: talk.listNextMeetings },
  { endpoint: talk.answerMeeting, body: { answer: 'accepted' }, bad: [{ answer: 'perhaps' }, 'answer'] },
  { endpoint: talk.openMeeting },
  { endpoint: talk.handOverDocument, bytes: pdf(), query: '?name=plan.pdf' },
  { endpoint: talk.openDocument },
  { endpoint: talk.withdrawDocument },
  { endpoint: file.exportProjects },
  { endpoint: file.importProjects, bytes: '{"version":1,"projects":[]}' },
  {
    endpoint: clients.changeProject,
    body: { ...plan, milestones: undefined, revision: 1 },
    bad: [{ ...plan, progress: 1.5, revision: 1 }, 'progress'],
  },
  { endpoint: clients.deleteProject, body: { name: 'A bridge' }, bad: [{ name: 'A tower' }, 'name'] },
]

function send(browser: Browser, { endpoint, body, bytes, query = '' }: Sample, ids: Record<string, string>) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => ids[name] ?? 'none')
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const type = body ? 'application/json' : 'application/octet-stream'
  return (app: Parameters<typeof request>[0]) =>
    request(app, `${path}${query}`, {
      method: endpoint.method,
      headers: { Cookie: cookie, ...((body || bytes) && { 'Content-Type': type }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(bytes && { body: bytes }),
    })
}

test('every call of the owner about clients is tested here', () => {
  const paths = /^\/api\/admin\/(?:projects|clients|waiting|next-meetings)/
  const answered = ['answerMessage', 'postUpdate']
  const all = Object.entries<Endpoint>(endpoints).filter(
    ([name, { path }]) => paths.test(path) && !answered.includes(name),
  )
  expect(new Set(samples.map(({ endpoint }) => endpoint))).toEqual(new Set(all.map(([, endpoint]) => endpoint)))
})

describe.each(engines)('the owner’s calls about clients, on %s', (engine) => {
  test('are for the owner only, and report invalid input', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const startsAt = Date.parse('2026-03-05T10:00:00Z')
    const proposed = (await (await browser.post(`${project.path}/meetings`, { startsAt })).json()) as {
      meeting: { id: string }
    }
    const ids: Record<string, string> = {
      id: project.id,
      milestoneId: project.underWay,
      meetingId: proposed.meeting.id,
    }
    const whole = async () =>
      (await (await owner.get(`/api/admin/projects/${project.id}`)).json()) as {
        revision: number
        milestones: { id: string; title: string; dueDate: string; deliverables: string[] }[]
      }
    for (const sample of samples) {
      const name = `${sample.endpoint.method} ${sample.endpoint.path}`
      await expectError(await send(openBrowser(site), sample, ids)(site.app), 'not-signed-in')
      await expectError(await send(browser, sample, ids)(site.app), 'not-allowed')
      if (sample.endpoint.params) {
        const missing = Object.fromEntries(Object.keys(ids).map((key) => [key, crypto.randomUUID()]))
        const { milestones: _, ...rest } = await whole()
        const body = sample.endpoint === clients.changeProject ? { ...plan, revision: rest.revision } : sample.body
        const gone = { ...sample, ...(body && { body }) }
        await expectError(
          await send(owner, gone, { ...missing, entryId: 'none', documentId: 'none' })(site.app),
          'not-found',
        )
      }
      if (sample.bad) {
        const [bad, field] = sample.bad
        const refusal = await expectError(await send(owner, { ...sample, body: bad }, ids)(site.app), 'invalid-input')
        expect(Object.keys(refusal.fields ?? {}), name).toEqual([field])
      }
      const body =
        sample.endpoint === clients.changeProject
          ? { ...plan, clientEmail: 'ada@example.com', ...(await planned(whole)) }
          : sample.body
      const response = await send(owner, { ...sample, ...(body && { body }) }, ids)(site.app)
      expect(response.status, `${name} ${await response.clone().text()}`).toBe(200)
      if (response.headers.get('Content-Type') !== 'application/json') continue
      const reply = (await response.json()) as Record<string, { id: string }>
      ids.entryId = (reply.expense ?? reply.reading)?.id ?? ids.entryId ?? 'none'
      ids.documentId = reply.document?.id ?? ids.documentId ?? 'none'
    }
  })
})

async function planned(
  whole: () => Promise<{
    revision: number
    milestones: { id: string; title: string; dueDate: string; deliverables: string[] }[]
  }>,
) {
  const { revision, milestones } = await whole()
  return {
    revision,
    milestones: milestones.map(({ id, title, dueDate, deliverables }) => ({ id, title, dueDate, deliverables })),
  }
}

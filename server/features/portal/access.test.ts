import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as documents from '#contract/portal/documents.ts'
import * as meetings from '#contract/portal/meetings.ts'
import * as messages from '#contract/portal/messages.ts'
import * as portal from '#contract/portal/portal.ts'
import { type Browser, openBrowser, ownerSignedIn } from '#tests/builders/accounts.ts'
import { buildOther, buildPortal, pdf, uploaded } from '#tests/builders/portal.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, request } from '#tests/servers/requests.ts'

interface Sample {
  endpoint: Endpoint
  body?: object
  /** Bodies that are refused, and the fields that are named. */
  bad?: [body: object, field: string][]
  file?: boolean
}

const soon = Date.parse('2026-03-05T10:00:00Z')

/** Every call of a client that is about a project, with what it takes. */
const samples: Sample[] = [
  { endpoint: portal.listMilestones },
  {
    endpoint: portal.approveMilestone,
    body: {},
    bad: [[{ comment: 'x'.repeat(2001) }, 'comment']],
  },
  {
    endpoint: portal.requestChanges,
    body: { comment: 'Higher, please.' },
    bad: [
      [{}, 'comment'],
      [{ comment: ' ' }, 'comment'],
    ],
  },
  { endpoint: portal.readMetrics },
  { endpoint: portal.readBudget },
  { endpoint: portal.listTeam },
  { endpoint: documents.listDocuments },
  { endpoint: documents.uploadDocument, file: true },
  { endpoint: documents.deleteDocument },
  { endpoint: documents.linkDocument },
  { endpoint: documents.downloadDocument },
  { endpoint: messages.readThread },
  { endpoint: messages.markThreadRead, body: { until: 0 } },
  {
    endpoint: messages.sendMessage,
    body: { text: 'Hello' },
    bad: [
      [{ text: '' }, 'text'],
      [{ text: 'x'.repeat(5001) }, 'text'],
      [{ text: 'a\0b' }, 'text'],
    ],
  },
  { endpoint: messages.listUpdates },
  { endpoint: messages.requestUpdate, body: {}, bad: [[{ note: 'x'.repeat(1001) }, 'note']] },
  { endpoint: meetings.listMeetings },
  {
    endpoint: meetings.proposeMeeting,
    body: { startsAt: soon },
    bad: [
      [{}, 'startsAt'],
      [{ startsAt: 'tomorrow' }, 'startsAt'],
      [{ startsAt: Date.parse('2026-03-01T00:00:00Z') }, 'startsAt'],
      [{ startsAt: Date.parse('2028-01-01T00:00:00Z') }, 'startsAt'],
      [{ startsAt: soon, topic: 'x'.repeat(201) }, 'topic'],
    ],
  },
  { endpoint: portal.listActivity },
]

function call(browser: Browser, { endpoint, body, file }: Sample, ids: Record<string, string>, query = '') {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => ids[name] ?? 'none')
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return (app: Parameters<typeof request>[0]) =>
    request(app, `${path}${query || (file ? '?name=plan.pdf' : '')}`, {
      method: endpoint.method,
      headers: { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(file && { body: pdf() }),
    })
}

test('every call about a project is tested here', () => {
  const ofProject = Object.values<Endpoint>(endpoints).filter(
    ({ path, access }) => path.includes('/projects/:id') && access === 'client',
  )
  expect(new Set(samples.map(({ endpoint }) => endpoint))).toEqual(new Set(ofProject))
})

describe.each(engines)('access to projects, on %s', (engine) => {
  test('only its client may see a project, signed in', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const anonymous = openBrowser(site)
    const document = await uploaded(site, browser, project.path)
    // Both decisions would be about the same delivery; asking for changes is tried by another test.
    for (const sample of samples.filter(({ endpoint }) => endpoint !== portal.requestChanges)) {
      const ids = { id: project.id, milestoneId: project.delivered, documentId: document.id }
      const query = sample.endpoint === documents.downloadDocument ? new URL(document.fileUrl, 'http://x').search : ''
      await expectError(await call(anonymous, sample, ids, query)(site.app), 'not-signed-in')
      // Deleted by now: it is listed before what reads it.
      const gone = sample.endpoint === documents.linkDocument || sample.endpoint === documents.downloadDocument
      const response = await call(browser, sample, ids, query)(site.app)
      expect(response.status, `${sample.endpoint.method} ${sample.endpoint.path}`).toBe(gone ? 404 : 200)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  test('another client’s project looks exactly like a missing one', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const other = await buildOther(site)
    const theirs = await uploaded(site, other.browser, other.project.path)
    const query = new URL(theirs.fileUrl, 'http://x').search
    const none = crypto.randomUUID()

    const answers = async (sample: Sample, ids: Record<string, string>) => {
      const link = sample.endpoint === documents.downloadDocument ? query : ''
      const response = await call(browser, sample, ids, link)(site.app)
      const headers = Object.fromEntries(response.headers)
      delete headers['x-request-id']
      const { requestId: _, ...body } = await expectError(response, 'not-found')
      return { headers, body }
    }
    for (const sample of samples) {
      const theirIds = { id: other.project.id, milestoneId: other.project.delivered, documentId: theirs.id }
      const missing = { id: none, milestoneId: none, documentId: none }
      const expected = await answers(sample, missing)
      expect(await answers(sample, theirIds), sample.endpoint.path).toEqual(expected)
      expect(await answers(sample, { ...missing, id: '..%2f..' })).toEqual(expected)
      if (!/:(?:milestone|document)Id/.test(sample.endpoint.path)) continue
      // Their milestone or document under one's own project.
      expect(await answers(sample, { ...theirIds, id: project.id }), sample.endpoint.path).toEqual(expected)
      expect(await answers(sample, { ...missing, id: project.id }), sample.endpoint.path).toEqual(expected)
    }
    expect((await (await other.browser.get(`${other.project.path}/documents`)).json()) as unknown[]).toHaveLength(1)
    expect(await (await other.browser.get(`${other.project.path}/messages`)).json()).toEqual([])
  })

  test('invalid input is reported by field', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const ids = { id: project.id, milestoneId: project.delivered }
    for (const sample of samples) {
      for (const [body, field] of sample.bad ?? []) {
        const response = await call(browser, { ...sample, body }, ids)(site.app)
        const refusal = await expectError(response, 'invalid-input')
        expect(Object.keys(refusal.fields ?? {}), sample.endpoint.path).toEqual([field])
      }
    }
    expect(await site.outbox.deliverDue()).toBe(0)
  })

  test('only the owner answers and posts', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    for (const path of ['messages', 'updates']) {
      const at = `/api/admin/projects/${project.id}/${path}`
      await expectError(await openBrowser(site).post(at, { text: 'Hello' }), 'not-signed-in')
      await expectError(await browser.post(at, { text: 'Hello' }), 'not-allowed')
      await expectError(await owner.post(at, { text: ' ' }), 'invalid-input')
      const missing = `/api/admin/projects/${crypto.randomUUID()}/${path}`
      await expectError(await owner.post(missing, { text: 'Hello' }), 'not-found')
      expect((await owner.post(at, { text: 'Hello' })).status).toBe(200)
    }
  })
})

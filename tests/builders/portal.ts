/** Projects of clients, as the owner sets them up. */

import { expect } from 'vitest'
import type { PortalDocument } from '#contract/portal/documents.ts'
import { insertWhole, type WholeProject } from '#server/projects/demo-store.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import type { Engine } from '#tests/servers/database.ts'
import { type Browser, registered } from './accounts.ts'

const DAY = 24 * 3600_000

/** A project with one of everything but documents. */
export async function buildProject(site: TestApp, clientId: string, name = 'A bridge') {
  const now = site.clock.now()
  const id = crypto.randomUUID()
  const own = () => ({ id: crypto.randomUUID(), project_id: id })
  const milestone = (position: number, title: string, status: 'completed' | 'in-progress' | 'pending') => ({
    ...own(),
    position,
    title,
    status,
    due_date: '2026-03-01',
    deliverables: '["A drawing"]',
    completed_at: status === 'completed' ? now - DAY : null,
    delivery: status === 'completed' ? 1 : 0,
  })
  const whole: WholeProject = {
    projects: {
      id,
      client_id: clientId,
      name,
      summary: 'Over the river.',
      status: 'active',
      progress: 40,
      start_date: '2026-01-05',
      expected_delivery: '2026-06-30',
      technologies: '["Steel","Rope"]',
      currency: 'EUR',
      total_budget: 1_000_000,
      is_demo: 0,
      created_at: now,
      invited_email: null,
      revision: 1,
    },
    project_expenses: [
      { ...own(), spent_on: '2026-02-01', label: 'Rope', amount: 120_050 },
      { ...own(), spent_on: '2026-01-10', label: 'Steel', amount: 300_000 },
    ],
    milestones: [milestone(0, 'Plan', 'completed'), milestone(1, 'Pillars', 'in-progress')],
    milestone_decisions: [],
    metric_readings: [30, 2].map((days, index) => ({
      ...own(),
      measured_at: now - days * DAY,
      code_quality: 70 + index,
      performance: 60 + index,
      security: 50 + index,
      test_coverage: 40 + index,
    })),
    team_members: [
      { ...own(), name: 'Ben', role: 'Rigger', is_lead: 0, last_active_at: now - 3 * DAY },
      { ...own(), name: 'Zoe', role: 'Engineer', is_lead: 1, last_active_at: now - 2 * DAY },
    ],
    documents: [],
    project_messages: [],
    project_updates: [],
    update_requests: [],
    meeting_proposals: [],
    read_threads: [],
  }
  await site.services.db.transaction().execute((tx) => insertWhole(tx, whole))
  const [delivered, underWay] = whole.milestones
  return {
    id,
    path: `/api/client/projects/${id}`,
    delivered: expectDefined(delivered).id,
    underWay: expectDefined(underWay).id,
  }
}

/** A site with one client and their project. The mail of the registration is delivered and forgotten. */
export async function buildPortal(engine: Engine, settings: Record<string, string> = {}) {
  const site = await buildApp(engine, settings)
  const { browser, user } = await registered(site)
  const project = await buildProject(site, user.id)
  await site.outbox.deliverDue()
  site.mailServer.mails.length = 0
  return { site, browser, user, project }
}

/** A second client with a project of their own. */
export async function buildOther(site: TestApp) {
  const { browser, user } = await registered(site, { email: 'grace@example.com', firstName: 'Grace' }, '198.51.100.2')
  return { browser, user, project: await buildProject(site, user.id, 'A tower') }
}

export const pdf = (text = 'a document') => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`)

/** @param body bytes, or a stream that goes in pieces without a length. */
export async function upload(
  site: TestApp,
  browser: Browser,
  projectPath: string,
  name: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  return await site.app.request(
    `${projectPath}/documents?${new URLSearchParams({ name })}`,
    {
      method: 'POST',
      body,
      headers: { Cookie: cookie, 'Content-Type': 'application/octet-stream', ...headers },
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    },
    { incoming: { socket: { remoteAddress: '198.51.100.1' } } } as object,
  )
}

export async function uploaded(
  site: TestApp,
  browser: Browser,
  projectPath: string,
  name = 'plan.pdf',
  body: BodyInit = pdf(),
): Promise<PortalDocument> {
  const response = await upload(site, browser, projectPath, name, body)
  expect(response.status, await response.clone().text()).toBe(200)
  return ((await response.json()) as { document: PortalDocument }).document
}

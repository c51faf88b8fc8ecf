import { describe, expect, test } from 'vitest'
import type { PortalDocument } from '#contract/portal/documents.ts'
import type { Project } from '#contract/portal/portal.ts'
import { ensureDemoClient } from '#server/auth/first-accounts.ts'
import { ensureDemoProjects } from '#server/projects/demo.ts'
import { openBrowser, ownerSignedIn } from '#tests/builders/accounts.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'

const signIn = { email: 'client@example.com', password: 'a demo for all' }

async function start(site: TestApp) {
  await ensureDemoClient(site.services)
  await ensureDemoProjects(site.services)
}

describe.each(engines)('the demonstration on %s', (engine) => {
  test('has two projects with entries of every kind, one of them without documents', async () => {
    const site = await buildApp(engine, { DEMO_CLIENT_PASSWORD: signIn.password })
    await start(site)
    const browser = openBrowser(site)
    expect((await browser.post('/api/auth/login', signIn)).status).toBe(200)
    const projects = (await (await browser.get('/api/client/projects')).json()) as Project[]
    expect(projects.map(({ status, isDemo }) => [status, isDemo])).toEqual([
      ['active', true],
      ['active', true],
    ])
    const counts: Record<string, number[]> = {}
    for (const { id } of projects) {
      for (const part of ['milestones', 'team', 'documents', 'messages', 'activity']) {
        const rows = (await (await browser.get(`/api/client/projects/${id}/${part}`)).json()) as unknown[]
        counts[part] = [...(counts[part] ?? []), rows.length].sort()
      }
      const metrics = (await (await browser.get(`/api/client/projects/${id}/metrics`)).json()) as { history: unknown[] }
      expect(metrics.history.length).toBeGreaterThan(2)
      const budget = (await (await browser.get(`/api/client/projects/${id}/budget`)).json()) as { expenses: unknown[] }
      expect(budget.expenses.length).toBeGreaterThan(2)
    }
    expect(counts.documents).toEqual([0, 3])
    for (const [part, [fewest]] of Object.entries(counts))
      if (part !== 'documents') expect(fewest, part).toBeGreaterThan(0)
    const lists = await Promise.all(
      projects.map(async ({ id }) => (await browser.get(`/api/client/projects/${id}/documents`)).json()),
    )
    for (const { fileUrl, fileSize } of lists.flat() as PortalDocument[]) {
      const bytes = await (await browser.get(fileUrl)).arrayBuffer()
      expect(bytes.byteLength).toBe(fileSize)
    }
  })

  test('is created once by any number of servers', async () => {
    const site = await buildApp(engine)
    await ensureDemoClient(site.services)
    await Promise.all(Array.from({ length: 4 }, () => ensureDemoProjects(site.services)))
    site.clock.advance(24 * 3600_000)
    await start(site)
    const { db } = site.services
    expect(await db.selectFrom('projects').select('id').execute()).toHaveLength(2)
    expect(await db.selectFrom('documents').select('id').execute()).toHaveLength(3)
  })

  test('of it what the owner deletes stays deleted, and the rest stays', async () => {
    const site = await buildApp(engine)
    await start(site)
    const owner = await ownerSignedIn(site)
    const projects = () => site.services.db.selectFrom('projects').select(['id', 'name']).orderBy('id').execute()
    const [gone, left] = await projects()
    const body = JSON.stringify({ name: gone?.name })
    const headers = { 'Content-Type': 'application/json' }
    expect((await owner.send('DELETE', `/api/admin/projects/${gone?.id}`, { body, headers })).status).toBe(200)
    await start(site)
    expect(await projects()).toEqual([left])
  })

  test('is not created on a public site', async () => {
    const site = await buildApp(engine, { SITE_URL: 'https://example.com' })
    await start(site)
    expect(await site.services.db.selectFrom('projects').select('id').execute()).toEqual([])
  })
})

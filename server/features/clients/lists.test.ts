import { describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '#contract/page.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { ownerSignedIn } from '#tests/builders/accounts.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'

const PROJECTS = 2000
/** Issue 7: every view of the desk. */
const MOST_MS = 300

/** Projects without a client, with a message, an open request and five milestones each. */
async function seed({ services: { db, clock } }: TestApp): Promise<void> {
  const now = clock.now()
  const projects = Array.from({ length: PROJECTS }, (_, index): Tables['projects'] => ({
    id: `p${index}`,
    client_id: null,
    name: `Project ${index}`,
    summary: '',
    status: 'active',
    progress: 0,
    start_date: '2026-01-01',
    expected_delivery: '2026-12-31',
    technologies: '[]',
    currency: 'EUR',
    total_budget: 0,
    is_demo: 0,
    // Several at the same moment: the order among them has to stand.
    created_at: now - Math.floor(index / 10),
    invited_email: `client${index}@example.com`,
    revision: 1,
  }))
  const own = (project_id: string, part: string) => ({ id: `${part}-${project_id}`, project_id })
  for (let from = 0; from < PROJECTS; from += 500) {
    const some = projects.slice(from, from + 500)
    await db.insertInto('projects').values(some).execute()
    const message = { author: 'client', author_name: 'Ada', text: 'Hello', sent_at: now } as const
    await db
      .insertInto('project_messages')
      .values(some.map(({ id }) => ({ ...own(id, 'm'), ...message })))
      .execute()
    const request = { note: '', requested_by: 'Ada', requested_at: now, answered_at: null }
    await db
      .insertInto('update_requests')
      .values(some.map(({ id }) => ({ ...own(id, 'r'), ...request })))
      .execute()
  }
}

interface Page {
  items: { id: string }[]
  next: string | null
}

describe.each(engines)(`with ${PROJECTS} projects on %s`, (engine) => {
  test('lists are paged without gaps or repetitions, and each is fast', { timeout: 60_000 }, async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await seed(site)
    const timed = async (path: string) => {
      const start = performance.now()
      const page = (await (await owner.get(path)).json()) as Page
      expect(performance.now() - start, path).toBeLessThan(MOST_MS)
      return page
    }
    // The first call prepares what all of them need.
    await owner.get('/api/admin/projects')
    const seen = new Set<string>()
    let next: string | null = ''
    let pages = 0
    while (next !== null) {
      const page: Page = await timed(`/api/admin/projects${next && `?after=${next}`}`)
      for (const { id } of page.items) seen.add(id)
      next = page.next
      pages += 1
    }
    expect([seen.size, pages]).toEqual([PROJECTS, PROJECTS / PAGE_SIZE])
    expect((await timed('/api/admin/projects?search=CLIENT1999')).items.map(({ id }) => id)).toEqual(['p1999'])
    expect((await timed('/api/admin/projects?search=100%25')).items).toEqual([])
    const first = await timed('/api/admin/waiting')
    const second = await timed(`/api/admin/waiting?after=${first.next}`)
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(2 * PAGE_SIZE)
  })
})

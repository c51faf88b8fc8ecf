import { describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '#contract/page.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { ownerSignedIn } from '#tests/builders/accounts.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'

const PROJECTS = 2000
/** A page far down may cost so many times the first ones; one that reads what comes before it costs more the further down. */
const MOST_TIMES = 4

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
  test('lists come a page at a time, nothing twice or never, and the last costs what the first does', {
    timeout: 60_000,
  }, async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await seed(site)
    const read = async (path: string): Promise<Page> => await (await owner.get(path)).json()
    const times: number[] = []
    // The first call prepares what all of them need.
    await owner.get('/api/admin/projects')
    const seen = new Set<string>()
    let next: string | null = ''
    let pages = 0
    while (next !== null) {
      const start = performance.now()
      const page = await read(`/api/admin/projects${next && `?after=${next}`}`)
      times.push(performance.now() - start)
      for (const { id } of page.items) seen.add(id)
      next = page.next
      pages += 1
    }
    expect([seen.size, pages]).toEqual([PROJECTS, PROJECTS / PAGE_SIZE])
    const few = Math.floor(pages / 4)
    expect(Math.min(...times.slice(-few)) / Math.min(...times.slice(0, few))).toBeLessThan(MOST_TIMES)
    expect((await read('/api/admin/projects?search=CLIENT1999')).items.map(({ id }) => id)).toEqual(['p1999'])
    expect((await read('/api/admin/projects?search=100%25')).items).toEqual([])
    const first = await read('/api/admin/waiting')
    const second = await read(`/api/admin/waiting?after=${first.next}`)
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(2 * PAGE_SIZE)
  })
})

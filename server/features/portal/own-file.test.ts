import { describe, expect, test } from 'vitest'
import { buildOther, buildPortal, uploaded } from '#tests/builders/portal.ts'
import { engines } from '#tests/servers/database.ts'

describe.each(engines)('a client’s export, on %s', (engine) => {
  test('contains their projects completely, with readable dates, amounts and lists', async () => {
    const { site, browser, project } = await buildPortal(engine)
    await buildOther(site)
    const now = new Date(site.clock.now()).toISOString()
    await browser.post(`${project.path}/milestones/${project.delivered}/approval`, { comment: 'Well done.' })
    await browser.post(`${project.path}/messages`, { text: 'When is it ready?' })
    await browser.post(`${project.path}/update-requests`, { note: 'The pillars?' })
    await browser.post(`${project.path}/meetings`, { startsAt: Date.parse('2026-03-05T10:00:00Z') })
    await uploaded(site, browser, project.path)
    await site.services.db
      .insertInto('project_updates')
      .values({ id: 'u', project_id: project.id, text: 'They stand.', posted_by: 'Mara', posted_at: site.clock.now() })
      .execute()

    const text = await (await browser.get('/api/auth/data')).text()
    const { portal, sessions } = JSON.parse(text)
    expect(portal.mailNotices).toBe(true)
    expect(portal.projects).toHaveLength(1)
    expect(portal.projects[0]).toMatchObject({
      name: 'A bridge',
      technologies: ['Steel', 'Rope'],
      startDate: '2026-01-05',
      createdAt: now,
      budget: { amount: 10_000, currency: 'EUR' },
      spent: { amount: 4200.5, currency: 'EUR' },
      expenses: [
        { date: '2026-01-10', label: 'Steel', amount: 3000, currency: 'EUR' },
        { date: '2026-02-01', label: 'Rope', amount: 1200.5, currency: 'EUR' },
      ],
      milestones: [
        {
          title: 'Plan',
          deliverables: ['A drawing'],
          decisions: [{ kind: 'approved', comment: 'Well done.', at: now }],
        },
        { title: 'Pillars', status: 'in-progress', completedAt: null, decisions: [] },
      ],
      team: [
        { name: 'Ben', role: 'Rigger' },
        { name: 'Zoe', isLead: true },
      ],
      readings: [{ codeQuality: 70 }, { codeQuality: 71 }],
      messages: [{ text: 'When is it ready?', sentAt: now }],
      updates: [{ text: 'They stand.', postedBy: 'Mara', postedAt: now }],
      updateRequests: [{ note: 'The pillars?', requestedAt: now, answeredAt: null }],
      meetings: [{ startsAt: '2026-03-05T10:00:00.000Z', minutes: 30 }],
      documents: [{ title: 'plan.pdf', mediaType: 'application/pdf', uploadedBy: 'client', uploadedAt: now }],
    })
    expect(sessions[0].signedInAt).toMatch(/^\d{4}-\d\d-\d\dT/)
    // Neither JSON within JSON, nor the names of columns, nor milliseconds.
    expect(text).not.toMatch(/\\"|"\w+_\w+":|\d{13}/)
    expect(text).not.toContain('A tower')
  })

  test('amounts of a currency without cents are whole', async () => {
    const { site, browser, project } = await buildPortal(engine)
    await site.services.db.updateTable('projects').set({ currency: 'JPY' }).where('id', '=', project.id).execute()
    const { portal } = (await (await browser.get('/api/auth/data')).json()) as { portal: { projects: object[] } }
    expect(portal.projects[0]).toMatchObject({ budget: { amount: 1_000_000, currency: 'JPY' } })
  })
})

import { describe, expect, test } from 'vitest'
import type { ListedProject } from '#contract/portal/portal.ts'
import { registered } from '#tests/builders/accounts.ts'
import { buildOther, buildPortal, buildProject } from '#tests/builders/portal.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'

const DAY = 24 * 3600_000

describe.each(engines)('projects on %s', (engine) => {
  test('a client without projects sees none', async () => {
    const site = await buildApp(engine)
    const { browser } = await registered(site)
    expect(await (await browser.get('/api/client/projects')).json()).toEqual([])
  })

  test('a client sees their own projects, with spent amounts, and nobody else’s', async () => {
    const { site, browser, project } = await buildPortal(engine)
    await buildOther(site)
    expect(await (await browser.get('/api/client/projects')).json()).toEqual([
      {
        id: project.id,
        name: 'A bridge',
        summary: 'Over the river.',
        status: 'active',
        progress: 40,
        startDate: '2026-01-05',
        expectedDelivery: '2026-06-30',
        technologies: ['Steel', 'Rope'],
        currency: 'EUR',
        totalBudget: 1_000_000,
        spentBudget: 420_050,
        lastTeamActivityAt: site.clock.now() - 2 * DAY,
        isDemo: false,
        awaitingDecision: 1,
        openDueDates: ['2026-03-01'],
        unreadMessages: 0,
      },
    ])
    expect(await (await browser.get(`${project.path}/budget`)).json()).toMatchObject({
      currency: 'EUR',
      totalBudget: 1_000_000,
      spentBudget: 420_050,
      expenses: [
        { date: '2026-01-10', label: 'Steel', amount: 300_000 },
        { date: '2026-02-01', label: 'Rope', amount: 120_050 },
      ],
    })
  })

  test('a project that waits for the client comes before one in progress, until the client has decided', async () => {
    const { site, browser, user, project } = await buildPortal(engine)
    const other = await buildProject(site, user.id, 'A tower')
    const decide = (path: string, kind: string) => browser.post(`${path}/${kind}`, { comment: 'Higher, please.' })
    const list = async () =>
      ((await (await browser.get('/api/client/projects')).json()) as ListedProject[]).map(
        ({ name, awaitingDecision, openDueDates }) => [name, awaitingDecision, openDueDates],
      )
    await site.services.db
      .updateTable('projects')
      .set({ start_date: '2025-01-01', status: 'on-hold' })
      .where('id', '=', other.id)
      .execute()
    await decide(`${project.path}/milestones/${project.delivered}`, 'approval')
    expect(await list()).toEqual([
      ['A tower', 1, ['2026-03-01']],
      ['A bridge', 0, ['2026-03-01']],
    ])
    // What was sent back for changes is not overdue on its old day.
    await decide(`${other.path}/milestones/${other.delivered}`, 'change-request')
    expect(await list()).toEqual([
      ['A bridge', 0, ['2026-03-01']],
      ['A tower', 0, ['2026-03-01']],
    ])
  })

  test('metrics are the latest, with their history; null before anything was measured', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const read = async () => await (await browser.get(`${project.path}/metrics`)).json()
    const at = (days: number) => site.clock.now() - days * DAY
    const latest = { codeQuality: 71, performance: 61, security: 51, testCoverage: 41, measuredAt: at(2) }
    expect(await read()).toEqual({
      ...latest,
      history: [{ codeQuality: 70, performance: 60, security: 50, testCoverage: 40, measuredAt: at(30) }, latest],
    })
    await site.services.db.deleteFrom('metric_readings').execute()
    const none = { codeQuality: null, performance: null, security: null, testCoverage: null, measuredAt: null }
    expect(await read()).toEqual({ ...none, history: [] })
  })

  test('the team is listed leads first, with everybody’s last activity', async () => {
    const { site, browser, project } = await buildPortal(engine)
    expect(await (await browser.get(`${project.path}/team`)).json()).toMatchObject([
      { name: 'Zoe', role: 'Engineer', isLead: true, lastActiveAt: site.clock.now() - 2 * DAY },
      { name: 'Ben', role: 'Rigger', isLead: false, lastActiveAt: site.clock.now() - 3 * DAY },
    ])
  })
})

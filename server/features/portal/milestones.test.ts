import { describe, expect, test } from 'vitest'
import type { Milestone } from '#contract/portal/portal.ts'
import { buildPortal } from '#tests/builders/portal.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

describe.each(engines)('milestones on %s', (engine) => {
  test('a delivered one is approved once, and the owner is notified', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const list = async () => (await (await browser.get(`${project.path}/milestones`)).json()) as Milestone[]
    expect(await list()).toMatchObject([
      { title: 'Plan', status: 'completed', deliverables: ['A drawing'], decision: null, awaitsDecision: true },
      { title: 'Pillars', status: 'in-progress', decision: null, awaitsDecision: false, completedAt: null },
    ])
    const approval = `${project.path}/milestones/${project.delivered}/approval`
    const decision = { kind: 'approved', comment: 'Well done.', by: 'Ada Lovelace', at: site.clock.now() }
    const first = (await (await browser.post(approval, { comment: 'Well done.' })).json()) as object
    expect(first).toMatchObject({ success: true, milestone: { status: 'completed', decision, awaitsDecision: false } })
    site.clock.advance(1000)
    expect(await (await browser.post(approval)).json()).toEqual(first)
    expect((await list())[0]).toMatchObject({ decision, awaitsDecision: false })
    await expectError(
      await browser.post(`${project.path}/milestones/${project.delivered}/change-request`, { comment: 'No!' }),
      'already-decided',
    )
    expect(await site.outbox.deliverDue()).toBe(1)
    const [mail] = site.mailServer.mails
    expect(mail?.recipients).toEqual(['projects@mara-lindholm.example'])
    expect(mail?.parsed.subject).toBe('[localhost:3000] Ada Lovelace approved “Plan”')
    expect(mail?.parsed.text).toContain('Well done.')
    expect(mail?.parsed.replyTo?.[0]?.address).toBe('ada@example.com')
  })

  test('a request for changes reopens it until it is delivered again', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const at = `${project.path}/milestones/${project.delivered}`
    const asked = await (await browser.post(`${at}/change-request`, { comment: 'Higher, please.' })).json()
    expect(asked).toMatchObject({
      milestone: {
        status: 'in-progress',
        completedAt: null,
        awaitsDecision: false,
        decision: { kind: 'changes-requested', comment: 'Higher, please.' },
      },
    })
    await expectError(await browser.post(`${at}/approval`), 'already-decided')
    await site.services.db
      .updateTable('milestones')
      .set({ status: 'completed', completed_at: site.clock.now(), delivery: 2 })
      .where('id', '=', project.delivered)
      .execute()
    const approved = await (await browser.post(`${at}/approval`)).json()
    expect(approved).toMatchObject({ milestone: { decision: { kind: 'approved' }, awaitsDecision: false } })
    const kinds = (await (await browser.get(`${project.path}/activity`)).json()) as { kind: string }[]
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['approved', 'changes-requested', 'milestone-completed'])
  })

  test('an undelivered one cannot be decided', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const at = `${project.path}/milestones/${project.underWay}`
    await expectError(await browser.post(`${at}/approval`), 'not-delivered')
    await expectError(await browser.post(`${at}/change-request`, { comment: 'More.' }), 'not-delivered')
    expect(await site.outbox.deliverDue()).toBe(0)
  })

  test('of many concurrent decisions one counts, and one mail is sent', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const at = `${project.path}/milestones/${project.delivered}`
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 ? browser.post(`${at}/approval`) : browser.post(`${at}/change-request`, { comment: `No ${i}` }),
      ),
    )
    const statuses = responses.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    const decisions = await site.services.db.selectFrom('milestone_decisions').selectAll().execute()
    expect(decisions).toHaveLength(1)
    expect(await site.outbox.deliverDue()).toBe(1)
  })
})

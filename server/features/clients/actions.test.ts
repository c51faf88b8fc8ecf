import { describe, expect, test } from 'vitest'
import { LINK_MS } from '#contract/accounts/mailed-links.ts'
import type { AdminProject, Waiting } from '#contract/clients/clients.ts'
import type { Meeting } from '#contract/portal/meetings.ts'
import type { Milestone } from '#contract/portal/portal.ts'
import { adminActions, type Browser, ownerSignedIn, registered } from '#tests/builders/accounts.ts'
import { created, proven } from '#tests/builders/clients.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildPortal, pdf } from '#tests/builders/portal.ts'
import { buildApp, SITE_URL } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })

async function waitingFor(owner: Browser): Promise<Waiting[]> {
  const { items } = (await (await owner.get('/api/admin/waiting')).json()) as { items: Waiting[] }
  // The admin area counts what is listed.
  expect(await (await owner.get('/api/admin/waiting/count')).json()).toEqual({ count: items.length })
  return items
}

describe.each(engines)('the owner’s actions on a project, on %s', (engine) => {
  test('a milestone is delivered, sent back, delivered again and approved, each delivery mailed once', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const at = `/api/admin/projects/${project.id}/milestones/${project.underWay}/status`
    const deliver = () => owner.send('PUT', at, json({ status: 'completed' }))
    await deliver()
    await deliver()
    await site.outbox.deliverDue()
    expect(site.mailServer.mails.map(({ parsed }) => parsed.subject)).toEqual([
      '“Pillars” has been delivered: please have a look',
    ])
    expect((await (await browser.get('/api/client/projects')).json()) as object[]).toMatchObject([
      { lastTeamActivityAt: site.clock.now() },
    ])
    const decide = (kind: string, comment = '') =>
      browser.post(`${project.path}/milestones/${project.underWay}/${kind}`, { comment })
    await decide('change-request', 'Higher, please.')
    expect(await waitingFor(owner)).toMatchObject([
      { kind: 'changes-requested', milestone: 'Pillars', text: 'Higher, please.', by: 'Ada Lovelace' },
    ])
    const again = (await (await deliver()).json()) as { milestone: Milestone; reach: string }
    expect(again.reach).toBe('mailed')
    expect(again.milestone).toMatchObject({ status: 'completed', awaitsDecision: true })
    expect(await waitingFor(owner)).toEqual([])
    expect((await decide('approval')).status).toBe(200)
    await expectError(await owner.send('PUT', at, json({ status: 'pending' })), 'already-decided')
    await site.outbox.deliverDue()
    const toClient = site.mailServer.mails.filter(({ recipients }) => recipients.includes('ada@example.com'))
    expect(toClient).toHaveLength(2)
  })

  test('clients who opted out of project mails get none', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    await browser.send('PUT', '/api/client/notices', json({ mail: false }))
    const at = `/api/admin/projects/${project.id}/milestones/${project.underWay}/status`
    const delivered = await owner.send('PUT', at, json({ status: 'completed' }))
    expect(await delivered.json()).toMatchObject({ reach: 'not-mailed' })
    expect(await site.outbox.deliverDue()).toBe(0)
  })

  test('a client with a proven address is told of news before they have opened the portal', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const project = await created(owner, { clientEmail: 'grace@example.com' })
    const { browser } = await registered(site, { email: 'grace@example.com' })
    await site.outbox.deliverDue()
    site.mailServer.mails.length = 0
    const tell = () => owner.post(`/api/admin/projects/${project.id}/updates`, { text: 'The piers stand.' })
    await tell()
    expect(await site.outbox.deliverDue()).toBe(0)
    await proven(site, 'grace@example.com')
    await tell()
    await site.outbox.deliverDue()
    expect(site.mailServer.mails.map(({ recipients }) => recipients)).toEqual([['grace@example.com']])
    const { html } = expectDefined(site.mailServer.mails[0]).parsed
    expect(html).toContain('<blockquote dir="auto">The piers stand.</blockquote>')
    expect(html).toContain(`href="${SITE_URL}/client-portal?project=${project.id}"`)
    expect(await (await browser.get('/api/client/projects')).json()).toMatchObject([{ id: project.id }])
  })

  test('a project whose client has no account says that nobody was told, and how its invitation is', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const project = await created(owner, { clientEmail: 'grace@example.com' })
    const invitation = async () =>
      ((await (await owner.get(`/api/admin/projects/${project.id}`)).json()) as AdminProject).invitation
    expect(project.invitation).toEqual({ state: 'open', expiresAt: site.clock.now() + LINK_MS.invitation })
    await site.outbox.deliverDue()
    const at = `/api/admin/projects/${project.id}/milestones/${expectDefined(project.milestones[0]).id}/status`
    for (const _ of ['first', 'again']) {
      const delivered = await owner.send('PUT', at, json({ status: 'completed' }))
      expect(await delivered.json()).toMatchObject({ reach: 'nobody' })
    }
    expect(await site.outbox.deliverDue()).toBe(0)
    site.clock.advance(LINK_MS.invitation)
    expect(await invitation()).toEqual({ state: 'none', expiresAt: null })
    await owner.post('/api/admin/invitations', { email: 'grace@example.com' })
    expect(await invitation()).toMatchObject({ state: 'open' })
    const open = (await (await owner.get('/api/admin/invitations')).json()) as { invitations: { id: string }[] }
    await owner.send('DELETE', `/api/admin/invitations/${expectDefined(open.invitations[0]).id}`)
    expect(await invitation()).toMatchObject({ state: 'none' })
    await registered(site, { email: 'grace@example.com' })
    expect(await invitation()).toMatchObject({ state: 'registered' })
  })

  test('the log names the actions on a project', async () => {
    const { site, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const before = (await adminActions(owner)).length
    const next = async <Reply>(sent: Promise<Response>) => {
      const reply = (await (await sent).json()) as Reply
      site.clock.advance(1000)
      return reply
    }
    const at = `/api/admin/projects/${project.id}`
    const milestone = `${at}/milestones/${project.underWay}/status`
    for (const status of ['pending', 'in-progress', 'completed', 'in-progress'])
      await next(owner.send('PUT', milestone, json({ status })))
    const paint = { date: '2026-02-28', label: 'Paint', amount: 50_050 }
    const { expense } = await next<{ expense: { id: string } }>(owner.post(`${at}/expenses`, paint))
    await next(owner.send('DELETE', `${at}/expenses/${expense.id}`))
    const scores = { codeQuality: 80, performance: 70, security: 60, testCoverage: 50 }
    const { reading } = await next<{ reading: { id: string } }>(owner.post(`${at}/readings`, scores))
    await next(owner.send('DELETE', `${at}/readings/${reading.id}`))
    const done = await adminActions(owner)
    expect(done.slice(0, done.length - before).toReversed()).toEqual([
      ['milestone-paused', 'A bridge: Pillars'],
      ['milestone-begun', 'A bridge: Pillars'],
      ['milestone-delivered', 'A bridge: Pillars'],
      ['milestone-taken-back', 'A bridge: Pillars'],
      ['expense-added', 'A bridge: Paint'],
      ['expense-removed', 'A bridge: Paint'],
      ['reading-added', 'A bridge'],
      ['reading-removed', 'A bridge'],
    ])
    // The amount apart from the words: each reader sees it as their language writes it.
    const { items } = (await (await owner.get('/api/admin/log')).json()) as { items: object[] }
    for (const action of ['expense-added', 'expense-removed'])
      expect(items).toContainEqual(expect.objectContaining({ action, money: { amount: 50_050, currency: 'EUR' } }))
  })

  test('the spent amount follows from the expenses', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const at = `/api/admin/projects/${project.id}/expenses`
    const body = { date: '2026-02-28', label: 'Paint', amount: 50_000 }
    const headers = { 'Idempotency-Key': 'k' }
    const spent = async () =>
      ((await (await browser.get('/api/client/projects')).json()) as AdminProject[])[0]?.spentBudget
    const before = await spent()
    const replies = [await owner.post(at, body, { headers }), await owner.post(at, body, { headers })]
    const [first] = (await Promise.all(replies.map((reply) => reply.json()))) as [{ expense: { id: string } }]
    expect(await spent()).toBe(expectDefined(before) + 50_000)
    expect((await owner.send('DELETE', `${at}/${first.expense.id}`)).status).toBe(200)
    expect(await spent()).toBe(before)
    await expectError(await owner.send('DELETE', `${at}/${first.expense.id}`), 'not-found')
  })

  test('a document from the owner is readable for the client until it is withdrawn', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const cookie = [...owner.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    const at = `/api/admin/projects/${project.id}/documents`
    const send = (name: string, body: BodyInit) =>
      site.app.request(`${at}?name=${name}`, { method: 'POST', body, headers: { Cookie: cookie } }, {
        incoming: { socket: { remoteAddress: '198.51.100.1' } },
      } as object)
    await expectError(await send('plan.pdf', 'no PDF'), 'file-refused')
    const handed = (await (await send('plan.pdf', pdf())).json()) as { document: { id: string; fileUrl: string } }
    const [theirs] = (await (await browser.get(`${project.path}/documents`)).json()) as { fileUrl: string }[]
    expect(await (await browser.get(expectDefined(theirs).fileUrl)).text()).toContain('a document')
    expect(await (await owner.get(handed.document.fileUrl)).text()).toContain('a document')
    await site.outbox.deliverDue()
    expect(site.mailServer.mails.map(({ parsed }) => parsed.subject)).toEqual(['A new document for A bridge'])
    expect((await owner.send('DELETE', `${at}/${handed.document.id}`)).status).toBe(200)
    expect(await (await browser.get(`${project.path}/documents`)).json()).toEqual([])
  })

  test('a proposed time is accepted with a file for the client’s calendar', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const proposal = { startsAt: Date.parse('2026-03-05T10:00:00Z'), minutes: 45, timeZone: 'Europe/Berlin' }
    await browser.post(`${project.path}/meetings`, proposal)
    await site.outbox.deliverDue()
    site.mailServer.mails.length = 0
    const [waiting] = await waitingFor(owner)
    expect(waiting).toMatchObject({ kind: 'meeting-proposed', startsAt: proposal.startsAt, minutes: 45 })
    const answer = (said: object) =>
      owner.post(`/api/admin/projects/${project.id}/meetings/${expectDefined(waiting).id}/answer`, said)
    const next = async () => (await (await owner.get('/api/admin/next-meetings')).json()) as object[]
    expect(await next()).toEqual([])
    await answer({ answer: 'accepted', note: 'Gladly.' })
    await answer({ answer: 'accepted' })
    await expectError(await answer({ answer: 'declined' }), 'already-decided')
    expect(await waitingFor(owner)).toEqual([])
    const { meetings } = (await (await browser.get(`${project.path}/meetings`)).json()) as { meetings: Meeting[] }
    expect(meetings).toMatchObject([{ answer: 'accepted', answerNote: 'Gladly.' }])
    const feed = (await (await browser.get(`${project.path}/activity`)).json()) as object[]
    expect(feed).toContainEqual(expect.objectContaining({ kind: 'meeting-accepted', note: 'Gladly.' }))
    await site.outbox.deliverDue()
    expect(site.mailServer.mails).toHaveLength(1)
    const mail = site.mailServer.mails[0]?.parsed
    expect(mail?.subject).toBe('Mara Lindholm accepts the time you proposed for A bridge')
    expect(mail?.text).toContain('Thursday, March 5, 2026 at 11:00 AM GMT+1\n\nGladly.\n\nThe attached file')
    const calendar = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
    expect(calendar?.method).toBe('PUBLISH')
    const content = new TextDecoder().decode(calendar?.content as ArrayBuffer)
    expect(content).toContain('DTSTART:20260305T100000Z')
    expect(content).toContain(`UID:${expectDefined(waiting).id}`)

    const meeting = {
      id: expectDefined(waiting).id,
      answer: 'accepted',
      answerNote: 'Gladly.',
      proposedBy: 'Ada Lovelace',
      minutes: 45,
    }
    expect(await next()).toMatchObject([{ ...meeting, project: 'A bridge', projectId: project.id }])
    const at = `/api/admin/projects/${project.id}/meetings`
    const own = await owner.get(`${at}/${expectDefined(waiting).id}/file`)
    expect(own.headers.get('Content-Type')).toBe('text/calendar')
    const entry = await own.text()
    for (const line of [
      `UID:${expectDefined(waiting).id}@localhost`,
      'STATUS:CONFIRMED',
      'SUMMARY:A bridge: meeting with Ada Lovelace',
    ])
      expect(entry).toContain(line)
    site.clock.advance(proposal.startsAt + 45 * 60_000 - site.clock.now() - 1)
    expect(await next()).toHaveLength(1)
    site.clock.advance(1)
    expect(await next()).toEqual([])
    const renewed = await ownerSignedIn(site)
    expect(await (await renewed.get(at)).json()).toMatchObject([meeting])
  })

  test('a thread waits for the owner until they have the last word', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    for (const text of ['When is it ready?', 'And how long is it?']) {
      await browser.post(`${project.path}/messages`, { text })
      site.clock.advance(1000)
    }
    await browser.post(`${project.path}/update-requests`, { note: 'The pillars?' })
    expect(await waitingFor(owner)).toMatchObject([
      { kind: 'update-requested', text: 'The pillars?' },
      { kind: 'message', text: 'And how long is it?' },
    ])
    await owner.post(`/api/admin/projects/${project.id}/messages`, { text: 'In June.' })
    await owner.post(`/api/admin/projects/${project.id}/updates`, { text: 'They stand.' })
    expect(await waitingFor(owner)).toEqual([])
    expect(await (await owner.get(`/api/admin/projects/${project.id}/messages`)).json()).toHaveLength(3)
  })
})

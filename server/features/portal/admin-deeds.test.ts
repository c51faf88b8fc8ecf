import { describe, expect, test } from 'vitest'
import type { AdminProject, Waiting } from '../../../contract/clients.ts'
import type { Milestone } from '../../../contract/portal.ts'
import type { Meeting } from '../../../contract/portal-meetings.ts'
import { type Browser, ownerSignedIn } from '../../../tests/helpers/accounts.ts'
import { engines } from '../../../tests/helpers/database.ts'
import { buildPortal, pdf } from '../../../tests/helpers/portal.ts'
import { expectRefusal } from '../../../tests/helpers/requests.ts'

const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })

async function waitingFor(owner: Browser): Promise<Waiting[]> {
  return ((await (await owner.get('/api/admin/waiting')).json()) as { items: Waiting[] }).items
}

describe.each(engines)('what the owner does about a project, on %s', (engine) => {
  test('a milestone is delivered, sent back, delivered anew and approved, each delivery mailed once', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const at = `/api/admin/projects/${project.id}/milestones/${project.underWay}/status`
    const deliver = () => owner.send('PUT', at, json({ status: 'completed' }))
    await deliver()
    await deliver()
    await site.outbox.deliverDue()
    expect(site.mailServer.mails.map(({ parsed }) => parsed.subject)).toEqual([
      '“Pillars” is delivered: please have a look',
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
    const again = (await (await deliver()).json()) as { milestone: Milestone }
    expect(again.milestone).toMatchObject({ status: 'completed', awaitsDecision: true })
    expect(await waitingFor(owner)).toEqual([])
    expect((await decide('approval')).status).toBe(200)
    await expectRefusal(await owner.send('PUT', at, json({ status: 'pending' })), 'already-decided')
    await site.outbox.deliverDue()
    const toClient = site.mailServer.mails.filter(({ recipients }) => recipients.includes('ada@example.com'))
    expect(toClient).toHaveLength(2)
  })

  test('who stopped the mails about their projects gets none', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    await browser.send('PUT', '/api/client/notices', json({ mail: false }))
    await owner.send(
      'PUT',
      `/api/admin/projects/${project.id}/milestones/${project.underWay}/status`,
      json({ status: 'completed' }),
    )
    expect(await site.outbox.deliverDue()).toBe(0)
  })

  test('what is spent follows from the expenses', async () => {
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
    expect(await spent()).toBe(before! + 50_000)
    expect((await owner.send('DELETE', `${at}/${first.expense.id}`)).status).toBe(200)
    expect(await spent()).toBe(before)
    await expectRefusal(await owner.send('DELETE', `${at}/${first.expense.id}`), 'not-found')
  })

  test('a document that the owner hands over is the client’s to read, until it is withdrawn', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const cookie = [...owner.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    const at = `/api/admin/projects/${project.id}/documents`
    const send = (name: string, body: BodyInit) =>
      site.app.request(`${at}?name=${name}`, { method: 'POST', body, headers: { Cookie: cookie } }, {
        incoming: { socket: { remoteAddress: '198.51.100.1' } },
      } as object)
    await expectRefusal(await send('plan.pdf', 'no PDF'), 'file-refused')
    const handed = (await (await send('plan.pdf', pdf())).json()) as { document: { id: string; fileUrl: string } }
    const [theirs] = (await (await browser.get(`${project.path}/documents`)).json()) as { fileUrl: string }[]
    expect(await (await browser.get(theirs!.fileUrl)).text()).toContain('a document')
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
      owner.post(`/api/admin/projects/${project.id}/meetings/${waiting!.id}/answer`, said)
    await answer({ answer: 'accepted', note: 'Gladly.' })
    await answer({ answer: 'accepted' })
    await expectRefusal(await answer({ answer: 'declined' }), 'already-decided')
    expect(await waitingFor(owner)).toEqual([])
    const { meetings } = (await (await browser.get(`${project.path}/meetings`)).json()) as { meetings: Meeting[] }
    expect(meetings).toMatchObject([{ answer: 'accepted' }])
    await site.outbox.deliverDue()
    expect(site.mailServer.mails).toHaveLength(1)
    const mail = site.mailServer.mails[0]?.parsed
    expect(mail?.subject).toBe('Mara Lindholm accepts the time you proposed for A bridge')
    expect(mail?.text).toContain('Thursday, March 5, 2026 at 11:00:00 AM GMT+1\n\nGladly.\n\nThe file')
    const calendar = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
    expect(calendar?.method).toBe('PUBLISH')
    const content = new TextDecoder().decode(calendar?.content as ArrayBuffer)
    expect(content).toContain('DTSTART:20260305T100000Z')
    expect(content).toContain(`UID:${waiting!.id}`)
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

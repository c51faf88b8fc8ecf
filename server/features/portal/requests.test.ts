import { describe, expect, test } from 'vitest'
import { ownerSignedIn } from '#tests/builders/accounts.ts'
import { buildPortal } from '#tests/builders/portal.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, postJson } from '#tests/servers/requests.ts'

describe.each(engines)('a client’s requests to the owner, on %s', (engine) => {
  test('a request for an update is open until one is posted, and repeating it mails nobody', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const ask = () => browser.post(`${project.path}/update-requests`, { note: 'How are the pillars?' })
    const answers = await Promise.all(Array.from({ length: 10 }, async () => (await ask()).json()))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ success: true, request: { note: 'How are the pillars?' } })
    expect(await (await browser.get(`${project.path}/updates`)).json()).toEqual({
      updates: [],
      openRequest: (answers[0] as { request: object }).request,
    })
    expect(await site.outbox.deliverDue()).toBe(1)
    expect(site.mailServer.mails[0]?.parsed.subject).toBe('[localhost:3000] Ada Lovelace asks how A bridge is going')

    site.clock.advance(1000)
    await owner.post(`/api/admin/projects/${project.id}/updates`, { text: 'They stand.' })
    expect(await (await browser.get(`${project.path}/updates`)).json()).toMatchObject({
      updates: [{ text: 'They stand.', postedBy: 'Mara Lindholm', postedAt: site.clock.now() }],
      openRequest: null,
    })
    await site.outbox.deliverDue()
    expect(site.mailServer.mails[1]?.recipients).toEqual(['ada@example.com'])
    expect(site.mailServer.mails[1]?.parsed.subject).toBe('News on A bridge')
    expect(site.mailServer.mails[1]?.parsed.text).toContain('They stand.')

    expect((await ask()).status).toBe(200)
    expect(await site.outbox.deliverDue()).toBe(1)
  })

  test('a proposed time reaches the owner as a calendar invitation', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const proposal = {
      startsAt: Date.parse('2026-03-05T10:00:00Z'),
      minutes: 45,
      topic: 'Pillars; or, rather, arches?',
      timeZone: 'Europe/Berlin',
    }
    const made = (await (await browser.post(`${project.path}/meetings`, proposal)).json()) as {
      meeting: { id: string }
    }
    const { timeZone: _, ...told } = proposal
    expect(made).toMatchObject({ success: true, meeting: told })
    expect(await (await browser.get(`${project.path}/meetings`)).json()).toEqual({
      bookingUrl: null,
      meetings: [made.meeting],
    })
    await site.outbox.deliverDue()
    const [mail] = site.mailServer.mails
    expect(mail?.parsed.subject).toBe('[localhost:3000] Ada Lovelace proposes a meeting about A bridge')
    expect(mail?.parsed.text).toContain('Thursday, March 5, 2026 at 11:00 AM GMT+1')
    const invitation = mail?.parsed.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
    expect(invitation?.method).toBe('REQUEST')
    const content = new TextDecoder().decode(invitation?.content as ArrayBuffer)
    const lines = content.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
    for (const line of [
      'METHOD:REQUEST',
      `UID:${made.meeting.id}@localhost`,
      'DTSTART:20260305T100000Z',
      'DTEND:20260305T104500Z',
      'SUMMARY:A bridge: meeting with Ada Lovelace',
      'DESCRIPTION:Pillars\\; or\\, rather\\, arches?',
    ]) {
      expect(lines).toContain(line)
    }
    expect(lines).toContainEqual(expect.stringMatching(/^ORGANIZER;.*mailto:ada@example\.com/i))
    expect(lines).toContainEqual(
      expect.stringMatching(/^ATTENDEE;.*RSVP=TRUE.*mailto:projects@mara-lindholm\.example/i),
    )
    // What is over is not told any more.
    site.clock.advance(4 * 24 * 3600_000)
    expect(await (await browser.get(`${project.path}/meetings`)).json()).toMatchObject({ meetings: [] })
  })

  test('a proposal whose answer was lost can be asked about again when its time has come', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const headers = { Cookie: [...browser.cookies].map(([k, v]) => `${k}=${v}`).join('; '), 'Idempotency-Key': 'k' }
    const proposal = { startsAt: site.clock.now() + 60_000, topic: 'Now' }
    const propose = async () => (await postJson(site.app, `${project.path}/meetings`, proposal, { headers })).json()
    const made = await propose()
    expect(made).toMatchObject({ success: true })
    site.clock.advance(120_000)
    expect(await propose()).toEqual(made)
    await expectError(await browser.post(`${project.path}/meetings`, proposal), 'invalid-input')
  })

  test('the activity is listed newest first', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const steps = [
      () => browser.post(`${project.path}/update-requests`, { note: 'How is it?' }),
      () => owner.post(`/api/admin/projects/${project.id}/updates`, { text: 'Well.' }),
      () => browser.post(`${project.path}/milestones/${project.delivered}/approval`),
      () => browser.post(`${project.path}/meetings`, { startsAt: Date.parse('2026-03-09T10:00:00Z'), topic: 'Next' }),
    ]
    for (const step of steps) {
      site.clock.advance(1000)
      expect((await step()).status).toBe(200)
    }
    expect(await (await browser.get(`${project.path}/activity`)).json()).toMatchObject([
      { kind: 'meeting-proposed', by: 'Ada Lovelace', about: 'Next', at: site.clock.now() },
      { kind: 'approved', by: 'Ada Lovelace', about: 'Plan' },
      { kind: 'update', by: 'Mara Lindholm', about: 'Well.' },
      { kind: 'update-requested', by: 'Ada Lovelace', about: 'How is it?' },
      { kind: 'milestone-completed', by: '', about: 'Plan' },
    ])
  })
})

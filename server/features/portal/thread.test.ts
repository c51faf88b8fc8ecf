import { describe, expect, test } from 'vitest'
import { ownerSignedIn } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildOther, buildPortal } from '#tests/builders/portal.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, postJson } from '#tests/servers/requests.ts'

const HOUR = 3600_000

describe.each(engines)('the thread of a project on %s', (engine) => {
  test('works both ways, in the portal and by mail', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const text = 'When is it ready? 什么时候？ 👩‍💻'
    const sent = await (await browser.post(`${project.path}/messages`, { text })).json()
    expect(sent).toMatchObject({ success: true, message: { author: 'client', authorName: 'Ada Lovelace', text } })
    site.clock.advance(1000)
    await owner.post(`/api/admin/projects/${project.id}/messages`, { text: 'In June.' })
    expect(await (await browser.get(`${project.path}/messages`)).json()).toMatchObject([
      { author: 'client', text },
      { author: 'owner', authorName: 'Mara Lindholm', text: 'In June.', sentAt: site.clock.now() },
    ])

    expect(await site.outbox.deliverDue()).toBe(2)
    expect(site.mailServer.mails).toHaveLength(2)
    const mailTo = (address: string) => site.mailServer.mails.find(({ recipients }) => recipients.includes(address))
    const [toOwner, toClient] = [mailTo('projects@mara-lindholm.example'), mailTo('ada@example.com')]
    expect(toOwner?.parsed.subject).toBe('[localhost:3000] Ada Lovelace wrote about A bridge')
    expect(toOwner?.parsed.text).toContain(text)
    const there = `http://localhost:3000/admin?tab=clients&project=${project.id}&view=conversation`
    expect(toOwner?.parsed.text).toContain(there)
    expect(toOwner?.parsed.html).toContain(`<a class="button" href="${there.replaceAll('&', '&amp;')}">`)
    expect(toOwner?.parsed.replyTo?.[0]?.address).toBe('ada@example.com')
    expect(toClient?.parsed.subject).toBe('Mara Lindholm wrote to you about A bridge')
    expect(toClient?.parsed.text).toContain('In June.')
    expect(toClient?.parsed.text).toContain(`http://localhost:3000/client-portal?project=${project.id}`)
  })

  test('the owner’s messages are unread until the client has read them', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const other = await buildOther(site)
    const owner = await ownerSignedIn(site)
    const write = (text: string) => owner.post(`/api/admin/projects/${project.id}/messages`, { text })
    const unread = async () =>
      ((await (await browser.get('/api/client/projects')).json()) as { unreadMessages: number }[])[0]?.unreadMessages
    const thread = async () =>
      (await (await browser.get(`${project.path}/messages`)).json()) as { isUnread: boolean; sentAt: number }[]
    const mark = (from: typeof browser, until: number) =>
      from.send('PUT', `${project.path}/messages/read`, {
        body: JSON.stringify({ until }),
        headers: { 'Content-Type': 'application/json' },
      })

    await browser.post(`${project.path}/messages`, { text: 'When is it ready?' })
    expect(await unread()).toBe(0)
    site.clock.advance(1000)
    await write('In June.')
    site.clock.advance(1000)
    await write('Or in July.')
    expect(await unread()).toBe(2)
    const [, first, second] = await thread()
    expect([first?.isUnread, second?.isUnread]).toEqual([true, true])

    expect((await mark(browser, expectDefined(first).sentAt)).status).toBe(200)
    expect(await unread()).toBe(1)
    expect((await thread()).map(({ isUnread }) => isUnread)).toEqual([false, false, true])
    await mark(browser, expectDefined(second).sentAt)
    await mark(browser, expectDefined(first).sentAt)
    expect(await unread()).toBe(0)

    // A time to come hides nothing that is written until then.
    await mark(browser, site.clock.now() + HOUR)
    site.clock.advance(1000)
    await write('In June after all.')
    expect(await unread()).toBe(1)
    await expectError(await mark(other.browser, site.clock.now()), 'not-found')
    expect(await unread()).toBe(1)
  })

  test('an answer counts as the team’s activity', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    await owner.post(`/api/admin/projects/${project.id}/messages`, { text: 'In June.' })
    expect(await (await browser.get('/api/client/projects')).json()).toMatchObject([
      { lastTeamActivityAt: site.clock.now() },
    ])
  })

  test('the client gets mails in their language', async () => {
    const { site, browser, project, user } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const subjects = {
      de: 'Mara Lindholm hat Ihnen zu A bridge geschrieben',
      fr: 'Mara Lindholm vous a écrit au sujet de A bridge',
      es: 'Mara Lindholm le ha escrito sobre A bridge',
      zh: 'Mara Lindholm 就 A bridge 给您留言',
      ja: 'Mara LindholmからA bridgeについてのメッセージ',
    }
    for (const language of Object.keys(subjects)) {
      await site.services.db.updateTable('users').set({ language }).where('id', '=', user.id).execute()
      await owner.post(`/api/admin/projects/${project.id}/messages`, { text: `In June, ${language}.` })
      await site.outbox.deliverDue()
    }
    expect(site.mailServer.mails.map(({ parsed }) => parsed.subject)).toEqual(Object.values(subjects))
    expect((await browser.get(`${project.path}/messages`)).status).toBe(200)
  })

  test('a repeated message with one key is stored and mailed once', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const headers = { Cookie: [...browser.cookies].map(([k, v]) => `${k}=${v}`).join('; '), 'Idempotency-Key': 'k' }
    const post = (text: string) => postJson(site.app, `${project.path}/messages`, { text }, { headers })
    const bodies = await Promise.all(Array.from({ length: 10 }, async () => (await post('Once.')).json()))
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    await expectError(await post('Something else.'), 'key-reused')
    expect(await site.outbox.deliverDue()).toBe(1)
  })

  test('30 messages an hour are accepted, and no more', async () => {
    const { site, browser, project } = await buildPortal(engine)
    for (let i = 0; i < 30; i++) {
      expect((await browser.post(`${project.path}/messages`, { text: `${i}` })).status).toBe(200)
    }
    await expectError(await browser.post(`${project.path}/messages`, { text: '31' }), 'rate-limited')
    site.clock.advance(HOUR)
    expect((await browser.post(`${project.path}/messages`, { text: '31' })).status).toBe(200)
  })

  test('a name or text with line breaks adds no header to a mail', async () => {
    const { site, browser, project, user } = await buildPortal(engine)
    const firstName = 'Ada\r\nBcc: eve@example.com'
    await site.services.db.updateTable('users').set({ firstName }).where('id', '=', user.id).execute()
    await browser.post(`${project.path}/messages`, { text: 'Hello\r\n.\r\nRCPT TO:<eve@example.com>' })
    await site.outbox.deliverDue()
    expect(site.mailServer.mails[0]?.recipients).toEqual(['projects@mara-lindholm.example'])
    expect(site.mailServer.mails[0]?.parsed.bcc).toBeUndefined()
  })
})

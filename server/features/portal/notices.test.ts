import { describe, expect, test } from 'vitest'
import { openBrowser, ownerSignedIn } from '#tests/builders/accounts.ts'
import { buildOther, buildPortal } from '#tests/builders/portal.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, request } from '#tests/servers/requests.ts'

const setting = '/api/client/notices'
const put = (mail: unknown) => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ mail }),
})

describe.each(engines)('notices on %s', (engine) => {
  test('a client who opted out gets no mail, but the answer is in the portal', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const cookie = [...browser.cookies].map(([k, v]) => `${k}=${v}`).join('; ')
    const set = async (mail: unknown) =>
      await request(site.app, setting, {
        method: 'PUT',
        body: put(mail).body,
        headers: { ...put(mail).headers, Cookie: cookie },
      })
    const tell = async () => {
      await owner.post(`/api/admin/projects/${project.id}/messages`, { text: 'News' })
      await owner.post(`/api/admin/projects/${project.id}/updates`, { text: 'News' })
      return await site.outbox.deliverDue()
    }
    await expectError(await openBrowser(site).get(setting), 'not-signed-in')
    await expectError(await set('no'), 'malformed-request')
    expect(await (await browser.get(setting)).json()).toEqual({ mail: true, mailWay: 'smtp' })
    expect(await (await set(false)).json()).toEqual({ mail: false, mailWay: 'smtp' })
    expect(await (await set(false)).json()).toEqual({ mail: false, mailWay: 'smtp' })
    expect(await (await browser.get(setting)).json()).toEqual({ mail: false, mailWay: 'smtp' })
    expect(await tell()).toBe(0)
    expect((await (await browser.get(`${project.path}/messages`)).json()) as unknown[]).toHaveLength(1)
    expect(await (await set(true)).json()).toEqual({ mail: true, mailWay: 'smtp' })
    expect(await tell()).toBe(2)
  })

  test('every notice can be unsubscribed by one click in the mail program, without signing in', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const other = await buildOther(site)
    const owner = await ownerSignedIn(site)
    await owner.post(`/api/admin/projects/${project.id}/messages`, { text: 'News' })
    await site.outbox.deliverDue()
    const mail = site.mailServer.mails.find(({ recipients }) => recipients.includes('ada@example.com'))
    const header = (name: string) => mail?.parsed.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = new URL(/^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '')
    const link = new URL(/http\S+stop-notices=\S+/.exec(mail?.parsed.text ?? '')?.[0] ?? '')
    expect(url.pathname.endsWith(link.searchParams.get('stop-notices') ?? 'none')).toBe(true)

    // As RFC 8058 has mail programs do it.
    const click = (path: string) =>
      request(site.app, path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    for (let i = 0; i < 2; i++) expect(await (await click(url.pathname)).json()).toEqual({ mail: false })
    expect(await (await browser.get(setting)).json()).toEqual({ mail: false, mailWay: 'smtp' })
    expect(await (await other.browser.get(setting)).json()).toEqual({ mail: true, mailWay: 'smtp' })

    const own = url.pathname.split('/').at(-1) ?? ''
    const theirs = `${Buffer.from(other.user.id).toString('base64url')}.${own.split('.')[1]}`
    for (const token of ['x', 'x.y', theirs, `${own.slice(0, -1)}~`, own.slice(0, -2)]) {
      await expectError(await click(`/api/client/notices/stop/${token}`), 'not-found')
    }
    await expectError(await request(site.app, url.pathname), 'method-not-allowed')
    // The token never expires: whoever reads the log could stop mails with it.
    expect(site.rawLog.join('')).not.toContain(own)
    expect(site.logLines).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/api/client/notices/stop/:token', status: 200 }),
    )
    expect(await (await other.browser.get(setting)).json()).toEqual({ mail: true, mailWay: 'smtp' })
  })
})

import { describe, expect, test } from 'vitest'
import { profile } from '#content/owner.ts'
import { contactInputs } from '#contract/contact-fields.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, SITE_URL } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const hrefsIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

const injection = 'x\r\nBcc: victim@example.net\r\nX-Injected: yes\r\n\r\n<h1>mine</h1>'

describe.each(engines)('hostile contact on %s', (engine) => {
  test('line breaks in any field inject no header and no recipient', async () => {
    const { app, services, outbox, mailServer } = await buildApp(engine)
    for (const field of ['firstName', 'lastName', 'subject', 'message'] as const) {
      for (const text of [injection, injection.replaceAll('\r\n', '\n'), injection.replaceAll('\r\n', '\r')]) {
        await services.db.deleteFrom('limits').execute()
        expect((await sendMessage(app, buildMessage({ [field]: text }))).status).toBe(200)
      }
    }
    await outbox.deliverDue()
    expect(mailServer.mails).toHaveLength(24)
    for (const { recipients, parsed } of mailServer.mails) {
      expect([[profile.channels.general], ['ada@example.com']]).toContainEqual(recipients)
      expect(parsed.bcc ?? []).toEqual([])
      expect(parsed.cc ?? []).toEqual([])
      expect(parsed.headers.map(({ key }) => key)).not.toContain('x-injected')
    }
  })

  test('an address contains no second recipient', async () => {
    const { app } = await buildApp(engine)
    for (const email of [
      'ada@example.com\r\nBcc: victim@example.net',
      'ada@example.com,victim@example.net',
      'Ada <ada@example.com>',
      'ada@example.com> <victim@example.net',
      '"ada victim@example.net"@example.com',
    ]) {
      await expectError(await sendMessage(app, buildMessage({ email })), 'invalid-input')
    }
  })

  test('nothing in a receipt leads to where a stranger wants', async () => {
    const { app, outbox, mailServer } = await buildApp(engine)
    const link = 'https://evil.example/win'
    const message = `<a href="${link}">Win</a> ${link} www.evil.example a@evil.example {{link}} {{site}}\n\n—\n${link}`
    await sendMessage(app, buildMessage({ firstName: link, lastName: '<b>', message, email: 'stranger@example.net' }))
    await outbox.deliverDue()
    const receipt = mailServer.mails.find(({ recipients }) => recipients.includes('stranger@example.net'))
    const { html = '', text = '', from } = expectDefined(receipt).parsed
    expect(from?.address).toBe(profile.email)
    expect(hrefsIn(html)).toEqual([SITE_URL, SITE_URL])
    for (const part of [html, text]) {
      expect(part).not.toMatch(/https?:\/\/evil|evil\.example|@evil/)
      // Read by a person it is what was written.
      expect(part.replaceAll('\u200B', '')).toContain(link)
    }
    expect(html).not.toContain('<b>')
  })

  test('what is written to the owner stays text, whatever it looks like', async () => {
    const { app, outbox, mailServer } = await buildApp(engine)
    const hostile =
      '</blockquote><script>x()</script><img src="https://evil.example/seen.gif" onerror=x()>"\'&{{email}}'
    await sendMessage(app, buildMessage({ firstName: hostile.slice(0, 99), subject: hostile, message: hostile }))
    await outbox.deliverDue()
    const toOwner = mailServer.mails.find(({ recipients }) => recipients.includes(profile.channels.general))
    const { html = '' } = expectDefined(toOwner).parsed
    expect(hrefsIn(html)).toEqual([SITE_URL])
    expect(html).not.toMatch(/<(?:script|img)/)
    expect(html).toContain('&lt;/blockquote&gt;&lt;script&gt;x()&lt;/script&gt;&lt;img src=&quot;https://evil.example')
  })

  test('the longest message makes mails that no program cuts off', async () => {
    const { app, outbox, mailServer } = await buildApp(engine)
    const message = '"&'.repeat(contactInputs.message.maxLength / 2)
    expect((await sendMessage(app, buildMessage({ message }))).status).toBe(200)
    await outbox.deliverDue()
    // Gmail shows the first 102 KB.
    for (const { raw } of mailServer.mails) expect(raw.length).toBeLessThan(100_000)
    const receipt = mailServer.mails.find(({ recipients }) => recipients.includes('ada@example.com'))
    expect(receipt?.parsed.text).toContain(`${message.slice(0, 2000)} …`)
  })

  test.for([
    ['a filled hidden field', { website: 'https://spam.example' }, 'hidden field filled'],
    ['sending within a second', { elapsedMs: 999 }, 'sent too fast'],
  ] as const)('%s is accepted in appearance, kept apart and mailed to nobody', async ([, changes, reason]) => {
    const { app, services, outbox, mailServer } = await buildApp(engine)
    const response = await sendMessage(app, buildMessage(changes))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true, id: expect.any(String) })
    const rows = await services.db.selectFrom('contact_messages').select(['subject', 'kept_apart']).execute()
    expect(rows).toEqual([{ subject: 'An engine', kept_apart: reason }])
    expect(await outbox.deliverDue()).toBe(0)
    expect(mailServer.mails).toEqual([])
  })

  test('an empty hidden field, a whole second and an unknown time count as a person', async () => {
    const { app, outbox } = await buildApp(engine)
    for (const changes of [{ website: '' }, { elapsedMs: 1000 }, { elapsedMs: undefined }]) {
      await sendMessage(app, buildMessage(changes))
      expect(await outbox.deliverDue()).toBe(2)
    }
  })

  test('another website cannot make a visitor’s browser send a message', async () => {
    const { app, services } = await buildApp(engine)
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: `${SITE_URL}.evil.example` },
      { Origin: 'http://localhost:3001' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: SITE_URL, 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    ]
    for (const headers of foreign) {
      await expectError(await sendMessage(app, buildMessage(), { headers }), 'foreign-origin')
      await expectError(
        await sendMessage(app, buildMessage(), { headers: { Host: 'localhost:3000', ...headers } }),
        'foreign-origin',
      )
    }
    expect(await services.db.selectFrom('contact_messages').select('id').execute()).toEqual([])
  })

  test('the site’s own pages and programs without a browser may send', async () => {
    const { app } = await buildApp(engine)
    for (const headers of [
      { Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin' },
      { Origin: 'http://127.0.0.1:4000', Host: '127.0.0.1:4000' },
      { 'Sec-Fetch-Site': 'none' },
      {},
    ] as Record<string, string>[]) {
      expect((await sendMessage(app, buildMessage(), { headers })).status).toBe(200)
    }
  })

  test('JSON without its content type is rejected', async () => {
    const { app } = await buildApp(engine)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonx',
      '',
    ]) {
      await expectError(
        await sendMessage(app, buildMessage(), { headers: { 'Content-Type': type } }),
        'unsupported-type',
      )
    }
    const headers = { 'Content-Type': 'Application/JSON ; charset=utf-8' }
    expect((await sendMessage(app, buildMessage(), { headers })).status).toBe(200)
  })
})

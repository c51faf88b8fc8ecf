import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { profile } from '#content/owner.ts'
import { sendContact } from '#contract/contact.ts'
import { languages } from '#contract/language.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, SITE_URL } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, request } from '#tests/servers/requests.ts'

const plain = (text: string | undefined) => text?.replaceAll('\r\n', '\n').trimEnd()

describe.each(engines)('contact on %s', (engine) => {
  test('a message is stored and answered with its id', async () => {
    const { app, services, clock } = await buildApp(engine)
    const response = await sendMessage(app, buildMessage({ firstName: '  Ada ' }))
    expect(response.status).toBe(200)
    const reply = z.parse(z.strictObject(sendContact.reply.shape), await response.json())
    expect(await services.db.selectFrom('contact_messages').selectAll().execute()).toMatchObject([
      {
        id: reply.id,
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.com',
        subject: 'An engine',
        message: 'Dear owner,\n\nshall we build it?',
        language: 'en',
        received_at: clock.now(),
        kept_apart: null,
        read_at: null,
      },
    ])
  })

  test('the owner gets a mail with the message and can reply to the sender', async () => {
    const { app, outbox, mailServer } = await buildApp(engine, {
      MAIL_FROM: 'site@example.org',
      CONTACT_TO: 'me@example.org',
    })
    const { id } = (await (await sendMessage(app, buildMessage())).json()) as { id: string }
    await outbox.deliverDue()
    const mail = mailServer.mails.find(({ recipients }) => recipients.includes('me@example.org'))
    expect(mail?.parsed).toMatchObject({
      messageId: `<${id}-owner@localhost>`,
      subject: '[localhost:3000] An engine',
      from: { name: 'Ada Lovelace', address: 'site@example.org' },
      to: [{ name: profile.name, address: 'me@example.org' }],
      replyTo: [{ name: 'Ada Lovelace', address: 'ada@example.com' }],
    })
    expect(plain(mail?.parsed.text)).toContain('Ada Lovelace <ada@example.com>')
    expect(plain(mail?.parsed.text)).toContain('Dear owner,\n\nshall we build it?')
  })

  test('a Japanese sender’s name is in Japanese order', async () => {
    const { app, outbox, mailServer } = await buildApp(engine, { CONTACT_TO: 'me@example.org' })
    await sendMessage(app, buildMessage({ firstName: '太郎', lastName: '山田' }))
    await outbox.deliverDue()
    const mail = mailServer.mails.find(({ recipients }) => recipients.includes('me@example.org'))
    expect(mail?.parsed.replyTo).toMatchObject([{ name: '山田太郎' }])
  })

  test.for(languages)('a sender who reads in %s gets a receipt in that language', async (language) => {
    const { app, services, outbox, mailServer } = await buildApp(engine)
    const response = await sendMessage(app, buildMessage(), { headers: { 'Accept-Language': language } })
    expect(response.status).toBe(200)
    await outbox.deliverDue()
    const receipt = mailServer.mails.find(({ recipients }) => recipients.includes('ada@example.com'))
    const promise = services.i18n(language)('mail.receipt.promise', { count: profile.promises?.answerWithinDays })
    const quoted = '> Dear owner,\n>\n> shall we build it?'
    const values = { owner: profile.name, site: SITE_URL, name: 'Ada Lovelace', promise, quoted }
    expect(receipt?.parsed.text).toContain('2')
    expect(receipt?.parsed.subject).toBe(services.i18n(language)('mail.receipt.subject', values))
    expect(plain(receipt?.parsed.text)).toBe(services.i18n(language)('mail.receipt.text', values))
    expect(receipt?.parsed.headers).toContainEqual(
      expect.objectContaining({ key: 'content-language', value: language }),
    )
    expect(receipt?.parsed.html).toContain(`<html lang="${language}" dir="ltr">`)
    expect(receipt?.parsed.html).toContain('<blockquote dir="auto">Dear owner,<br><br>shall we build it?</blockquote>')
    const toOwner = mailServer.mails.find(({ recipients }) => recipients.includes(profile.channels.general))
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
    expect(plain(toOwner?.parsed.text)).toContain(`reading it in ${name}:`)
  })

  test('the receipts of all languages differ', async () => {
    const { services } = await buildApp(engine)
    const subjects = languages.map((language) => services.i18n(language)('mail.receipt.subject', { owner: 'x' }))
    expect(new Set(subjects).size).toBe(languages.length)
  })

  test('text in any script, and text that looks like a template, is unchanged', async () => {
    const { app, services, outbox, mailServer } = await buildApp(engine)
    const message = buildMessage({
      firstName: '李小龙',
      lastName: 'مُحَمَّد',
      subject: '👩‍💻 e\u0301 שלום {{email}}',
      message:
        'Grüße 👨‍👩‍👧‍👦\n中文。\u202Eright to left\u202C\nZ̷a̸l̵g̶o̷ $t(errors.not-found) {{site}} $1 $& %s\n.\n..dots',
    })
    expect((await sendMessage(app, message)).status).toBe(200)
    expect(await services.db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      first_name: message.firstName,
      last_name: message.lastName,
      subject: message.subject,
      message: message.message,
    })
    await outbox.deliverDue()
    const { parsed } = expectDefined(
      mailServer.mails.find(({ recipients }) => recipients.includes(profile.channels.general)),
    )
    expect(plain(parsed.text)).toContain(`\n\n${message.message}\n\n`)
    expect(parsed.subject).toBe(`[localhost:3000] ${message.subject}`)
    expect(parsed.from?.name).toBe(`${message.firstName} ${message.lastName}`)
  })

  test('only POST sends a message', async () => {
    const { app } = await buildApp(engine)
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await request(app, sendContact.path, { method })
      expect(response.headers.get('Allow')).toBe('POST')
      await expectError(response, 'method-not-allowed')
    }
  })
})

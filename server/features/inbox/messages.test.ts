import { describe, expect, test } from 'vitest'
import { profile } from '#content/owner.ts'
import { erasedPerson } from '#contract/admin/admin-log.ts'
import type { InboxMessage } from '#contract/inbox/inbox.ts'
import { languages } from '#contract/language.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { adminActions, ownerSignedIn } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { messagesIn, read, sendBody, written } from '#tests/builders/inbox.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const plain = (text: string | undefined) => text?.replaceAll('\r\n', '\n').trimEnd()
const answersPath = (id: string) => `/api/admin/messages/${id}/answers`
const mailsTo = ({ mailServer }: TestApp, address: string) =>
  mailServer.mails.filter(({ recipients }) => recipients.includes(address))

/** Rows as they stand in the database, for lists that nobody would fill by hand. */
const messageRow = (n: number) => ({
  id: `message-${String(n).padStart(4, '0')}`,
  first_name: 'Ada',
  last_name: `Number ${n}`,
  email: 'ada@example.com',
  subject: 'A subject',
  message: 'A text.',
  language: 'en',
  received_at: 1_700_000_000_000 + Math.floor(n / 3),
  kept_apart: null,
})

describe.each(engines)('messages in the inbox on %s', (engine) => {
  test('messages are listed unread, the latest first, with spam apart', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await written(site, { subject: 'First' })
    site.clock.advance(1000)
    await written(site, { subject: 'Second' }, 'ja')
    await written(site, { subject: 'Buy now', website: 'https://spam.example' })
    const messages = await messagesIn(owner)
    expect(messages.map(({ subject, language, isRead }) => [subject, language, isRead])).toEqual([
      ['Second', 'ja', false],
      ['First', 'en', false],
    ])
    expect(messages[1]).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', answers: [] })
    expect((await messagesIn(owner, '?folder=spam')).map(({ subject }) => subject)).toEqual(['Buy now'])
    expect(await read(owner, '/api/admin/inbox')).toMatchObject({ unread: 2, mailWay: 'smtp' })
  })

  test('a message is marked as read, unread, spam and not spam', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const id = await written(site)
    const mark = async (change: object) => {
      const response = await owner.post(`/api/admin/messages/${id}/mark`, change)
      return ((await response.json()) as { message: InboxMessage }).message
    }
    expect(await mark({ read: true })).toMatchObject({ isRead: true, isSpam: false })
    expect(await messagesIn(owner, '?folder=unread')).toEqual([])
    expect(await mark({ spam: true })).toMatchObject({ isRead: true, isSpam: true })
    expect(await messagesIn(owner)).toEqual([])
    expect(await mark({ spam: false, read: false })).toMatchObject({ isRead: false, isSpam: false })
    expect(await messagesIn(owner, '?folder=unread')).toHaveLength(1)
    expect((await adminActions(owner)).filter(([action]) => action === 'message-marked')).toHaveLength(2)
    await expectError(await owner.post('/api/admin/messages/none/mark', { read: true }), 'not-found')
  })

  test('a search covers names, addresses, subjects and texts, and takes wildcards literally', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await written(site, { lastName: 'Hopper', message: 'About 100% of it.' })
    await written(site, { subject: 'A Compiler' })
    const found = async (search: string) =>
      (await messagesIn(owner, `?search=${encodeURIComponent(search)}`)).map(
        ({ firstName, lastName, subject }) => `${firstName} ${lastName}: ${subject}`,
      )
    expect(await found('hopper')).toEqual(['Ada Hopper: An engine'])
    expect(await found('COMPILER')).toEqual(['Ada Lovelace: A Compiler'])
    expect(await found('0%')).toEqual(['Ada Hopper: An engine'])
    expect(await found('_')).toEqual([])
    await written(site, { lastName: 'Ärmel', subject: 'ÉTÉ' })
    expect(await found('Ärmel')).toEqual(['Ada Ärmel: ÉTÉ'])
    expect(await found('ÉTÉ')).toEqual(['Ada Ärmel: ÉTÉ'])
  })

  test('the list is paged without gaps or repetitions', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const rows = Array.from({ length: PAGE_SIZE + 7 }, (_, n) => messageRow(n))
    await site.services.db.insertInto('contact_messages').values(rows).execute()
    type Page = { items: InboxMessage[]; next: string | null }
    const first = await read<Page>(owner, '/api/admin/messages')
    const second = await read<Page>(owner, `/api/admin/messages?after=${first.next}`)
    expect([first.items.length, second.items.length, second.next]).toEqual([PAGE_SIZE, 7, null])
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(PAGE_SIZE + 7)
  })

  test.for(languages)('an answer is mailed in %s, with the quoted message', async (language) => {
    const site = await buildApp(engine, { CONTACT_TO: 'me@example.org' })
    const owner = await ownerSignedIn(site)
    const id = await written(site, {}, language)
    const response = await owner.post(answersPath(id), { text: 'Gladly: on {{date}}.\n\nSee you.' })
    const { message } = (await response.json()) as { message: InboxMessage }
    expect(message).toMatchObject({
      isRead: true,
      answers: [{ answeredBy: 'owner@example.com', delivery: { state: 'waiting', reason: null } }],
    })
    await site.outbox.deliverDue()
    const mail = mailsTo(site, 'ada@example.com').find(({ parsed }) => parsed.subject?.startsWith('Re:'))
    expect(mail?.parsed).toMatchObject({
      subject: 'Re: An engine',
      from: { name: profile.name },
      replyTo: [{ name: profile.name, address: 'me@example.org' }],
    })
    const t = site.services.i18n(language)
    const text = plain(mail?.parsed.text) ?? ''
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(site.clock.now())
    expect(text).toBe(
      t('mail.answer.text', {
        text: 'Gladly: on {{date}}.\n\nSee you.',
        owner: profile.name,
        name: 'Ada Lovelace',
        date,
        quoted: '> Dear owner,\n>\n> shall we build it?',
      }),
    )
    expect(text).toContain('{{date}}')
    expect(mail?.parsed.headers.map(({ key }) => key)).not.toContain('auto-submitted')
    expect((await messagesIn(owner))[0]?.answers[0]?.delivery.state).toBe('sent')
    expect(await adminActions(owner)).toContainEqual(['message-answered', 'ada@example.com'])
  })

  test('an answer with the same key is sent once, and with another text it is rejected', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const id = await written(site)
    const answer = (text: string) => sendBody(owner, 'POST', answersPath(id), { text }, 'a key of its own')
    expect([(await answer('Yes.')).status, (await answer('Yes.')).status]).toEqual([200, 200])
    await expectError(await answer('No.'), 'key-reused')
    expect((await messagesIn(owner))[0]?.answers).toHaveLength(1)
    await site.outbox.deliverDue()
    expect(mailsTo(site, 'ada@example.com').filter(({ parsed }) => parsed.subject?.startsWith('Re:'))).toHaveLength(1)
  })

  test('an answer based on an outdated list of answers is rejected', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const id = await written(site)
    const answer = (text: string, seen: number, key?: string) =>
      sendBody(owner, 'POST', answersPath(id), { text, seen }, key)
    const both = await Promise.all([answer('From one window.', 0), answer('From another.', 0)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await expectError(expectDefined(both.find(({ status }) => status === 409)), 'changed-meanwhile')
    expect((await messagesIn(owner))[0]?.answers).toHaveLength(1)
    // A lost answer to the call is no other answer to the message.
    expect([
      (await answer('All the same.', 1, 'key')).status,
      (await answer('All the same.', 1, 'key')).status,
    ]).toEqual([200, 200])
    expect((await messagesIn(owner))[0]?.answers).toHaveLength(2)
    await expectError(await answer('Once more.', -1), 'malformed-request')
  })

  test('the error of an undeliverable answer is shown', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const id = await written(site)
    await site.outbox.deliverDue()
    site.mailServer.faults.RCPT = 550
    await owner.post(answersPath(id), { text: 'Yes.' })
    await site.outbox.deliverDue()
    const delivery = (await messagesIn(owner))[0]?.answers[0]?.delivery
    expect(delivery).toEqual({ state: 'failed', reason: expect.stringContaining('550') })
  })

  test('an answer needs a text, and a message', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const id = await written(site)
    const refusal = await expectError(await owner.post(answersPath(id), { text: '  ' }), 'invalid-input')
    expect(Object.keys(refusal.fields ?? {})).toEqual(['text'])
    await expectError(await owner.post(answersPath('none'), { text: 'Yes.' }), 'not-found')
    await expectError(await owner.get('/api/admin/messages?folder=attic'), 'malformed-request')
  })

  test('a message is deleted with its answers and its mails', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const id = await written(site)
    await owner.post(answersPath(id), { text: 'Yes.' })
    await site.outbox.deliverDue()
    expect((await owner.send('DELETE', `/api/admin/messages/${id}`)).status).toBe(200)
    expect(await messagesIn(owner)).toEqual([])
    for (const table of ['contact_messages', 'message_answers', 'outbox'] as const) {
      expect(await site.services.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(await adminActions(owner)).toContainEqual(['message-deleted', expect.stringMatching(erasedPerson)])
    await expectError(await owner.send('DELETE', `/api/admin/messages/${id}`), 'not-found')
  })
})

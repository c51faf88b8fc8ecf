import { describe, expect, test } from 'vitest'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

async function expectOneMessageAndItsMails({ services, outbox, mailServer }: TestApp, id: string) {
  expect(await services.db.selectFrom('contact_messages').select('id').execute()).toEqual([{ id }])
  await outbox.deliverDue()
  const messageIds = mailServer.mails.map(({ parsed }) => parsed.messageId).sort()
  expect(messageIds).toEqual([`<${id}-owner@localhost>`, `<${id}-receipt@localhost>`])
}

describe.each(engines)('contact with a key on %s', (engine) => {
  test('a message with the same key is stored once and gets the same answer', async () => {
    const site = await buildApp(engine)
    const first = (await (await sendMessage(site.app, buildMessage(), { key: 'k' })).json()) as { id: string }
    site.clock.advance(60_000)
    const again = await sendMessage(site.app, buildMessage(), { key: 'k' })
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual(first)
    await expectOneMessageAndItsMails(site, first.id)
  })

  test('twenty concurrent requests with one key are one message', async () => {
    const site = await buildApp(engine)
    const sendings = Array.from({ length: 20 }, () => sendMessage(site.app, buildMessage(), { key: 'double-click' }))
    const replies = await Promise.all(
      (await Promise.all(sendings)).map(async (response) => {
        expect(response.status).toBe(200)
        return (await response.json()) as { id: string }
      }),
    )
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
    await expectOneMessageAndItsMails(site, expectDefined(replies[0]).id)
  })

  test('a key with another body is rejected', async () => {
    const site = await buildApp(engine)
    const { id } = (await (await sendMessage(site.app, buildMessage(), { key: 'k' })).json()) as { id: string }
    await expectError(await sendMessage(site.app, buildMessage({ message: 'Other' }), { key: 'k' }), 'key-reused')
    await expectOneMessageAndItsMails(site, id)
  })

  test('a key can be reused after its first request was rejected', async () => {
    const { app } = await buildApp(engine)
    await expectError(await sendMessage(app, buildMessage({ email: '' }), { key: 'k' }), 'invalid-input')
    expect((await sendMessage(app, buildMessage(), { key: 'k' })).status).toBe(200)
  })

  test('messages without a key are always separate', async () => {
    const { app, services } = await buildApp(engine)
    await sendMessage(app, buildMessage())
    await sendMessage(app, buildMessage())
    expect(await services.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(2)
  })

  test('a key has 1 to 200 characters', async () => {
    const { app } = await buildApp(engine)
    await expectError(await sendMessage(app, buildMessage(), { key: '' }), 'malformed-request')
    await expectError(await sendMessage(app, buildMessage(), { key: 'k'.repeat(201) }), 'malformed-request')
    expect((await sendMessage(app, buildMessage(), { key: 'k'.repeat(200) })).status).toBe(200)
    expect((await sendMessage(app, buildMessage(), { key: 'Schlüssel' })).status).toBe(200)
  })
})

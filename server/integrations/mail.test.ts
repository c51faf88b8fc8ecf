import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildMail, buildOutbox } from '#tests/builders/outbox.ts'
import { engines } from '#tests/servers/database.ts'
import { buildMailServer, CREDENTIALS, type MailServer } from '#tests/servers/smtp.ts'
import { smtpDelivery } from './mail.ts'

async function setUp(engine: (typeof engines)[number], credentials = '') {
  const mailServer: MailServer = await buildMailServer()
  const box = await buildOutbox(engine)
  onTestFinished(() => mailServer.stop())
  const url = mailServer.url.replace('smtp://', `smtp://${credentials}`)
  return { ...box, mailServer, outbox: await box.worker(smtpDelivery(url, 'example.org')) }
}

const encoded = (user: string, password: string) => `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`

describe.each(engines)('mail by SMTP on %s', (engine) => {
  test('a mail arrives as it was written', async () => {
    const { add, outbox, mailServer } = await setUp(engine)
    await add('a', buildMail({ subject: 'Größe 📏', text: `${'a long line '.repeat(200)}\n.\n.dot`, language: 'de' }))
    await outbox.deliverDue()
    expect(mailServer.mails).toHaveLength(1)
    const { recipients, parsed } = expectDefined(mailServer.mails[0])
    expect(recipients).toEqual(['owner@example.org'])
    expect(parsed).toMatchObject({
      subject: 'Größe 📏',
      messageId: '<a@example.org>',
      date: '2026-03-02T09:00:00.000Z',
    })
    expect(parsed.text?.trimEnd()).toBe(`${'a long line '.repeat(200)}\n.\n.dot`)
    // As those that an earlier version has queued.
    expect(parsed.html).toBeUndefined()
    expect(parsed.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  })

  test('a temporary rejection or a cut connection at any step is retried under the same Message-ID', async () => {
    const { add, row, outbox, mailServer, clock } = await setUp(engine)
    for (const step of ['CONNECT', 'MAIL', 'RCPT', 'DATA'] as const) {
      for (const fault of [421, 451, 'drop'] as const) {
        const id = `${step}-${fault}`.toLowerCase()
        await add(id)
        mailServer.faults[step] = fault
        await outbox.deliverDue()
        expect(await row(id), id).toMatchObject({
          state: 'pending',
          handed_over_at: null,
          last_error: expect.any(String),
        })
        delete mailServer.faults[step]
        clock.advance(5000)
        await outbox.deliverDue()
        expect(await row(id), id).toMatchObject({ state: 'sent', attempts: 2 })
        expect(mailServer.mails.at(-1)?.parsed.messageId).toBe(`<${id}@example.org>`)
      }
    }
    expect(mailServer.mails).toHaveLength(12)
  })

  test('a mail whose acceptance was lost on the way is sent again under the same Message-ID', async () => {
    const { add, outbox, mailServer, clock } = await setUp(engine)
    await add('a')
    mailServer.faults.ANSWER = 'drop'
    await outbox.deliverDue()
    mailServer.faults = {}
    clock.advance(5000)
    await outbox.deliverDue()
    expect(mailServer.mails.map(({ parsed }) => parsed.messageId)).toEqual(['<a@example.org>', '<a@example.org>'])
  })

  test('a permanent rejection of the mail is dead at once with its reason', async () => {
    const { add, row, outbox, mailServer, clock } = await setUp(engine)
    for (const step of ['MAIL', 'RCPT', 'DATA'] as const) {
      await add(step)
      mailServer.faults = { [step]: 550 }
      await outbox.deliverDue()
      expect(await row(step), step).toMatchObject({ state: 'dead', last_error: expect.stringContaining('550') })
    }
    mailServer.faults = {}
    clock.advance(24 * 3600_000)
    expect(await outbox.deliverDue()).toBe(0)
    expect(mailServer.mails).toEqual([])
  })

  test('a server that rejects everybody, or requires a sign-in, is retried', async () => {
    const { add, row, outbox, mailServer, clock } = await setUp(engine)
    await add('a')
    for (const [attempts, faults] of [{ CONNECT: 554 }, { MAIL: 530 }].entries()) {
      mailServer.faults = faults
      await outbox.deliverDue()
      expect(await row('a')).toMatchObject({ state: 'pending', attempts: attempts + 1 })
      clock.advance(60_000)
    }
    mailServer.faults = {}
    await outbox.deliverDue()
    expect(mailServer.mails).toHaveLength(1)
  })

  test('signs in with the credentials of the address', async () => {
    const { add, outbox, mailServer } = await setUp(engine, encoded(CREDENTIALS.user, CREDENTIALS.password))
    await add('a')
    await outbox.deliverDue()
    expect(mailServer.reached.AUTH).toBe(1)
    expect(mailServer.mails).toHaveLength(1)
  })

  test('a server that is not local gets neither password nor mail without encryption, and is retried', async () => {
    const { add, row, worker, mailServer } = await setUp(engine)
    // Resolvers take it for the loopback address; by what it says it may be anywhere.
    const elsewhere = mailServer.url.replace('127.0.0.1', '127.1')
    const url = elsewhere.replace('smtp://', `smtp://${encoded(CREDENTIALS.user, CREDENTIALS.password)}`)
    const outbox = await worker(smtpDelivery(url, 'example.org'))
    await add('a')
    await outbox.deliverDue()
    expect(mailServer.reached).toMatchObject({ CONNECT: 1, AUTH: 0, MAIL: 0 })
    expect(await row('a')).toMatchObject({ state: 'pending', last_error: expect.stringContaining('STARTTLS') })
  })

  test('a relay on this machine or beside it needs no encryption', async () => {
    const { add, worker, mailServer } = await setUp(engine)
    const outbox = await worker(smtpDelivery(mailServer.url.replace('127.0.0.1', 'localhost'), 'example.org'))
    await add('a')
    await outbox.deliverDue()
    expect(mailServer.mails).toHaveLength(1)
  })

  test('a rejected sign-in is retried, and never logs the password', async () => {
    const { add, row, outbox, mailServer, errors } = await setUp(engine, encoded(CREDENTIALS.user, 'wrong-pass'))
    await add('a')
    await outbox.deliverDue()
    expect(mailServer.reached.AUTH).toBeGreaterThan(0)
    expect(await row('a')).toMatchObject({ state: 'pending', last_error: expect.stringContaining('535') })
    const told = `${(await row('a')).last_error} ${errors.map(({ error }) => `${error} ${(error as Error).stack}`)}`
    expect(told).not.toMatch(/wrong-pass|d3JvbmctcGFzc/)
  })

  test.for([0.5, 10, 59])('the end of an outage of %s minutes is noticed within two minutes', async (minutes) => {
    const { add, row, outbox, mailServer, clock } = await setUp(engine)
    await mailServer.stop()
    await add('a')
    await outbox.deliverDue()
    expect(await row('a')).toMatchObject({ state: 'pending' })
    const pollFor = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 5000) {
        clock.advance(5000)
        await outbox.deliverDue()
      }
    }
    await pollFor(minutes * 60_000)
    await mailServer.start()
    await pollFor(120_000)
    expect(await row('a')).toMatchObject({ state: 'sent' })
    expect(mailServer.mails).toHaveLength(1)
  })

  test('a hanging server is given up before the lease ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { add, row, outbox, mailServer } = await setUp(engine)
    for (const step of ['CONNECT', 'RCPT', 'DATA'] as const) {
      mailServer.faults = { [step]: 'hang' }
      await add(step)
      const round = outbox.deliverDue()
      const before = mailServer.reached[step]
      await eventually(() => expect(mailServer.reached[step]).toBe(before + 1))
      vi.advanceTimersByTime(90_000)
      await round
      expect(await row(step), step).toMatchObject({ state: 'pending', attempts: 1 })
    }
  })
})

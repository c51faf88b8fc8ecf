/** PostgreSQL, or the way to it, goes away under visitors who write, read and ask the assistant; and comes back. */

import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildDatabase, engines, type TestDatabase } from '#tests/servers/database.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'
import { freePort } from '#tests/servers/ports.ts'
import { startPostgres } from '#tests/servers/postgres.ts'
import { buildProxy, type TcpProxy } from '#tests/servers/proxy.ts'
import { buildMailServer } from '#tests/servers/smtp.ts'
import { note, PAGES_IN_TIME, quantile } from './support/figures.ts'
import { deliverTheRest, expectNothingLostAndFewTwice } from './support/ledger.ts'
import { expectWithin, rounds } from './support/rounds.ts'
import { buildStarter } from './support/site.ts'
import { type Answer, asking, times, visit } from './support/visitor.ts'
import { startWriters } from './support/writers.ts'

const OUTAGE_MS = rounds('OUTAGE_MS', 1000)
const WRITERS = rounds('WRITERS', 5)
/** All must be well again so soon after the database is. */
const RECOVERY_MS = 5000
/** The longest that a visitor waits for the assistant. */
const CHAT_MS = 12_000
const PAGE_MS = 500
/** What one instance has under way at once. */
const BATCH = 10

// Without PostgreSQL there is nothing to test here; the global set-up says so.
const onPostgres = test.runIf(engines.includes('postgres'))

interface Outage {
  begin(): Promise<void> | void
  end(): Promise<void> | void
}

async function survive(context: TestContext, database: TestDatabase, url: string, { begin, end }: Outage) {
  const mailServer = await buildMailServer()
  onTestFinished(() => mailServer.stop())
  const start = await buildStarter(database, { DATABASE_URL: url, SMTP_URL: mailServer.url })
  const port = await freePort()
  const site = await start(port)
  const { page, readyz, write, chat } = visit(site.url)
  const writers = startWriters(WRITERS, [site.url])
  await eventually(() => expect(writers.acknowledged.size).toBeGreaterThan(2 * WRITERS))
  // The first question prepares the assistant, which takes a second whatever the database does.
  await chat()

  await begin()
  const pages = asking(page)
  const chats = asking(chat)
  const refused = await write('while it is away', 'a key')
  expect(refused).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  expect((await readyz()).status).toBe(503)
  await pause(OUTAGE_MS)
  const acknowledged = writers.acknowledged.size
  await end()
  const back = performance.now()
  let taken: Answer
  do taken = await write('while it is away', 'a key')
  while (taken.status !== 200 && performance.now() - back < 60_000)
  await eventually(async () => expect((await readyz()).status).toBe(200), RECOVERY_MS)
  const recoveredMs = Math.round(performance.now() - back)
  await eventually(() => expect(writers.acknowledged.size).toBeGreaterThan(acknowledged + WRITERS))

  const [pageAnswers, chatAnswers] = [await pages.stop(), await chats.stop()]
  await writers.finish()
  writers.acknowledged.set('while it is away', String(taken.body?.id))
  expect(await site.end('SIGTERM')).toBe(0)
  const db = await database.open()
  await deliverTheRest(db, () => start(port))
  const { resent, twice } = await expectNothingLostAndFewTwice(db, mailServer, writers.acknowledged)
  note(context, {
    messages: writers.acknowledged.size,
    lost: 0,
    resent,
    twice,
    recoveredMs,
    pageMs: quantile(times(pageAnswers), PAGES_IN_TIME),
    chats: chatAnswers.length,
    chatWorstMs: quantile(times(chatAnswers), 1),
  })
  expect(writers.wrong).toEqual([])
  expect(resent).toBeLessThanOrEqual(BATCH)
  expectWithin(recoveredMs, RECOVERY_MS)
  expect(new Set(pageAnswers.map(({ status }) => status))).toEqual(new Set([200]))
  expectWithin(quantile(times(pageAnswers), PAGES_IN_TIME), PAGE_MS)
  for (const answer of chatAnswers) expect(answer).toMatchObject({ status: 200, body: { answered: true } })
  expectWithin(quantile(times(chatAnswers), 1), CHAT_MS)
}

const ways: [what: string, (proxy: TcpProxy) => Outage][] = [
  ['is cut', (proxy) => ({ begin: () => proxy.cut(), end: () => proxy.mend() })],
  ['falls silent', (proxy) => ({ begin: () => proxy.become('lost'), end: () => proxy.become('passed') })],
  ['brings garbage', (proxy) => ({ begin: () => proxy.become('garbled'), end: () => proxy.become('passed') })],
]

for (const [what, outage] of ways) {
  onPostgres(`while the way to PostgreSQL ${what} pages and assistant go on, and nothing is lost`, async (context) => {
    const database = await buildDatabase('postgres')
    onTestFinished(() => database.remove())
    const proxy = await buildProxy(expectDefined(database.url))
    await survive(context, database, proxy.url, outage(proxy))
  })
}

onPostgres('while PostgreSQL itself is gone pages and assistant go on, and nothing is lost', async (context) => {
  const server = expectDefined(await startPostgres(fastFolder(), { synchronous_commit: 'on' }))
  onTestFinished(() => server.stop())
  const database = await buildDatabase('postgres', fastFolder(), server.url)
  onTestFinished(() => database.remove())
  await survive(context, database, expectDefined(database.url), {
    begin: () => server.crash(),
    end: () => server.start(),
  })
})

onPostgres('a slow way to PostgreSQL makes answers late, and none wrong', async (context) => {
  const database = await buildDatabase('postgres')
  onTestFinished(() => database.remove())
  const proxy = await buildProxy(expectDefined(database.url))
  const start = await buildStarter(database, { DATABASE_URL: proxy.url })
  const site = await start(await freePort())
  const { page, write, chat } = visit(site.url)
  await write()
  await chat()
  proxy.become({ lateByMs: 100 })
  const [pages, writings, chats] = [asking(page), asking(() => write()), asking(chat)]
  await pause(OUTAGE_MS)
  const answers = { page: await pages.stop(), contact: await writings.stop(), chat: await chats.stop() }
  proxy.become('passed')
  for (const [what, all] of Object.entries(answers)) {
    note(context, { [`${what}s`]: all.length, [`${what}WorstMs`]: quantile(times(all), 1) })
    expect(new Set(all.map(({ status }) => status)), what).toEqual(new Set([200]))
  }
  expectWithin(quantile(times(answers.page), PAGES_IN_TIME), PAGE_MS)
  expectWithin(quantile(times(answers.chat), 1), CHAT_MS)
  expect(await site.end('SIGTERM')).toBe(0)
})

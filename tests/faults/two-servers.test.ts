import { expect, onTestFinished, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildDatabase, engines } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildMailServer } from '#tests/servers/smtp.ts'
import { note } from './support/figures.ts'
import { expectNothingLostAndFewTwice, outboxIsEmpty } from './support/ledger.ts'
import { rounds } from './support/rounds.ts'
import { buildStarter } from './support/site.ts'
import { startWriters } from './support/writers.ts'

const MESSAGES = rounds('MESSAGES', 100)
const WRITERS = rounds('WRITERS', 10)

test.for(engines)(
  'two servers that start at once on one %s and one data directory both work, and nothing is lost or sent twice',
  { timeout: 120_000 },
  async (engine, context) => {
    const database = await buildDatabase(engine)
    onTestFinished(() => database.remove())
    const mailServer = await buildMailServer()
    onTestFinished(() => mailServer.stop())
    const start = await buildStarter(database, { SMTP_URL: mailServer.url })
    const [one, other] = await Promise.all([freePort().then(start), freePort().then(start)])

    const writers = startWriters(WRITERS, [expectDefined(one).url, expectDefined(other).url])
    // Both have a part in it, though on a busy machine one may be at work long before the other.
    await eventually(() => {
      expect(writers.acknowledged.size).toBeGreaterThanOrEqual(MESSAGES)
      for (const site of [expectDefined(one), expectDefined(other)])
        expect(site.output().match(/"path":"\/api\/contact","status":200/g)?.length).toBeGreaterThan(MESSAGES / 10)
    }, 60_000)
    await writers.finish()
    const db = await database.open()
    await eventually(() => outboxIsEmpty(db), 60_000)

    expect(writers.wrong).toEqual([])
    expect(await expectNothingLostAndFewTwice(db, mailServer, writers.acknowledged)).toEqual({
      missing: 0,
      resent: 0,
      twice: 0,
    })
    note(context, { engine, messages: writers.acknowledged.size, mails: mailServer.mails.length, lost: 0, twice: 0 })
    for (const site of [expectDefined(one), expectDefined(other)]) expect(await site.end('SIGTERM')).toBe(0)
  },
)

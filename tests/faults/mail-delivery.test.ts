/** The site is killed at the two points that decide whether a mail arrives never, once or twice. */
import { expect, onTestFinished, test } from 'vitest'
import { buildMessage } from '#tests/builders/contact.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildDatabase, type Engine, engines } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildMailServer } from '#tests/servers/smtp.ts'
import { deliverTheRest, expectNothingLostAndFewTwice, underWay } from './support/ledger.ts'
import { buildStarter } from './support/site.ts'
import { visit } from './support/visitor.ts'

/** One to the owner, and the receipt. */
const MAILS = 2

/** A site that is killed while the mail server keeps it waiting at this step, and started again with a patient one. */
async function killedAt(engine: Engine, step: 'DATA' | 'ANSWER') {
  const database = await buildDatabase(engine)
  onTestFinished(() => database.remove())
  const mailServer = await buildMailServer()
  onTestFinished(() => mailServer.stop())
  const start = await buildStarter(database, { SMTP_URL: mailServer.url })
  const port = await freePort()
  const site = await start(port)
  mailServer.faults[step] = 'hang'
  const { message } = buildMessage()
  const { body } = await visit(site.url).write(message)
  await eventually(() => expect(mailServer.reached[step]).toBe(MAILS))
  await site.end('SIGKILL')
  mailServer.faults = {}

  const db = await database.open()
  expect(await underWay(db)).toBe(MAILS)
  await deliverTheRest(db, () => start(port))
  return { db, mailServer, acknowledged: new Map([[message, String(body?.id)]]) }
}

test.for(engines)(
  'killed before the mail server takes a mail in, the site on %s sends it after its restart',
  async (engine) => {
    const { db, mailServer, acknowledged } = await killedAt(engine, 'DATA')
    expect(mailServer.mails).toHaveLength(MAILS)
    expect(await expectNothingLostAndFewTwice(db, mailServer, acknowledged)).toEqual({
      missing: 0,
      resent: 2,
      twice: 0,
    })
  },
)

test.for(engines)(
  'killed before it hears that a mail was taken in, the site on %s sends it twice under one Message-ID',
  async (engine) => {
    const { db, mailServer, acknowledged } = await killedAt(engine, 'ANSWER')
    expect(mailServer.mails).toHaveLength(2 * MAILS)
    expect(await expectNothingLostAndFewTwice(db, mailServer, acknowledged)).toEqual({
      missing: 0,
      resent: 2,
      twice: 2,
    })
  },
)

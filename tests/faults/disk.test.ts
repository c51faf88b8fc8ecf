/** The disk fills up under visitors who write, and is given room again. */

import { join } from 'node:path'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildDatabase, engines, type TestDatabase } from '#tests/servers/database.ts'
import { buildDisk, type Disk, whyNoDisk } from '#tests/servers/disk.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'
import { freePort } from '#tests/servers/ports.ts'
import { startPostgres } from '#tests/servers/postgres.ts'
import { buildMailServer } from '#tests/servers/smtp.ts'
import { note, PAGES_IN_TIME, quantile } from './support/figures.ts'
import { deliverTheRest, expectNothingLostAndFewTwice } from './support/ledger.ts'
import { expectWithin, rounds } from './support/rounds.ts'
import { buildStarter } from './support/site.ts'
import { asking, times, visit } from './support/visitor.ts'
import { startWriters } from './support/writers.ts'

const FULL_DISKS = rounds('FULL_DISKS', 1)
const WRITERS = rounds('WRITERS', 5)
/** Writes come back so soon after the room does. */
const RECOVERY_MS = 5000
const PAGE_MS = 500
/** Long enough that a disk without room cannot take many of them. */
const LONG = 'x'.repeat(4000)

async function fillUp(context: TestContext, database: TestDatabase, disk: Disk, dataDir: string, logFile?: string) {
  const mailServer = await buildMailServer()
  onTestFinished(() => mailServer.stop())
  const start = await buildStarter(database, { SMTP_URL: mailServer.url, DATA_DIR: dataDir }, logFile)
  const port = await freePort()
  const site = await start(port)
  const { page, write, chat } = visit(site.url)
  // The first question prepares the assistant, which takes a second however full the disk is.
  await chat()
  const writers = startWriters(WRITERS, [site.url])
  const pages = asking(page)
  const refusals = new Map<number, number>()
  const recoveredMs: number[] = []
  for (let round = 0; round < FULL_DISKS; round++) {
    const enough = writers.acknowledged.size + 3 * WRITERS
    await eventually(() => expect(writers.acknowledged.size).toBeGreaterThan(enough), 60_000)
    disk.fill()
    await eventually(async () => {
      const message = `${LONG} ${crypto.randomUUID()}`
      const { status, body } = await write(message)
      if (status === 200) writers.acknowledged.set(message, String(body?.id))
      else refusals.set(status, (refusals.get(status) ?? 0) + 1)
      expect([503, 507]).toContain(status)
    }, 60_000)
    expect(await chat()).toMatchObject({ status: 200, body: { answered: true } })
    disk.makeRoom()
    const begin = performance.now()
    const message = `with room again ${round}`
    await eventually(async () => {
      const { status, body } = await write(message, message)
      expect(status).toBe(200)
      writers.acknowledged.set(message, String(body?.id))
    }, 60_000)
    recoveredMs.push(performance.now() - begin)
  }
  const pageAnswers = await pages.stop()
  await writers.finish()
  expect(await site.end('SIGTERM')).toBe(0)
  const db = await database.open()
  await deliverTheRest(db, () => start(port))
  const { resent, twice } = await expectNothingLostAndFewTwice(db, mailServer, writers.acknowledged)
  note(context, {
    times: FULL_DISKS,
    messages: writers.acknowledged.size,
    lost: 0,
    resent,
    twice,
    refusedWith: [...refusals.keys()].sort().join('/'),
    recoveredMs: quantile(recoveredMs, 1),
    pageMs: quantile(times(pageAnswers), PAGES_IN_TIME),
  })
  // A full disk is told apart from a fault of our own by its status.
  expect(writers.wrong.filter((answer) => !answer.includes('"storage-full"'))).toEqual([])
  expectWithin(quantile(recoveredMs, 1), RECOVERY_MS)
  expect(new Set(pageAnswers.map(({ status }) => status))).toEqual(new Set([200]))
  expectWithin(quantile(times(pageAnswers), PAGES_IN_TIME), PAGE_MS)
}

test('a full disk under SQLite and the log rejects messages, ends nothing, and writing works again with space', async (context) => {
  context.skip(whyNoDisk !== undefined, whyNoDisk)
  const disk = buildDisk(64)
  const database = await buildDatabase('sqlite', disk.folder)
  onTestFinished(() => database.remove())
  await fillUp(context, database, disk, database.dataDir, join(disk.folder, 'site.log'))
})

test.runIf(engines.includes('postgres'))(
  'a full disk under PostgreSQL refuses messages, and is forgotten with the first room',
  async (context) => {
    context.skip(whyNoDisk !== undefined, whyNoDisk)
    const disk = buildDisk(160)
    const server = expectDefined(await startPostgres(disk.folder, { synchronous_commit: 'on', fsync: 'on' }))
    onTestFinished(() => server.stop())
    const database = await buildDatabase('postgres', fastFolder(), server.url)
    onTestFinished(() => database.remove())
    await fillUp(context, database, disk, database.dataDir)
  },
)

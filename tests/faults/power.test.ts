/** The machine loses its power under visitors who write: what its disk had not got by then never gets there. */
import { writeFileSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SQLITE_FILE } from '../../server/db/open.ts'
import { checkSqlite } from '../../server/db/sqlite.ts'
import { buildDatabase } from '../helpers/database.ts'
import { buildDisk, whyNoDisk } from '../helpers/disk.ts'
import { freePort } from '../helpers/ports.ts'
import { buildMailServer } from '../helpers/smtp.ts'
import { note } from './figures.ts'
import { deliverTheRest, expectNothingLostOrTwice } from './ledger.ts'
import { expectWithin, rounds } from './rounds.ts'
import { buildStarter, type Site } from './site.ts'
import { startWriters } from './writers.ts'

const POWER_CUTS = rounds('POWER_CUTS', 2)
const WRITERS = rounds('WRITERS', 10)
const READY_MS = 5000
/** Mails that one instance has under way at once. */
const BATCH = 10

/** Writes a file as a program does that cares, and one as a program does that does not. */
async function writeMarks(folder: string, round: number): Promise<void> {
  const file = await open(join(folder, `synced-${round}`), 'w')
  await file.writeFile('kept')
  await file.sync()
  await file.close()
  writeFileSync(join(folder, `careless-${round}`), 'lost')
}

const isKept = (path: string) => readFile(path, 'utf8').then(Boolean, () => false)

test('nothing acknowledged is lost and nothing is sent twice, however often the power is cut', {
  timeout: 120_000 + POWER_CUTS * 20_000,
}, async (context) => {
  context.skip(whyNoDisk !== undefined, whyNoDisk)
  const disk = buildDisk(64)
  const database = await buildDatabase('sqlite', disk.folder)
  onTestFinished(() => database.remove())
  const mailServer = await buildMailServer()
  onTestFinished(() => mailServer.stop())
  const start = await buildStarter(database, { SMTP_URL: mailServer.url })
  const port = await freePort()
  const sites: Site[] = [await start(port)]
  const writers = startWriters(WRITERS, [sites[0]!.url])

  let carelessLost = 0
  for (let cut = 0; cut < POWER_CUTS; cut++) {
    const enough = writers.acknowledged.size + 10 + Math.floor(Math.random() * 40)
    await vi.waitFor(() => expect(writers.acknowledged.size).toBeGreaterThanOrEqual(enough), {
      timeout: 60_000,
      interval: 3,
    })
    await writeMarks(disk.folder, cut)
    // Without power nobody acknowledges anything any more.
    sites.at(-1)!.freeze()
    disk.powerOff()
    await sites.at(-1)!.end('SIGKILL')
    disk.powerOn()
    expect(await isKept(join(disk.folder, `synced-${cut}`))).toBe(true)
    if (!(await isKept(join(disk.folder, `careless-${cut}`)))) carelessLost++
    checkSqlite(join(database.dataDir, SQLITE_FILE))
    sites.push(await start(port))
  }
  await writers.finish()
  expect(await sites.at(-1)!.end('SIGTERM')).toBe(0)
  const db = await database.open()
  sites.push(await deliverTheRest(db, () => start(port)))

  const readyMs = Math.round(Math.min(...sites.map(({ startedInMs }) => startedInMs)))
  const unconfirmed = await expectNothingLostOrTwice(db, mailServer, writers.acknowledged)
  const messages = writers.acknowledged.size
  note(context, { cuts: POWER_CUTS, messages, lost: 0, twice: 0, unconfirmed, readyMs, carelessLost })
  // A cut that takes nothing away proves nothing.
  expect(carelessLost).toBeGreaterThan(0)
  expect(writers.wrong).toEqual([])
  expect(unconfirmed).toBeLessThanOrEqual(POWER_CUTS * BATCH)
  expectWithin(readyMs, READY_MS)
})

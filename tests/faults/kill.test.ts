import { expect, onTestFinished, test, vi } from 'vitest'
import { buildDatabase, engines } from '../helpers/database.ts'
import { eventually } from '../helpers/eventually.ts'
import { freePort } from '../helpers/ports.ts'
import { buildMailServer } from '../helpers/smtp.ts'
import { expectNothingLostOrTwice, outboxIsEmpty } from './ledger.ts'
import { buildStarter, type Site } from './site.ts'
import { MARK, startWriters } from './writers.ts'

/** KILLS=20 is the long run. */
const KILLS = Number(process.env.KILLS ?? 3)
const WRITERS = 10
/** A killed server must be ready again within this time. */
const READY_MS = 5000
/** Mails that one instance has under way at once. */
const BATCH = 10

test.for(engines)(
  'nothing acknowledged is lost and nothing is sent twice, however often the server on %s is killed',
  { timeout: 120_000 + KILLS * 20_000 },
  async (engine) => {
    const database = await buildDatabase(engine)
    onTestFinished(() => database.remove())
    const mailServer = await buildMailServer()
    onTestFinished(() => mailServer.stop())
    const start = await buildStarter(database, { SMTP_URL: mailServer.url })
    const port = await freePort()
    const sites: Site[] = [await start(port)]
    const writers = startWriters(WRITERS, [sites[0]!.url])

    for (let kill = 0; kill < KILLS; kill++) {
      const { size } = writers.acknowledged
      const enough = size + 10 + Math.floor(Math.random() * 40)
      await vi.waitFor(() => expect(writers.acknowledged.size).toBeGreaterThanOrEqual(enough), {
        timeout: 60_000,
        interval: 3,
      })
      await sites.at(-1)!.end('SIGKILL')
      sites.push(await start(port))
    }
    await writers.finish()
    expect(await sites.at(-1)!.end('SIGTERM')).toBe(0)

    // What the killed servers were at is leased to them for two minutes. The test does not wait: it ends the leases.
    const db = await database.open()
    await db.updateTable('outbox').set({ due_at: 0 }).where('state', '=', 'pending').execute()
    sites.push(await start(port))
    await eventually(() => outboxIsEmpty(db), 60_000)
    expect(await sites.at(-1)!.end('SIGTERM')).toBe(0)

    // The quickest one: other tests share the processor.
    const readyMs = Math.round(Math.min(...sites.map(({ startedInMs }) => startedInMs)))
    expect(readyMs).toBeLessThan(READY_MS)
    expect(writers.wrong).toEqual([])
    const unconfirmed = await expectNothingLostOrTwice(db, mailServer, writers.acknowledged)
    expect(unconfirmed).toBeLessThanOrEqual(KILLS * BATCH)
    for (const site of sites) expect(site.output()).not.toContain(MARK)
    process.stdout.write(
      `  ${engine}: ${KILLS} kills, ${writers.acknowledged.size} messages, ${mailServer.mails.length} mails, ${unconfirmed} unconfirmed, ` +
        `ready again in ${readyMs} ms at best\n`,
    )
  },
)

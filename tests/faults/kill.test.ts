import { expect, onTestFinished, test, vi } from 'vitest'
import { buildDatabase, engines } from '../helpers/database.ts'
import { freePort } from '../helpers/ports.ts'
import { buildMailServer } from '../helpers/smtp.ts'
import { note } from './figures.ts'
import { deliverTheRest, expectNothingLostOrTwice } from './ledger.ts'
import { expectWithin, rounds } from './rounds.ts'
import { buildStarter, type Site } from './site.ts'
import { MARK, startWriters } from './writers.ts'

const KILLS = rounds('KILLS', 3)
const WRITERS = rounds('WRITERS', 10)
/** A killed server must be ready again within this time. */
const READY_MS = 5000
/** Mails that one instance has under way at once. */
const BATCH = 10

test.for(engines)(
  'nothing acknowledged is lost and nothing is sent twice, however often the server on %s is killed',
  { timeout: 120_000 + KILLS * 20_000 },
  async (engine, context) => {
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

    const db = await database.open()
    sites.push(await deliverTheRest(db, () => start(port)))

    // The quickest one: other tests share the processor.
    const readyMs = Math.round(Math.min(...sites.map(({ startedInMs }) => startedInMs)))
    expectWithin(readyMs, READY_MS)
    expect(writers.wrong).toEqual([])
    const unconfirmed = await expectNothingLostOrTwice(db, mailServer, writers.acknowledged)
    expect(unconfirmed).toBeLessThanOrEqual(KILLS * BATCH)
    for (const site of sites) expect(site.output()).not.toContain(MARK)
    const messages = writers.acknowledged.size
    note(context, {
      engine,
      kills: KILLS,
      messages,
      mails: mailServer.mails.length,
      lost: 0,
      twice: 0,
      unconfirmed,
      readyMs,
    })
  },
)

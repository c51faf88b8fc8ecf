/** A site that stops and starts again and again while visitors write, and what became of what they were promised. */

import { expect, onTestFinished, vi } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import type { TestDatabase } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildMailServer } from '#tests/servers/smtp.ts'
import { deliverTheRest, expectNothingLostAndFewTwice, underWay } from './ledger.ts'
import { expectWithin, rounds } from './rounds.ts'
import { buildStarter, type Site } from './site.ts'
import { startWriters } from './writers.ts'

const WRITERS = rounds('WRITERS', 10)
/** A server that was stopped must be ready again within this time. */
const READY_MS = 5000
/** Mails that one instance has under way at once. */
const BATCH = 10

interface Outages {
  database: TestDatabase
  count: number
  /** Stops the site by force. */
  stop(site: Site, round: number): Promise<void>
}

/** @returns every site there was, and the figures for the note. */
export async function expectNothingLostIn({ database, count, stop }: Outages) {
  const mailServer = await buildMailServer()
  onTestFinished(() => mailServer.stop())
  const start = await buildStarter(database, { SMTP_URL: mailServer.url })
  const port = await freePort()
  const sites: Site[] = [await start(port)]
  const writers = startWriters(WRITERS, [expectDefined(sites[0]).url])

  for (let round = 0; round < count; round++) {
    const enough = writers.acknowledged.size + 10 + Math.floor(Math.random() * 40)
    await vi.waitFor(() => expect(writers.acknowledged.size).toBeGreaterThanOrEqual(enough), {
      timeout: 60_000,
      interval: 3,
    })
    await stop(expectDefined(sites.at(-1)), round)
    sites.push(await start(port))
  }
  await writers.finish()
  expect(await expectDefined(sites.at(-1)).end('SIGTERM')).toBe(0)
  const db = await database.open()
  const handing = await underWay(db)
  sites.push(await deliverTheRest(db, () => start(port)))

  expect(writers.wrong).toEqual([])
  const { missing, resent, twice } = await expectNothingLostAndFewTwice(db, mailServer, writers.acknowledged)
  expect(resent).toBeLessThanOrEqual(handing)
  expect(handing).toBeLessThanOrEqual(count * BATCH)
  // The quickest one: other tests share the processor.
  const readyMs = Math.round(Math.min(...sites.map(({ startedInMs }) => startedInMs)))
  expectWithin(readyMs, READY_MS)
  const figures = {
    acknowledged: writers.acknowledged.size,
    lost: 0,
    'mails missing': missing,
    'under way when stopped': handing,
    'sent once more': resent,
    'of which twice, under one Message-ID': twice,
    readyMs,
  }
  return { sites, figures }
}

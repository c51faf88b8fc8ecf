/** The way to the mail server is troubled while visitors write. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/builders/eventually.ts'
import { buildDatabase, engines } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildProxy, type Traffic } from '#tests/servers/proxy.ts'
import { buildMailServer } from '#tests/servers/smtp.ts'
import { note, quantile } from './support/figures.ts'
import { expectAllMailed, expectNothingLost, outboxIsEmpty } from './support/ledger.ts'
import { expectWithin, rounds } from './support/rounds.ts'
import { buildStarter } from './support/site.ts'
import { asking, times, visit } from './support/visitor.ts'

const OUTAGE_MS = rounds('OUTAGE_MS', 500)
const CONTACT_MS = 300
/** After a short outage's end. */
const DELIVERED_MS = 120_000

const troubles: ('cut' | Traffic)[] = ['cut', { lateByMs: 200 }, 'garbled', 'lost']

test.for(engines)(
  'whatever happens to the way to the mail server, visitors do not wait for it and every mail arrives (%s)',
  { timeout: 60_000 + troubles.length * (OUTAGE_MS + DELIVERED_MS) },
  async (engine, context) => {
    const database = await buildDatabase(engine)
    onTestFinished(() => database.remove())
    const mailServer = await buildMailServer()
    onTestFinished(() => mailServer.stop())
    const proxy = await buildProxy(mailServer.url)
    const start = await buildStarter(database, { SMTP_URL: proxy.url })
    const site = await start(await freePort())
    const { write } = visit(site.url)
    const acknowledged = new Map<string, string>()
    const answers = []
    let count = 0
    for (const trouble of troubles) {
      const message = () => `message ${count++}`
      const writing = asking(async () => {
        const text = message()
        const answer = await write(text)
        acknowledged.set(text, String(answer.body?.id))
        return answer
      }, 20)
      await eventually(() => expect(mailServer.mails.length).toBeGreaterThan(0))
      if (trouble === 'cut') await proxy.cut()
      else proxy.become(trouble)
      await pause(OUTAGE_MS)
      if (trouble === 'cut') await proxy.mend()
      else proxy.become('passed')
      answers.push(...(await writing.stop()))
    }
    const end = performance.now()
    const db = await database.open()
    await eventually(() => outboxIsEmpty(db), DELIVERED_MS)
    const deliveredMs = Math.round(performance.now() - end)
    await expectNothingLost(db, acknowledged)
    const sentAgain = expectAllMailed(mailServer, acknowledged)
    note(context, {
      engine,
      messages: acknowledged.size,
      lost: 0,
      'sent again under the same Message-ID': sentAgain,
      deliveredMs,
      contactP50Ms: quantile(times(answers), 0.5),
      contactP95Ms: quantile(times(answers), 0.95),
    })
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expectWithin(quantile(times(answers), 0.5), CONTACT_MS)
    expect(await site.end('SIGTERM')).toBe(0)
  },
)

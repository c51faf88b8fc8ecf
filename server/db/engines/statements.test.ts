/** What requests cost at a PostgreSQL, where each statement goes over the network and back. */

import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser, PASSWORD, registered } from '#tests/builders/accounts.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp } from '#tests/servers/app.ts'
import { buildMigratedDatabase, engines } from '#tests/servers/database.ts'
import { countTraffic, type Traffic } from '#tests/servers/wire.ts'

const onPostgres = test.runIf(engines.includes('postgres'))

async function counted() {
  let wire: Awaited<ReturnType<typeof countTraffic>> | undefined
  const site = await buildApp('postgres', {}, async (url) => {
    wire = await countTraffic(url)
    return wire.url
  })
  onTestFinished(() => expectDefined(wire).stop())
  /**
   * What this alone costs: the least of three times, after one in which its statements are parsed. Where the machine is slow
   * two statements can meet, for which the pool opens a connection and parses anew.
   */
  const costOf = async (act: () => Promise<unknown>): Promise<Traffic> => {
    await act()
    const costs: Traffic[] = []
    for (let i = 0; i < 3; i++) {
      const { statements, parsed, roundTrips } = expectDefined(wire).soFar()
      await act()
      const after = expectDefined(wire).soFar()
      costs.push({
        statements: after.statements - statements,
        parsed: after.parsed - parsed,
        roundTrips: after.roundTrips - roundTrips,
      })
    }
    return costs.reduce((least, cost) => (cost.statements < least.statements ? cost : least))
  }
  return { site, costOf }
}

onPostgres('who is signed in is one statement, which is not parsed again', async () => {
  const { site, costOf } = await counted()
  const { browser } = await registered(site)
  expect(await costOf(() => browser.get('/api/auth/user'))).toEqual({ statements: 1, parsed: 0, roundTrips: 1 })
})

onPostgres('a message is a transaction of six statements, with one before it and one after', async () => {
  const { site, costOf } = await counted()
  const cost = await costOf(async () => {
    // What no browser sends counts nowhere.
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const response = await sendMessage(site.app, buildMessage(), { key: crypto.randomUUID(), headers })
    expect(response.status).toBe(200)
    await site.services.served.settled()
  })
  // The ceiling of requests; begin, key, limit, limit of receipts, message with its mails and whom they are about, commit; the count.
  // Only begin and commit are parsed.
  expect(cost).toEqual({ statements: 8, parsed: 2, roundTrips: 8 })
})

onPostgres('twenty mails are noted in fewer statements than there are mails', async () => {
  const { site, costOf } = await counted()
  const MESSAGES = 10
  const cost = await costOf(async () => {
    for (let i = 0; i < MESSAGES; i++)
      await sendMessage(site.app, buildMessage(), {
        from: `198.51.100.${crypto.getRandomValues(new Uint8Array(1))[0]}`,
      })
    await site.services.served.settled()
    await site.outbox.deliverDue()
  })
  // Handing over and sending would be 40 by themselves, beside at least 60 of the messages.
  expect(cost.statements).toBeLessThan(60 + 40)
})

onPostgres('a pooler that mixes up connections costs one repetition and no request', async () => {
  const database = await buildMigratedDatabase('postgres')
  onTestFinished(() => database.remove())
  const db = await database.open()
  const countUsers = () => db.selectFrom('users').select('id').execute()
  expect(await countUsers()).toEqual([])
  // The next query comes to a connection that has heard of no statement.
  await sql`deallocate all`.execute(db)
  expect(await countUsers()).toEqual([])
})

onPostgres('a column that the next version adds disturbs none of this version’s statements', async () => {
  const site = await buildApp('postgres')
  const act = async () => {
    const browser = openBrowser(site)
    await browser.post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD })
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    // The second one is told what the first was.
    for (let i = 0; i < 2; i++) expect((await sendMessage(site.app, buildMessage(), { key: 'a key' })).status).toBe(200)
    await site.outbox.deliverDue()
  }
  await registered(site)
  await act()
  for (const table of ['users', 'sessions', 'outbox', 'contact_messages', 'idempotency_keys', 'limits'])
    await sql`alter table ${sql.table(table)} add column later text`.execute(site.services.db)
  await act()
  expect(site.logLines.filter(({ level }) => level > 30)).toEqual([])
})

import { Agent, type ClientRequest, request as httpRequest } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { providerNames } from '#contract/admin/provider-names.ts'
import { buildMessage } from '#tests/builders/contact.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildDatabase, engines } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildProviders } from '#tests/servers/providers/provider-server.ts'
import { buildMailServer } from '#tests/servers/smtp.ts'
import { note } from './support/figures.ts'
import { rounds } from './support/rounds.ts'
import { buildStarter } from './support/site.ts'
import { visit } from './support/visitor.ts'

const REQUESTS = rounds('REQUESTS', 50)
const CLOSE_DEADLINE_MS = 10_000

interface UnderWay {
  finish(): void
  status: Promise<number>
}

/** Sends everything but the body, and resolves when the server has the request and waits for the rest. */
async function beginSending(url: string, agent: Agent): Promise<UnderWay> {
  const body = JSON.stringify(buildMessage())
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Expect: '100-continue',
  }
  const request: ClientRequest = httpRequest(`${url}/api/contact`, { method: 'POST', agent, headers })
  const status = new Promise<number>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)))
  })
  request.flushHeaders()
  await new Promise((resolve) => request.once('continue', resolve))
  return { finish: () => request.end(body), status }
}

const isListening = (url: string) => fetch(`${url}/healthz`).then(Boolean, () => false)

async function setUp(engine: (typeof engines)[number]) {
  const database = await buildDatabase(engine)
  onTestFinished(() => database.remove())
  const mailServer = await buildMailServer()
  onTestFinished(() => mailServer.stop())
  const start = await buildStarter(database, { SMTP_URL: mailServer.url })
  // Connections that stay open after their answer must not keep the process from ending either.
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  return { database, mailServer, agent, site: await start(await freePort()) }
}

test.for(engines)('SIGTERM lets every request in progress finish, on %s', async (engine, context) => {
  const { database, site, agent } = await setUp(engine)
  const underWay = await Promise.all(Array.from({ length: REQUESTS }, () => beginSending(site.url, agent)))
  const start = Date.now()
  const ended = site.end('SIGTERM')
  await eventually(async () => expect(await isListening(site.url)).toBe(false))
  for (const { finish } of underWay) finish()
  const statuses = await Promise.all(underWay.map(({ status }) => status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await ended).toBe(0)
  const closedMs = Date.now() - start
  note(context, { engine, requests: REQUESTS, lost: 0, closedMs })
  expect(closedMs).toBeLessThan(CLOSE_DEADLINE_MS)
  const db = await database.open()
  expect(await db.selectFrom('contact_messages').select('id').execute()).toHaveLength(REQUESTS)
})

test('SIGTERM is not delayed by a hanging mail server', async () => {
  const { site, agent, mailServer } = await setUp('sqlite')
  mailServer.faults.RCPT = 'hang'
  const { finish, status } = await beginSending(site.url, agent)
  finish()
  expect(await status).toBe(200)
  await eventually(() => expect(mailServer.reached.RCPT).toBe(2))
  const start = Date.now()
  expect(await site.end('SIGTERM')).toBe(0)
  expect(Date.now() - start).toBeLessThan(CLOSE_DEADLINE_MS)
})

test('SIGTERM gives an answer to every visitor who waits for a silent provider', async (context) => {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const providers = await buildProviders()
  for (const name of providerNames) providers.answers[name] = 'by-hand'
  const budget = { CHAT_DAILY_BUDGET: '1000000', CHAT_PER_VISITOR_DAILY: '1000000' }
  const start = await buildStarter(database, { ...providers.settings, ...budget })
  const site = await start(await freePort())
  const { chat } = visit(site.url)
  const chats = Array.from({ length: REQUESTS }, chat)
  await providers.call(REQUESTS)
  const begin = Date.now()
  const ended = site.end('SIGTERM')
  const answers = await Promise.all(chats)
  expect(await ended).toBe(0)
  const closedMs = Date.now() - begin
  note(context, { chats: REQUESTS, closedMs })
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { answered: true } })
  expect(closedMs).toBeLessThan(CLOSE_DEADLINE_MS)
})

import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildDatabase } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildMailServer } from '#tests/servers/smtp.ts'
import { note, PAGES_IN_TIME, quantile } from './support/figures.ts'
import { expectWithin, rounds } from './support/rounds.ts'
import { buildStarter } from './support/site.ts'

const CONNECTIONS = rounds('CONNECTIONS', 200)
const DROP_DEADLINE_MS = 15_000

async function setUp() {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const mailServer = await buildMailServer()
  onTestFinished(() => mailServer.stop())
  const start = await buildStarter(database, { SMTP_URL: mailServer.url })
  return { mailServer, site: await start(await freePort()) }
}

const millisecondsFor = async (work: () => Promise<Response>, status: number) => {
  const start = performance.now()
  const response = await work()
  await response.arrayBuffer()
  expect(response.status).toBe(status)
  return performance.now() - start
}

/** A single time says little: other tests share the processor. */
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]

test('connections that never finish are dropped, while pages are served', async (context) => {
  const { site } = await setUp()
  let open = 0
  const starts = [
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow:',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ]
  const sockets: Socket[] = Array.from({ length: CONNECTIONS }, (_, i) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => {
      open++
      socket.write(expectDefined(starts[i % 2]))
    })
    socket.on('error', () => {})
    socket.on('close', () => open--)
    return socket.resume()
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  await eventually(() => expect(open).toBe(CONNECTIONS))

  const begin = performance.now()
  const times: number[] = []
  await vi.waitFor(
    async () => {
      times.push(await millisecondsFor(() => fetch(site.url), 200))
      expect(open).toBe(0)
    },
    { timeout: DROP_DEADLINE_MS, interval: 100 },
  )
  const pageMs = quantile(times, PAGES_IN_TIME)
  note(context, { connections: CONNECTIONS, droppedMs: Math.round(performance.now() - begin), pageMs })
  expectWithin(pageMs, 500)
})

/** So many bodies arrive at once. */
const BODIES = 20
/** What a body that nobody cuts off ends at: this process would hold the rest in its own memory. */
const ENDLESS = 64 * 1024 ** 2
/** Beside what the server needs to take in so many requests of any kind. */
const MEMORY_MB = 60

test('endless bodies are answered and cut off within a second, and memory stays constant', async (context) => {
  const { site } = await setUp()
  const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024, ' '))
  const send = (headers: Record<string, string>, next: () => Uint8Array<ArrayBuffer>) => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        const piece = next()
        sent += piece.byteLength
        controller.enqueue(piece)
        if (sent >= ENDLESS) controller.close()
      },
    })
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body, duplex: 'half' }
    const answer = millisecondsFor(() => fetch(`${site.url}/api/contact`, init as RequestInit), 413)
    return answer.then((ms) => ({ ms, sent }))
  }
  const plain = () => send({}, () => new Uint8Array(16 * 1024))
  const packed = () => send({ 'Content-Encoding': 'gzip' }, () => new Uint8Array(bomb))
  const alone = [await plain(), await packed(), await plain(), await packed(), await plain()]
  const answeredMs = quantile(
    alone.map(({ ms }) => ms),
    0.5,
  )
  const before = site.memoryMb()
  const answers = await Promise.all(Array.from({ length: BODIES }, (_, i) => (i % 2 === 0 ? plain() : packed())))
  const grownMb = site.memoryMb() - before
  note(context, { bodies: BODIES, answeredMs, grownMb })
  expectWithin(answeredMs, 1000)
  expect(grownMb).toBeLessThan(MEMORY_MB)
  for (const { sent } of answers) expect(sent).toBeLessThan(ENDLESS)
})

test('a hanging, unavailable or rejecting mail server delays nobody', async (context) => {
  const { site, mailServer } = await setUp()
  const headers = { 'Content-Type': 'application/json' }
  const post = () => fetch(`${site.url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(buildMessage()) })
  await millisecondsFor(post, 200)
  for (const faults of [{ CONNECT: 'hang' }, { RCPT: 'hang' }, { DATA: 451 }, { MAIL: 550 }, 'down'] as const) {
    if (faults === 'down') await mailServer.stop()
    else mailServer.faults = faults
    const times: number[] = []
    for (let i = 0; i < 5; i++) times.push(await millisecondsFor(post, 200))
    note(context, { [JSON.stringify(faults)]: Math.round(expectDefined(middle(times))) })
    expectWithin(expectDefined(middle(times)), 300)
  }
})

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildMessage } from '#tests/builders/contact.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildDatabase } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildStarter, type Site } from './support/site.ts'

let site: Site

beforeEach(async () => {
  const database = await buildDatabase('sqlite')
  const start = await buildStarter(database, {})
  site = await start(await freePort())
  onTestFinished(() => database.remove())
})

interface Line {
  socket: Socket
  received(): string
  statuses(): string[]
  /** How the connection ended: with the other side's end, or an error's code. */
  ended: Promise<string>
}

async function open(): Promise<Line> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.setEncoding('utf8').on('data', (text) => (received += text))
  const ended = new Promise<string>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    socket.on('end', () => resolve('end'))
  })
  await once(socket, 'connect')
  return { socket, received: () => received, statuses: () => received.match(/HTTP\/1\.1 \d+/g) ?? [], ended }
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const OK = 'HTTP/1.1 200'

/** Sends the signal and what is written meanwhile to a server that stands still, and lets it find both. */
async function endAfter(write: () => void): Promise<Promise<number | null>> {
  site.freeze()
  write()
  const ended = site.end('SIGTERM')
  site.thaw()
  return ended
}

/** A later connection is served: so whatever was sent on an earlier one has been read. */
const allRead = () => fetch(`${site.url}/healthz`).then((response) => response.text())

const closing = () => eventually(() => expect(site.output()).toContain('"closing"'))

test('a connection reused at the moment of the signal answers, and ends without an error', async () => {
  const line = await open()
  line.socket.write(ask('/'))
  await eventually(() => expect(line.statuses()).toEqual([OK]))
  const ended = endAfter(() => line.socket.write(ask('/healthz')))
  expect(await line.ended).toBe('end')
  expect(line.statuses()).toEqual([OK, OK])
  expect(await ended).toBe(0)
})

test('pipelined requests are all answered, and only the last answer announces the end', async () => {
  const line = await open()
  line.socket.write('GET / HTTP/1.1\r\n')
  await allRead()
  const ended = site.end('SIGTERM')
  await closing()
  line.socket.write(`Host: x\r\n\r\n${ask('/readyz') + ask('/api/nothing') + ask('/')}`)
  expect(await line.ended).toBe('end')
  expect(line.statuses()).toEqual([OK, 'HTTP/1.1 503', 'HTTP/1.1 404', OK])
  const answers = line.received().split(/(?=HTTP\/1\.1 \d{3})/)
  expect(answers.map((answer) => answer.includes('Connection: close'))).toEqual([false, false, false, true])
  expect(await ended).toBe(0)
})

test('a request partly sent before the signal is answered', async () => {
  const [head, body] = [await open(), await open()]
  const text = JSON.stringify(buildMessage())
  const post = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n`
  head.socket.write('GET / HTTP/1.1\r\nHo')
  body.socket.write(post + text.slice(0, 10))
  await allRead()
  const ended = site.end('SIGTERM')
  await closing()
  head.socket.write('st: x\r\n\r\n')
  body.socket.write(text.slice(10))
  expect(await Promise.all([head.ended, body.ended])).toEqual(['end', 'end'])
  expect([head.statuses(), body.statuses()]).toEqual([[OK], [OK]])
  expect(await ended).toBe(0)
})

test('connections without a request are ended without an error and delay nothing', async () => {
  const [unused, idle, refused] = [await open(), await open(), await open()]
  idle.socket.write(ask('/'))
  // The rest of a body that nobody wanted.
  refused.socket.write('POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n')
  await eventually(() => expect([...idle.statuses(), ...refused.statuses()]).toHaveLength(2))
  const ended = endAfter(() => refused.socket.write('a'.repeat(1000)))
  expect(await Promise.all([unused.ended, idle.ended, refused.ended])).toEqual(['end', 'end', 'end'])
  expect(await ended).toBe(0)
})

test('an unfinished request does not delay the end beyond its limit', async () => {
  const [head, body] = [await open(), await open()]
  head.socket.write('GET / HTTP/1.1\r\nHo')
  body.socket.write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  await allRead()
  expect(await site.end('SIGTERM')).toBe(0)
})

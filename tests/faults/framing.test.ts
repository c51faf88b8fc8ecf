import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { buildDatabase } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildStarter } from './support/site.ts'

const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
const post = (headers: string, body = '') =>
  `POST /api/contact HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}${SMUGGLED}`

/** What a proxy in front might take for another number of requests than this server does (RFC 9112 section 11.2). */
const ambiguous = {
  'a length beside chunks': post('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
  'two lengths': post('Content-Length: 0\r\nContent-Length: 4'),
  'a list of lengths': post('Content-Length: 0, 4'),
  'a length with a sign': post('Content-Length: +0'),
  'a negative length': post('Content-Length: -1'),
  'an unknown coding': post('Transfer-Encoding: xchunked', '0\r\n\r\n'),
  'chunked, and not as the last coding': post('Transfer-Encoding: chunked, identity', '0\r\n\r\n'),
  'chunks twice': post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', '0\r\n\r\n'),
  'a blank before a colon': post('Content-Length : 4'),
  'a folded line': post('X-A: b\r\n Content-Length: 4'),
  'a bare CR in a header': post('X-A: b\rContent-Length: 4'),
  'a bare LF at the end of a line': post('X-A: b\nContent-Length: 4'),
  'a NUL in a header': post('X-A: b\0c'),
  'a size of a chunk that is no number': post('Transfer-Encoding: chunked', '0x0\r\n\r\n'),
  'a chunk that ends in a bare LF': post('Transfer-Encoding: chunked', '1\nA\n0\n\n'),
  'no host': `GET / HTTP/1.1\r\nX-A: b\r\n\r\n${SMUGGLED}`,
}

/** Everything that comes back until the connection ends. @throws if it is reset. */
const answerTo = (url: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.on('data', (chunk) => (answer += chunk)).on('error', reject)
    socket.on('close', () => resolve(answer))
  })

test('a request with ambiguous framing is rejected, and following bytes are not read as another', async () => {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const start = await buildStarter(database, {})
  const { url } = await start(await freePort())
  const statuses: Record<string, string[]> = {}
  for (const [name, text] of Object.entries(ambiguous))
    statuses[name] = (await answerTo(url, text)).match(/HTTP\/1\.1 \d+/g) ?? []
  expect(statuses).toEqual(Object.fromEntries(Object.keys(ambiguous).map((name) => [name, ['HTTP/1.1 400']])))
})

test('an address that is too long is answered, even while it is still being sent', async () => {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const start = await buildStarter(database, {})
  const { url } = await start(await freePort())
  for (let i = 0; i < 20; i++) {
    const answer = await answerTo(url, `GET /${'a'.repeat(2_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  }
})

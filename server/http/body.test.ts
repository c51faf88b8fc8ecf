import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildMessage } from '#tests/builders/contact.ts'
import { buildApp } from '#tests/servers/app.ts'
import { expectError, request } from '#tests/servers/requests.ts'

const MAX_BYTES = 64 * 1024

const valid = JSON.stringify(buildMessage())
/** White space around JSON counts as bytes and says nothing. */
const padded = (bytes: number) => valid.padEnd(bytes, ' ')

async function setUp() {
  const { app } = await buildApp('sqlite')
  return (body: BodyInit, headers: Record<string, string> = {}) =>
    request(app, '/api/contact', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })
}

/** Sends a body in pieces, without a length, and counts the pieces that were taken. */
function chunked(piece: Uint8Array<ArrayBuffer>, pieces: number) {
  const taken = { pieces: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken.pieces === pieces) controller.close()
      else {
        taken.pieces++
        controller.enqueue(piece)
      }
    },
  })
  return { body, taken }
}

test('a body of 64 KB is read, one byte more is too large', async () => {
  const send = await setUp()
  expect((await send(padded(MAX_BYTES))).status).toBe(200)
  await expectError(await send(padded(MAX_BYTES + 1)), 'too-large')
})

test('a body in chunks is read up to the same size', async () => {
  const send = await setUp()
  const whole = new TextEncoder().encode(padded(MAX_BYTES))
  expect((await send(chunked(whole, 1).body)).status).toBe(200)
})

test('reading an endless body stops soon after 64 KB', async () => {
  const send = await setUp()
  const { body, taken } = chunked(new Uint8Array(1024), Number.POSITIVE_INFINITY)
  await expectError(await send(body), 'too-large')
  expect(taken.pieces).toBeLessThan(70)
})

test('an aborted body is the client’s error, not the site’s', async () => {
  const send = await setUp()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"firstName":')),
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  })
  await expectError(await send(body), 'malformed-request')
})

test('a false length is not trusted', async () => {
  const send = await setUp()
  const { body } = chunked(new Uint8Array(1024), 1000)
  await expectError(await send(body, { 'Content-Length': '10' }), 'too-large')
  await expectError(await send(valid, { 'Content-Length': '999999999' }), 'too-large')
})

test('a compressed body is read', async () => {
  const send = await setUp()
  for (const [encoding, body] of [
    ['gzip', gzipSync(valid)],
    ['br', brotliCompressSync(valid)],
    ['deflate', deflateSync(valid)],
    ['GZIP', gzipSync(valid)],
    ['identity', Buffer.from(valid)],
  ] as const) {
    expect((await send(new Uint8Array(body), { 'Content-Encoding': encoding })).status, encoding).toBe(200)
  }
})

test('a small body that decompresses to a large one is too large', async () => {
  const send = await setUp()
  const large = Buffer.alloc(40 * 1024 * 1024, ' ')
  for (const [encoding, body] of [
    ['gzip', gzipSync(large)],
    ['br', brotliCompressSync(large, { params: {} })],
    ['gzip', gzipSync(padded(MAX_BYTES + 1))],
  ] as const) {
    expect(body.byteLength).toBeLessThan(MAX_BYTES)
    await expectError(await send(new Uint8Array(body), { 'Content-Encoding': encoding }), 'too-large')
  }
  expect((await send(new Uint8Array(gzipSync(padded(MAX_BYTES))), { 'Content-Encoding': 'gzip' })).status).toBe(200)
})

test('broken or unknown compression is rejected', async () => {
  const send = await setUp()
  await expectError(await send(valid, { 'Content-Encoding': 'gzip' }), 'malformed-request')
  const cut = new Uint8Array(gzipSync(valid).subarray(0, 40))
  await expectError(await send(cut, { 'Content-Encoding': 'gzip' }), 'malformed-request')
  await expectError(await send(valid, { 'Content-Encoding': 'zstd' }), 'unsupported-type')
  await expectError(await send(valid, { 'Content-Encoding': 'constructor' }), 'unsupported-type')
})

test('bytes that are not UTF-8 are malformed', async () => {
  const send = await setUp()
  const bytes = new TextEncoder().encode(valid)
  bytes[bytes.indexOf(0x41)] = 0xff
  await expectError(await send(bytes), 'malformed-request')
})

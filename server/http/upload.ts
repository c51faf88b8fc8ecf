/** Reads a file from a request's body: decompressed, limited in size, and with a timeout for stalled senders. */
import { pipeline, Readable, type Transform } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Context } from 'hono'
import { MINUTE, SECOND } from '#contract/endpoint.ts'
import type { Clock } from '#server/clock.ts'
import type { Services } from '#server/services.ts'
import { HttpError } from './errors.ts'
import type { HttpEnv } from './request.ts'

/** Maximum pause between two chunks. */
const PAUSE_MS = 10 * SECOND
/** Maximum total time: 10 MB at 0.3 Mbit/s. */
const TOTAL_MS = 5 * MINUTE

const decoders = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

type Pieces = AsyncIterable<Uint8Array>

/** @throws HttpError `too-large`, `unsupported-type`, `upload-stalled`, or `malformed-request` if the sender aborts. */
export async function* readFile(c: Context<HttpEnv>, services: Services, max: number): AsyncGenerator<Uint8Array> {
  if (Number(c.req.header('Content-Length') ?? 0) > max) throw new HttpError('too-large')
  const encoding = c.req.header('Content-Encoding')?.toLowerCase() ?? 'identity'
  const decoder = decoders.get(encoding)?.()
  if (!decoder && encoding !== 'identity') throw new HttpError('unsupported-type')
  const { body } = c.req.raw
  if (!body) return

  const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>)
  const socket = c.env?.incoming?.socket
  if (socket) services.uploading.add(socket)
  try {
    const arriving = atMost(max, paced(source, services.clock))
    // The decoder fails with the error of its input, which is handled there.
    yield* decoder ? atMost(max, pipeline(arriving, decoder, () => {}) as Pieces) : arriving
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError('malformed-request')
  } finally {
    source.destroy()
    if (socket) services.uploading.delete(socket)
  }
}

async function* paced(source: Readable, clock: Clock): AsyncGenerator<Uint8Array> {
  const stall = () => source.destroy(new HttpError('upload-stalled'))
  const stopTotal = clock.after(TOTAL_MS, stall)
  let stopPause = clock.after(PAUSE_MS, stall)
  try {
    for await (const piece of source) {
      stopPause()
      yield piece
      stopPause = clock.after(PAUSE_MS, stall)
    }
  } finally {
    stopPause()
    stopTotal()
  }
}

async function* atMost(max: number, pieces: Pieces): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of pieces) {
    size += piece.byteLength
    if (size > max) throw new HttpError('too-large')
    yield piece
  }
}

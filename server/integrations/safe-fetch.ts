/** Fetches addresses from visitors: public ones only, bounded in time and size. */
import { Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Agent, buildConnector, type Dispatcher, request } from 'undici'
import { URL_MAX } from '#contract/audit/page-address.ts'
import { SECOND } from '#contract/endpoint.ts'
import type { Guard } from './public-address.ts'

const MAX_BYTES = 2 * 1024 * 1024
const MAX_REDIRECTS = 3
const TOTAL_MS = 10 * SECOND
/** Bytes of one connection: interim responses, chunk headers, and the body. */
const WIRE_MAX = MAX_BYTES + 1024 * 1024
/** A page has some twenty headers; further and longer ones are dropped. */
const HEADERS_MAX = 100
const HEADER_VALUE_MAX = 4096

export interface FetchedPage {
  /** The final address, after redirects. */
  url: URL
  status: number
  /** By lower-case name; duplicates are joined by a comma. */
  headers: Record<string, string>
  /** Decompressed; at most 2 MB, then cut. */
  body: Buffer
  /** Bytes of the body as they came over the wire. */
  wireBytes: number
  isCut: boolean
  redirects: number
  /** From the first request to the first byte of the final answer. */
  firstByteMs: number
  totalMs: number
}

export interface FetchOptions {
  signal?: AbortSignal
  /** Over all redirects; 10 s by default. */
  totalMs?: number
  /** True if only the existence of an answer matters: the body is read and dropped. */
  dropsBody?: boolean
}

/** Fetches a page or file without cookies. @throws NoAnswer for every reason, so that it reveals nothing. */
export type SafeFetch = (address: string, options?: FetchOptions) => Promise<FetchedPage>

export class NoAnswer extends Error {}

/** @param agentName user agent of requests. */
export function createSafeFetch(guard: Guard, agentName: string): SafeFetch {
  return async (address, { signal, totalMs = TOTAL_MS, dropsBody = false } = {}) => {
    // One agent per fetch: all its connections end with it.
    const agent = guardedAgent(guard, WIRE_MAX)
    const deadline = AbortSignal.any([AbortSignal.timeout(totalMs), ...(signal ? [signal] : [])])
    const startedAt = performance.now()
    const since = () => Math.round(performance.now() - startedAt)
    try {
      let url = readAddress(address)
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        const answer = await ask(agent, guard, url, agentName, deadline)
        const next = redirectOf(answer, url)
        if (!next) {
          const firstByteMs = since()
          const { body, ...size } = await readBody(
            answer.body,
            String(answer.headers['content-encoding'] ?? 'identity'),
          )
          const headers = flat(answer.headers)
          const told = { url, status: answer.statusCode, headers, redirects, firstByteMs, totalMs: since() }
          return { ...told, ...size, body: dropsBody ? Buffer.alloc(0) : body }
        }
        leave(answer.body)
        url = next
      }
    } catch {
      // Open and closed ports, private and missing names look alike.
    } finally {
      void agent.destroy()
    }
    throw new NoAnswer('The address gave no answer.')
  }
}

/** @throws unless it is an http(s) address without user name and password. */
function readAddress(text: string, base?: URL): URL {
  if (text.length > URL_MAX) throw new Error('too long')
  const url = new URL(text, base)
  // Resolving and escaping can have made it longer.
  if (url.href.length > URL_MAX) throw new Error('too long')
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new Error('not a web address')
  return url
}

const portOf = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80))

/** A literal address is connected to without a lookup, so it is checked here; a name is checked when resolved. */
export const mayAsk = (guard: Guard, url: URL): boolean => guard.allows(url.hostname, portOf(url))

async function ask(dispatcher: Agent, guard: Guard, url: URL, agentName: string, signal: AbortSignal) {
  if (!mayAsk(guard, url)) throw new Error('not public')
  return await request(url, {
    dispatcher,
    signal,
    // Below the default: each chunk of a byte becomes an object.
    highWaterMark: 16 * 1024,
    headers: { 'user-agent': agentName, accept: 'text/html,*/*;q=0.5', 'accept-encoding': 'br, gzip, deflate' },
  })
}

/**
 * Connects only where the guard allows.
 *
 * @param wireMax maximum bytes of a connection.
 */
export function guardedAgent(guard: Guard, wireMax: number): Agent {
  return new Agent({
    // No connections are reused between visitors.
    pipelining: 0,
    maxHeaderSize: 32 * 1024,
    connect(options, done) {
      const { hostname, port, protocol } = options
      const number = Number(port || (protocol === 'https:' ? 443 : 80))
      buildConnector({ lookup: guard.lookup(hostname, number), timeout: TOTAL_MS })(options, (...[error, socket]) => {
        if (error) return done(error, null)
        socket.on('readable', () => {
          if (socket.bytesRead > wireMax) socket.destroy(new Error('too much'))
        })
        done(null, socket)
      })
    },
  })
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData, from: URL): URL | undefined {
  const { location } = headers
  if (![301, 302, 303, 307, 308].includes(statusCode) || typeof location !== 'string') return undefined
  return readAddress(location, from)
}

const flat = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, HEADERS_MAX)
      .map(([name, value]) => [name, String(value ?? '').slice(0, HEADER_VALUE_MAX)]),
  )

/** Reads at most the allowed bytes, on the wire and decompressed. */
async function readBody(source: Readable, encoding: string) {
  let wireBytes = 0
  let isCut = false
  const chunks: Buffer[] = []
  let length = 0
  async function* bounded() {
    for await (const chunk of source) {
      wireBytes += chunk.length
      yield chunk
      if (wireBytes <= MAX_BYTES) continue
      isCut = true
      return
    }
  }
  for await (const chunk of unpacked(Readable.from(bounded()), encoding)) {
    length += chunk.length
    chunks.push(chunk)
    if (length > MAX_BYTES) {
      isCut = true
      break
    }
  }
  leave(source)
  return { body: Buffer.concat(chunks).subarray(0, MAX_BYTES), wireBytes, isCut }
}

/** Stops reading, without an error. */
function leave(source: Readable): void {
  source.on('error', () => {}).destroy()
}

/** Decompresses a truncated body as far as possible. */
function unpacked(source: Readable, encoding: string): Readable {
  const zlib = { finishFlush: constants.Z_SYNC_FLUSH }
  if (encoding === 'br')
    return source.compose(createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }))
  if (encoding === 'gzip') return source.compose(createGunzip(zlib))
  if (encoding === 'deflate') return source.compose(createInflate(zlib))
  return source
}

/** Reads JSON bodies: limited, well-formed, and of the declared type. */

import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { Context } from 'hono'
import { codeOf } from '#server/thrown.ts'
import { HttpError } from './errors.ts'
import type { HttpEnv } from './request.ts'

const MAX_BYTES = 64 * 1024
/** Maximum nesting, far deeper than any form's. */
const MAX_DEPTH = 32

type Decoder = (input: Uint8Array, options: { maxOutputLength: number }) => Promise<Uint8Array>

const decoders = new Map<string, Decoder>([
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
])

/** @throws HttpError `unsupported-type`, `too-large` or `malformed-request`. */
export async function readJson(c: Context<HttpEnv>): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('Content-Type') ?? '')) throw new HttpError('unsupported-type')
  const bytes = await decode(await readAtMost(c, MAX_BYTES), c.req.header('Content-Encoding'))
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new HttpError('malformed-request')
  }
  if (!isPlain(value)) throw new HttpError('malformed-request')
  return value
}

/** Reads a form posted by another site's page. @throws HttpError `unsupported-type`, `too-large` or `malformed-request`. */
export async function readForm(c: Context<HttpEnv>): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    throw new HttpError('unsupported-type')
  }
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await readAtMost(c, MAX_BYTES))))
}

async function readAtMost(c: Context<HttpEnv>, max: number): Promise<Uint8Array> {
  if (Number(c.req.header('Content-Length') ?? 0) > max) throw new HttpError('too-large')
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength
      if (size > max) throw new HttpError('too-large')
      chunks.push(chunk)
    }
  } catch (error) {
    // An aborted body is the client's error, not the server's.
    throw error instanceof HttpError ? error : new HttpError('malformed-request')
  }
  return Buffer.concat(chunks)
}

async function decode(bytes: Uint8Array, encoding = 'identity'): Promise<Uint8Array> {
  if (encoding.toLowerCase() === 'identity') return bytes
  const decoder = decoders.get(encoding.toLowerCase())
  if (!decoder) throw new HttpError('unsupported-type')
  try {
    return await decoder(bytes, { maxOutputLength: MAX_BYTES })
  } catch (error) {
    throw new HttpError(codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'malformed-request')
  }
}

/** Rejects keys of an object's prototype and deep nesting. Iterative, and sparing: a body can hold 30,000 lists. */
function isPlain(root: unknown): boolean {
  let level = [root].filter(isObject)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false
    const next: object[] = []
    for (const value of level) {
      if (Object.hasOwn(value, '__proto__')) return false
      for (const child of Array.isArray(value) ? value : Object.values(value)) if (isObject(child)) next.push(child)
    }
    level = next
  }
  return true
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

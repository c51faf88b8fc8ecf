/** Sends an untrusted file: as an attachment, with a policy under which nothing in it runs. */
import type { Context } from 'hono'
import { attachment } from './file-name.ts'
import type { HttpEnv } from './request.ts'

export interface StoredFile {
  name: string
  mediaType: string
  /** Bytes. */
  size: number
  /** Reads the bytes from start to end (exclusive). */
  read(from: number, to: number): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
}

const INERT = "sandbox; default-src 'none'; frame-ancestors 'none'"

export async function sendFile(c: Context<HttpEnv>, { name, mediaType, size, read }: StoredFile): Promise<Response> {
  const range = askedRange(c.req.header('Range'), size)
  const [from, to] = range ?? [0, size]
  const headers = {
    'Content-Type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
    'Content-Disposition': attachment(name),
    'Content-Length': String(to - from),
    'Content-Security-Policy': INERT,
    'Accept-Ranges': 'bytes',
    ...(range && { 'Content-Range': `bytes ${from}-${to - 1}/${size}` }),
  }
  const status = range ? 206 : 200
  if (c.req.raw.method === 'HEAD') return c.body(null, status, headers)
  return c.body(await read(from, to), status, headers)
}

/**
 * The requested range; several ranges, or an unsatisfiable one, are ignored, as RFC 9110 section
 * 14.2 allows.
 */
function askedRange(header: string | undefined, size: number): [from: number, to: number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  return from < to ? [from, to] : undefined
}

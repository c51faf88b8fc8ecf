/** The only way to the server: sends what an endpoint's contract says and reads the reply by it. */
import * as z from 'zod/mini'
import type { Endpoint, Schema } from '#contract/endpoint.ts'
import { type ErrorBody, errorBody, errorStatus } from '#contract/errors.ts'
import { ApiError, ReplyError } from './api-error.ts'

/** Told to the window too, as an event with the id of the error. @param text what the answer holds. */
export function toApiError(status: number, statusText: string, text: string): ApiError {
  const body = readErrorBody(text)
  // So that the page can react to some of them, whatever was asked.
  if (body) dispatchEvent(new Event(body.error))
  return new ApiError(status, text || statusText, body)
}

function readErrorBody(text: string): ErrorBody | undefined {
  try {
    return z.parse(errorBody, JSON.parse(text))
  } catch {
    return undefined
  }
}

export interface CallOptions {
  /** Makes a repetition of this call harmless; for endpoints that take it. */
  idempotencyKey?: string
  /** What stands in the path for the endpoint's `:names`. */
  params?: Record<string, string>
  /** What stands after the `?`; what is undefined is left out. */
  query?: Record<string, string | undefined>
}

/** @throws ApiError if the server refuses; TypeError if it cannot be reached; ReplyError for a reply of another shape. */
export async function call<Body extends Schema, Reply extends Schema>(
  endpoint: Endpoint<Body, Reply>,
  body: z.input<Body> | undefined,
  { idempotencyKey, params, query }: CallOptions = {},
): Promise<z.output<Reply>> {
  const headers = { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) }
  const response = await request({ ...endpoint, path: fillPath(endpoint.path, params, query) }, body, headers)
  return readReply(endpoint.reply, await response.json())
}

const explained = z.object({ message: z.string() })

/** @throws ReplyError for a reply that is not what its endpoint promises. */
export function readReply<Reply extends Schema>(schema: Reply, value: unknown): z.output<Reply> {
  const { data, error } = z.safeParse(schema, value)
  if (error) throw new ReplyError(z.safeParse(explained, value).data?.message, { cause: error })
  return data
}

export interface Download {
  name: string
  file: Blob
}

/** A file that has not come by then does not come, unless it is said to take longer; most take the server a few seconds. */
const DOWNLOAD_MS = 60_000

/**
 * For endpoints that answer with a file.
 * @throws as `call` does, for a file without a name too, an AbortError if the signal ends it, a TimeoutError.
 */
export async function download<Body extends Schema, Reply extends Schema>(
  endpoint: Endpoint<Body, Reply>,
  body: z.input<Body> | undefined,
  signal: AbortSignal,
  atMostMs = DOWNLOAD_MS,
): Promise<Download> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(atMostMs)])
  const response = await request(endpoint, body, {}, either)
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  if (!name) throw new ReplyError()
  return { name: decodeURIComponent(name), file: await response.blob() }
}

export interface StreamOptions {
  signal: AbortSignal
  /** Called with each piece of the answer as it comes. */
  onText?(text: string): void
  /** For endpoints that tell how far the work has got: called with each such value. */
  onProgress?(value: unknown): void
}

/**
 * Like `call`, for endpoints that can answer in pieces. A server that answers in one piece is understood too.
 * @returns the whole reply, which is what counts; the pieces are for reading along.
 * @throws also an AbortError if the signal ends it, and a TypeError if the stream breaks off before the reply.
 */
export async function stream<Body extends Schema, Reply extends Schema>(
  endpoint: Endpoint<Body, Reply>,
  body: z.input<Body>,
  { signal, onText, onProgress }: StreamOptions,
): Promise<z.output<Reply>> {
  const response = await request(endpoint, body, { Accept: 'text/event-stream' }, signal)
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    return readReply(endpoint.reply, await response.json())
  }
  for await (const { event, data } of events(response.body)) {
    if (event === 'text') onText?.(z.parse(z.string(), JSON.parse(data)))
    else if (event === 'progress' && endpoint.progress) onProgress?.(z.parse(endpoint.progress, JSON.parse(data)))
    else if (event === 'done') return readReply(endpoint.reply, JSON.parse(data))
    else if (event === 'error') {
      // The status line was sent before the fault was known; the error names its own.
      const body = readErrorBody(data)
      throw new ApiError(body ? errorStatus[body.error] : 500, data, body)
    }
  }
  throw new TypeError('The answer broke off.')
}

/** The address of a call whose path has `:names` in it. */
export function fillPath(
  path: Endpoint['path'],
  params: CallOptions['params'] = {},
  query: CallOptions['query'] = {},
): Endpoint['path'] {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return (asked[0] ? `${filled}?${new URLSearchParams(asked)}` : filled) as Endpoint['path']
}

async function request<Body extends Schema, Reply extends Schema>(
  endpoint: Endpoint<Body, Reply>,
  body: z.input<Body> | undefined,
  headers: Record<string, string>,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const response = await fetch(endpoint.path, {
    method: endpoint.method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    // Without a body it is undefined, and none is sent.
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw toApiError(response.status, response.statusText, await response.text())
  return response
}

/** The events of a stream, in the grammar of server-sent events as far as our server uses it. */
async function* events(source: ReadableStream<Uint8Array> | null): AsyncGenerator<{ event: string; data: string }> {
  if (!source) return
  const reader = source.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let last = ''
  try {
    while (true) {
      const { value, done } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const read = readEvent(block)
        last = read.event
        yield read
      }
    }
  } finally {
    // To stop reading also ends the request. After the reply only the end is left: a browser that does not read
    // it counts the request as aborted.
    const end = last === 'done' ? reader.read() : reader.cancel()
    end.catch(() => {})
  }
}

function readEvent(block: string): { event: string; data: string } {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(event|data):? ?(.*)$/.exec(line) ?? []
    if (field === 'data') data.push(value)
    else if (field) event = value
  }
  return { event, data: data.join('\n') }
}

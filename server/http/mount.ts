/** Mounts each call: access → limit → parse → handle → parse the reply. */
import type { Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { StatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts/accounts.ts'
import { endpoints } from '#contract/all.ts'
import { type Access, type Endpoint, IDEMPOTENCY_KEY_MAX, type Limit, type Schema } from '#contract/endpoint.ts'
import { isFieldError } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { isServed } from '#contract/site/site.ts'
import type { SignIn } from '#server/auth/better-auth.ts'
import { countOne } from '#server/db/limits.ts'
import type { Database, Tx } from '#server/db/open.ts'
import type { Services } from '#server/services.ts'
import { readJson } from './body.ts'
import { passOnCookies, setHint, withdrawHint } from './cookies.ts'
import { type StoredFile, sendFile } from './download.ts'
import { HttpError, respondWithError } from './errors.ts'
import { attachment } from './file-name.ts'
import { createWrite, type Write } from './person-write.ts'
import { type HttpEnv, requestLanguage, requestRegion, visitorMarks } from './request.ts'
import { readFile } from './upload.ts'
import { isValidText } from './valid-text.ts'

export interface Call<Body, Who extends Access = 'anyone', Query = unknown> {
  body: Body
  query: Query
  /** Values of the endpoint's `:names` in the path. */
  params: Record<string, string>
  /** The signed-in user; not looked up for calls that are open to anyone. */
  user: Who extends 'anyone' ? undefined : User
  /** The session. */
  session: Who extends 'anyone' ? undefined : SignIn['session']
  /** For calls of signed-in users, and all that they write: a transaction that ends with an error if the session has ended. */
  write: Who extends 'anyone' ? undefined : Write
  /** The request's headers, to read cookies. */
  headers: Headers
  /** Sends cookies along with the answer, also with an error. */
  setCookies(from: Headers): void
  /** Sets or removes the sign-in hint where the session's cookie alone does not decide it. */
  hintSignIn(signedIn: boolean): void
  /** For calls that take a file: its bytes as they arrive. Reading stops the sender after too much or a stall. */
  file: AsyncIterable<Uint8Array>
  language: Language
  /** The country in the browser's languages, such as `US`. */
  region: string | undefined
  /** An anonymous key per visitor. */
  visitor: string
  /** The `Idempotency-Key` header, for endpoints that take one. */
  idempotencyKey: string | undefined
  /** For limits on accepted requests: counts one within the handler's transaction. */
  countAccepted(tx: Tx): Promise<void>
  /** Requests this site itself as the same visitor: with their limits, but signed out. */
  askSite(path: string, init?: RequestInit): Promise<Response>
  /** Aborted when the visitor has left. */
  signal: AbortSignal
  /** For calls that stream: sends a part of the answer. */
  emit(text: string): Promise<void>
  /** For calls that stream: reports progress. */
  progress(value: unknown): Promise<void>
}

type Handler<Body extends Schema, Reply extends Schema, Who extends Access, Query extends Schema> = (
  call: Call<z.output<Body>, Who, z.output<Query>>,
) => Promise<z.input<Reply>>

export function mount<Body extends Schema, Reply extends Schema, Who extends Access, Query extends Schema>(
  app: Hono<HttpEnv>,
  services: Services,
  endpoint: Endpoint<Body, Reply, Who, Query>,
  handle: Handler<Body, Reply, Who, Query>,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const marks = visitorMarks(c, services)
    const { limit } = endpoint
    const signIn = endpoint.access === 'anyone' ? undefined : await requireSignIn(c, services, endpoint.access)
    if (limit) await countRequest(services, endpoint, limit, marks)
    const params: Record<string, string> = c.req.param()
    if (endpoint.params && !z.safeParse(endpoint.params, params).success) throw new HttpError('not-found')
    if (!isValidText(params)) throw new HttpError('not-found')
    const query = endpoint.query && parse(c, services, endpoint.query, c.req.query())
    const body = endpoint.body && parse(c, services, endpoint.body, await readJson(c))
    const call = {
      body: body as z.output<Body>,
      query: query as z.output<Query>,
      params,
      file: readFile(c, services, endpoint.takesFile ?? 0),
      ...({
        user: signIn?.user,
        session: signIn?.session,
        write: signIn && createWrite(services, endpoint.access, signIn),
      } as Pick<Call<unknown, Who>, 'user' | 'session' | 'write'>),
      headers: c.req.raw.headers,
      setCookies: (from: Headers) => passOnCookies(c, services.env, from),
      hintSignIn: (signedIn: boolean) => setHint(c, services.env, signedIn),
      language: requestLanguage(c),
      region: requestRegion(c),
      visitor: marks.visitor,
      idempotencyKey: endpoint.idempotent ? idempotencyKey(c) : undefined,
      countAccepted: async (tx: Tx) => {
        if (limit) await count(tx, services, endpoint.path, limit, marks)
      },
      askSite: async (path: string, init: RequestInit = {}) => {
        const headers = new Headers(init.headers)
        const forwarded = c.req.header('X-Forwarded-For')
        if (forwarded !== undefined) headers.set('X-Forwarded-For', forwarded)
        return await app.request(path, { ...init, headers }, c.env)
      },
      signal: c.req.raw.signal,
      emit: async () => {},
      progress: async () => {},
    }
    const answer = async (reading: Partial<Pick<Call<unknown>, 'emit' | 'progress' | 'signal'>> = {}) =>
      z.parse(endpoint.reply, await handle({ ...call, ...reading })) as object
    if (endpoint.redirects) return c.redirect(((await answer()) as { location: string }).location)
    if (endpoint.file === 'application/octet-stream') return sendFile(c, (await answer()) as StoredFile)
    if (endpoint.file === 'application/x-tar') return streamAnswer(c, endpoint.file, (await answer()) as StreamReply)
    if (endpoint.file) return fileAnswer(c, endpoint.file, (await answer()) as FileReply)
    if (endpoint.protocol) return protocolAnswer(c, (await answer()) as ProtocolReply)
    if (!endpoint.streams || !c.req.header('Accept')?.includes('text/event-stream')) return c.json(await answer())
    const streamed = streamSSE(c, async (stream) => {
      const gone = new AbortController()
      stream.onAbort(() => gone.abort())
      try {
        const send = (event: string, value: unknown) => stream.writeSSE({ event, data: JSON.stringify(value) })
        const reply = await answer({
          emit: (text) => send('text', text),
          progress: (value) => send('progress', value),
          signal: gone.signal,
        })
        await stream.writeSSE({ event: 'done', data: JSON.stringify(reply) })
      } catch (error) {
        if (gone.signal.aborted) return
        const body = await respondWithError(c, services, error).text()
        await stream.writeSSE({ event: 'error', data: body })
      }
    })
    // Hono sets no-cache, which allows browsers to store it.
    streamed.headers.set('Cache-Control', 'no-store')
    return streamed
  })
}

/** Answers 405 for other methods of known paths; mount it after every call. */
export function mountOtherMethods(app: Hono<HttpEnv>): void {
  const methodsOf = Map.groupBy(Object.values<Endpoint>(endpoints), ({ path }) => path)
  for (const [path, those] of methodsOf) {
    if (!isServed(path)) continue
    app.all(path, () => {
      throw new HttpError('method-not-allowed', { allow: those.map(({ method }) => method).join(', ') })
    })
  }
}

/** @throws HttpError `not-signed-in`, or `not-allowed` without admin rights. */
async function requireSignIn(c: Context<HttpEnv>, services: Services, access: Access): Promise<SignIn> {
  const { signIn, cookies } = await services.accounts.findSignIn(c.req.raw.headers)
  passOnCookies(c, services.env, cookies)
  if (!signIn) {
    withdrawHint(c, services.env)
    throw new HttpError('not-signed-in')
  }
  if (access === 'admin' && !signIn.user.isAdmin) throw new HttpError('not-allowed')
  return signIn
}

interface ProtocolReply {
  status: number
  message: object | null
}

function protocolAnswer(c: Context<HttpEnv>, { status, message }: ProtocolReply): Response {
  c.status(status as StatusCode)
  return message === null ? c.body(null) : c.json(message)
}

interface FileReply {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

function fileAnswer(c: Context<HttpEnv>, type: string, { name, bytes }: FileReply): Response {
  return c.body(bytes, 200, { 'Content-Type': type, 'Content-Disposition': attachment(name) })
}

interface StreamReply {
  name: string
  stream: ReadableStream
}

function streamAnswer(c: Context<HttpEnv>, type: string, { name, stream }: StreamReply): Response {
  return c.body(stream, 200, { 'Content-Type': type, 'Content-Disposition': attachment(name) })
}

/**
 * Factor of requests where a limit counts accepted ones: enough for typing errors, but a bound
 * for clients that send only invalid requests (docs/decisions/005).
 */
const REQUESTS_FOR_EACH_ACCEPTED = 10

/** As many visitors may come from one network that providers give to a household or a small company. */
const VISITORS_OF_NETWORK = 4

type Marks = ReturnType<typeof visitorMarks>

/** Without the database limits are not enforced. */
async function countRequest(services: Services, { path }: Endpoint, limit: Limit, marks: Marks): Promise<void> {
  const isCeiling = limit.counts === 'accepted'
  const most = isCeiling ? { ...limit, max: limit.max * REQUESTS_FOR_EACH_ACCEPTED } : limit
  try {
    await count(services.db, services, isCeiling ? `${path} requests` : path, most, marks)
  } catch (error) {
    if (error instanceof HttpError) throw error
    services.log.warn({ err: error }, 'a limit was not counted')
  }
}

async function count(db: Database | Tx, { env, clock }: Services, what: string, limit: Limit, marks: Marks) {
  if (env.RATE_LIMITS === 'off') return
  const { visitor, network } = marks
  const add = async (id: string, max: number) => {
    const { count, resetsAt } = await countOne(db, clock, id, limit.windowMs)
    if (count > max) throw new HttpError('rate-limited', { retryAfterMs: resetsAt - clock.now() })
  }
  // One who is over their own limit uses up nothing of the network's.
  await add(`${what} ${visitor}`, limit.max)
  if (network !== undefined) await add(`${what} of network ${network}`, limit.max * VISITORS_OF_NETWORK)
}

function parse(c: Context<HttpEnv>, { i18n }: Services, schema: Schema, given: unknown): unknown {
  const parsed = z.safeParse(schema, given)
  if (parsed.success && isValidText(parsed.data)) return parsed.data
  if (parsed.success) throw new HttpError('malformed-request')
  const t = i18n(requestLanguage(c))
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.')
    if (field && isFieldError(message)) fields[field] ??= t(`fields.${message}`)
  }
  // Issues that no form can cause (an array instead of an object, a wrong type) have no public text.
  throw Object.keys(fields).length > 0 ? new HttpError('invalid-input', { fields }) : new HttpError('malformed-request')
}

function idempotencyKey(c: Context<HttpEnv>): string | undefined {
  const key = c.req.header('Idempotency-Key')
  if (key !== undefined && (key === '' || key.length > IDEMPOTENCY_KEY_MAX)) throw new HttpError('malformed-request')
  return key
}

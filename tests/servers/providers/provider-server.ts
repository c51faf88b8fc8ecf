/**
 * The three providers of language models as one real HTTP server on loopback: each speaks its own streaming protocol,
 * keeps what it was asked, and answers or fails as it is told.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { ProviderName } from '#contract/admin/provider-names.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { type Ending, type Protocol, protocols, type Usage, usual } from './provider-protocols.ts'

/** One request that a provider was sent. */
export interface ProviderCall {
  provider: ProviderName
  path: string
  headers: IncomingMessage['headers']
  body: string
  /** How many bytes of answer the other end has taken so far. */
  taken(): number
  /** True once the other end has closed the connection before the answer was whole. */
  left: boolean
  /** For answers by hand: begins the response if need be, and sends a part of the text. */
  t(text: string): void
  /** For answers by hand: a call of a tool, its input in these pieces. */
  tool(name: string, ...pieces: string[]): void
  /** For answers by hand: the proper end. */
  end(ending?: Ending): void
  /** For answers by hand: something that no answer has, and the end of the stream without the protocol's. */
  raw(what: 'error' | 'garbage' | 'half-a-line' | 'end'): void
  /** For answers by hand: refuses the request, or answers with something that is no stream. */
  refuse(what: number | 'html' | 'no-body'): void
  /** For answers by hand: cuts the connection. */
  reset(): void
}

export type Behaviour =
  /** The whole text, or its parts one after the other; then what it has done, and how it ends. */
  | ({ says: string | string[] } & Finish)
  /** What it makes of the request that it was sent. */
  | ({ echoes: (call: ProviderCall) => string | string[] } & Finish)
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'html'
  | 'no-body'
  | 'no-text'
  | 'garbage'
  /** An error in the middle of a stream that began well, in the provider's own format. */
  | 'error-in-stream'
  | 'flood-of-parts'
  | 'flood-without-line-end'
  /** Takes the request and is silent. */
  | 'by-hand'
  /** As `by-hand`, but the headers have been sent. */
  | 'by-hand-after-headers'

interface Finish {
  does?: { tool: string; input: string | string[] }
  ends?: Ending
  took?: Usage
}

export interface ProviderServer {
  /** Environment variables that make all three of them this server. */
  settings: Record<string, string>
  keys: Record<ProviderName, string>
  answers: Record<ProviderName, Behaviour>
  /** Every request, in order. */
  calls: ProviderCall[]
  /** Waits until so many requests have come in, and returns the last. */
  call(count: number): Promise<ProviderCall>
}

const GARBAGE = 'data: {"choices":[{"delta":\n\ndata: 17\n\nevent: ?\n\n\u0000\u0001: data\n\n'
const WELCOME = '<!doctype html><h1>Welcome to the gateway</h1>'
const FLOOD_BYTES = 50 * 1024 ** 2

export async function buildProviders(): Promise<ProviderServer> {
  const sockets = new Set<Socket>()
  const calls: ProviderCall[] = []
  const answers: ProviderServer['answers'] = { openai: 'no-text', anthropic: 'no-text', gemini: 'no-text' }
  const server = createServer((request, response) => void take(request, response))
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  })

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = (request.url?.split('/')[1] ?? '') as ProviderName
    const body = await textOf(request)
    const answer = answers[provider]
    const took = typeof answer === 'object' && 'says' in answer ? answer.took : undefined
    const call = callOf(provider, request, response, body, took ?? usual)
    calls.push(call)
    if (answer !== undefined && protocols[provider].path.test(request.url ?? '')) await respond(call, response, answer)
    else response.writeHead(404).end()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = {
    openai: 'sk-test-OpenAi0123456789abcdefQRSTUV',
    anthropic: 'sk-ant-test-0123456789abcdefQRSTUV',
    gemini: 'AIzaTest0123456789abcdefQRSTUVwxyz',
  }
  return {
    keys,
    answers,
    calls,
    settings: {
      OPENAI_API_KEY: keys.openai,
      OPENAI_BASE_URL: `${origin}/openai/v1`,
      OPENAI_CONTEXT_TOKENS: '200000',
      OPENAI_TOOLS: 'on',
      ANTHROPIC_API_KEY: keys.anthropic,
      ANTHROPIC_BASE_URL: `${origin}/anthropic/v1`,
      GEMINI_API_KEY: keys.gemini,
      GEMINI_BASE_URL: `${origin}/gemini/v1beta`,
    },
    call: (count) =>
      eventually(() => {
        const call = calls[count - 1]
        if (!call) throw new Error(`Of ${count} calls ${calls.length} have come in.`)
        return call
      }),
  }
}

function callOf(
  provider: ProviderName,
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
  body: string,
  took: Usage,
): ProviderCall {
  const protocol = protocols[provider]
  const { socket } = response
  const before = socket?.bytesWritten ?? 0
  const begin = () => {
    if (response.headersSent) return
    startStream(response)
    response.write(protocol.start(took))
  }
  const call: ProviderCall = {
    provider,
    path: url,
    headers,
    body,
    taken: () => (socket?.bytesWritten ?? 0) - before,
    left: false,
    t(text) {
      begin()
      response.write(protocol.part(text))
    },
    tool(name, ...pieces) {
      begin()
      response.write(protocol.tool(name, pieces))
    },
    end(ending = 'stop') {
      begin()
      response.end(protocol.end(ending, took))
    },
    raw(what) {
      begin()
      const half = protocol.part('and so').slice(0, -12)
      response.end({ error: protocol.error, garbage: GARBAGE, 'half-a-line': half, end: '' }[what])
    },
    refuse(what) {
      if (typeof what === 'number') {
        const headers = { 'Content-Type': 'application/json', 'Retry-After': '3600' }
        response.writeHead(what, headers).end(JSON.stringify({ error: { message: `status ${what}: You are Ida` } }))
      } else if (what === 'html') response.writeHead(200, { 'Content-Type': 'text/html' }).end(WELCOME)
      else response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end()
    },
    reset: () => void socket?.resetAndDestroy(),
  }
  response.once('close', () => {
    call.left = !response.writableFinished
  })
  return call
}

function startStream(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.flushHeaders()
}

async function respond(call: ProviderCall, response: ServerResponse, answer: Behaviour): Promise<void> {
  const protocol = protocols[call.provider]
  if (answer === 'by-hand') return
  if (answer === 'by-hand-after-headers') return startStream(response)
  if (answer === 'html') {
    call.refuse('html')
  } else if (answer === 'no-body') {
    call.refuse('no-body')
  } else if (answer === 'no-text') {
    call.end()
  } else if (answer === 'garbage') {
    startStream(response)
    response.end(GARBAGE)
  } else if (answer === 'error-in-stream') {
    startStream(response)
    response.end(protocol.start(usual) + protocol.error)
  } else if (answer === 'flood-of-parts' || answer === 'flood-without-line-end') {
    await flood(response, protocol, answer === 'flood-without-line-end')
  } else if ('status' in answer) {
    const { status, headers = {}, body = JSON.stringify({ error: { message: `status ${status}` } }) } = answer
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)
  } else {
    const says = 'echoes' in answer ? answer.echoes(call) : answer.says
    for (const part of [says].flat()) call.t(part)
    const { does, ends } = answer
    if (does) call.tool(does.tool, ...[does.input].flat())
    call.end(ends)
  }
}

/** 50 MB of text, as fast as the other end takes it. */
async function flood(response: ServerResponse, protocol: Protocol, oneLine: boolean): Promise<void> {
  startStream(response)
  response.write(protocol.start(usual))
  const words = 'the same words over and over again '.repeat(1000)
  if (oneLine) response.write('data: {"')
  const closed = new AbortController()
  response.once('close', () => closed.abort())
  for (let sent = 0; sent < FLOOD_BYTES && !response.destroyed; sent += words.length) {
    const isTaken = response.write(oneLine ? words : protocol.part(words))
    if (!isTaken) await once(response, 'drain', { signal: closed.signal }).catch(() => {})
  }
  response.end(protocol.end('stop', usual))
}

/** A visitor who leaves takes the provider's call along, and so does a server that is being ended. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { answer, ask, QUESTION, reading, SAYS, streaming } from '#tests/builders/assistant/chat.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildApp, SITE_URL, type TestApp } from '#tests/servers/app.ts'
import { buildProviders, type ProviderCall } from '#tests/servers/providers/provider-server.ts'

const isOver = (call: ProviderCall) => eventually(() => expect(call.left).toBe(true), 1000)

async function build() {
  const providers = await buildProviders()
  for (const name of ['openai', 'anthropic', 'gemini'] as const) providers.answers[name] = 'by-hand'
  return { providers, site: await buildApp('sqlite', providers.settings) }
}

/** Sends a question over a real connection, and returns how to break it and what has come back so far. */
async function connect({ app }: TestApp, accept: string) {
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const headers = { 'Content-Type': 'application/json', Accept: accept, Host: new URL(SITE_URL).host }
  const sent = request({ port, path: '/api/chat', method: 'POST', headers })
  const got = { text: '' }
  sent.on('error', () => {})
  sent.on('response', (response) => {
    response.setEncoding('utf8').on('data', (text: string) => {
      got.text += text
    })
    response.on('error', () => {})
  })
  sent.end(JSON.stringify(QUESTION))
  return { leave: () => sent.destroy(), got }
}

test('leaving before the answer begins closes the provider’s connection, and no other one is asked', async () => {
  const { providers, site } = await build()
  const leaving = new AbortController()
  const asking = site.app.request('/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(QUESTION),
    signal: leaving.signal,
  })
  const call = await providers.call(1)
  leaving.abort()
  await isOver(call)
  await asking
  expect(providers.calls).toHaveLength(1)
})

test('leaving in the middle of a stream closes the provider’s connection', async () => {
  const { providers, site } = await build()
  const stream = reading(await ask(site, QUESTION, streaming))
  const call = await providers.call(1)
  call.t(`${SAYS}\nAnd`)
  await stream.next()
  await stream.leave()
  await isOver(call)
  expect(providers.calls).toHaveLength(1)
})

test.each(['application/json', 'text/event-stream'])(
  'a broken connection of a visitor who accepts %s ends the call too',
  async (accept) => {
    const { providers, site } = await build()
    const visitor = await connect(site, accept)
    const call = await providers.call(1)
    visitor.leave()
    await isOver(call)
    expect(providers.calls).toHaveLength(1)
  },
)

test('a connection that breaks while the answer is read ends the call too', async () => {
  const { providers, site } = await build()
  const visitor = await connect(site, 'text/event-stream')
  const call = await providers.call(1)
  call.t(`${SAYS}\nAnd`)
  await eventually(() => expect(visitor.got.text).toContain('0.8'))
  visitor.leave()
  await isOver(call)
})

test('a server that is being ended waits for no provider: the ledger answers, and no other one is asked', async () => {
  const { providers, site } = await build()
  const closing = new AbortController()
  site.services.closing = closing.signal
  const answering = answer(site, QUESTION)
  const call = await providers.call(1)
  closing.abort()
  expect(await answering).toMatchObject({ provider: 'local', answered: true })
  await isOver(call)
  expect(providers.calls).toHaveLength(1)
})

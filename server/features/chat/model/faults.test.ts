/** Whatever a provider does, the visitor has an answer within twelve seconds. */

import { expect, test } from 'vitest'
import { providerNames } from '#contract/admin/provider-names.ts'
import { answer, ask, QUESTION, reading, SAYS, streaming, WORDED } from '#tests/builders/assistant/chat.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { type Behaviour, buildProviders, type ProviderServer } from '#tests/servers/providers/provider-server.ts'

const LIMIT_MS = 12_000

async function build(behaviour: Behaviour): Promise<{ providers: ProviderServer; site: TestApp }> {
  const providers = await buildProviders()
  for (const name of providerNames) providers.answers[name] = behaviour
  return { providers, site: await buildApp('sqlite', providers.settings) }
}

const faults: [what: string, Behaviour][] = [
  ['answers 429', { status: 429, headers: { 'Retry-After': '3600' } }],
  ['answers 500', { status: 500 }],
  ['answers 500 with a page', { status: 500, body: '<h1>Bad gateway</h1>', headers: { 'Content-Type': 'text/html' } }],
  ['answers with a page', 'html'],
  ['answers with nothing', 'no-body'],
  ['answers without text', 'no-text'],
  ['answers with garbage', 'garbage'],
  ['answers with an error in the stream', 'error-in-stream'],
  ['sends the visitor elsewhere', { status: 307, headers: { Location: 'http://127.0.0.1:1/' } }],
]

test.each(faults)('when a provider %s, the next one answers', async (_, behaviour) => {
  const { providers, site } = await build({ says: SAYS })
  providers.answers.openai = behaviour
  expect(await answer(site, QUESTION)).toMatchObject({
    provider: 'anthropic',
    response: expect.stringContaining(WORDED),
  })
  expect(providers.calls.map(({ provider }) => provider)).toEqual(['openai', 'anthropic'])
})

test.each(faults)('when every provider %s, the ledger answers', async (_, behaviour) => {
  const { providers, site } = await build(behaviour)
  const reply = await answer(site, QUESTION)
  expect(reply).toMatchObject({ provider: 'local', answered: true })
  expect(reply.citations).not.toEqual([])
  expect(providers.calls.map(({ provider }) => provider)).toEqual(['openai', 'anthropic', 'gemini'])
})

test.each<[what: string, Behaviour, said: string | undefined]>([
  ['before its headers', 'by-hand', undefined],
  ['after its headers', 'by-hand-after-headers', undefined],
  ['in the middle of a sentence', 'by-hand', 'With more than'],
])(
  'when every provider is silent %s, each has its share of ten seconds, then the ledger answers',
  async (_, behaviour, said) => {
    const { providers, site } = await build(behaviour)
    const start = site.clock.now()
    const replying = answer(site, QUESTION)
    for (const count of [1, 2, 3]) {
      const call = await providers.call(count)
      if (said) call.t(said)
      site.clock.advance(3334)
    }
    expect((await replying).provider).toBe('local')
    expect(site.clock.now() - start).toBeLessThan(LIMIT_MS)
    await eventually(() => expect(providers.calls.map(({ left }) => left)).toEqual([true, true, true]))
  },
)

test('what a model thinks aloud before it answers is not shown, however its server cuts it', async () => {
  const { site } = await build({ says: [' <th', 'ink>\nThey ask about EPIC.\n', SAYS, '\n</th', 'ink>\n\nNO ANSWER'] })
  expect((await answer(site, QUESTION)).provider).toBe('local')
  const { site: other } = await build({ says: ['<think>They ask about EPIC.</think>', SAYS] })
  expect(await answer(other, QUESTION)).toMatchObject({ provider: 'openai', response: expect.stringContaining(WORDED) })
})

test('a model that is still writing when its time is up has answered with what was shown, and goes on being asked', async () => {
  const providers = await buildProviders()
  providers.answers.openai = 'by-hand'
  const { OPENAI_BASE_URL } = providers.settings
  const site = await buildApp('sqlite', { OPENAI_BASE_URL: expectDefined(OPENAI_BASE_URL), RATE_LIMITS: 'off' })
  for (let count = 1; count <= 6; count++) {
    const stream = reading(await ask(site, QUESTION, streaming))
    const call = await providers.call(count)
    for (let second = 0; second < 10; second++) {
      call.t(`${SAYS}\n`)
      call.t('- ')
      expect(JSON.stringify((await stream.next()).data)).toContain(WORDED)
      site.clock.advance(1000)
    }
    await eventually(() => expect(call.left).toBe(true))
    let last = await stream.next()
    while (last.event !== 'done') last = await stream.next()
    expect(last.data).toMatchObject({ provider: 'openai', response: expect.stringContaining(WORDED) })
  }
  const usage = await site.services.db.selectFrom('provider_calls').select(['outcome', 'fault']).execute()
  expect(usage).toEqual(Array(6).fill({ outcome: 'answered', fault: null }))
})

test('when a provider is silent, the next one answers', async () => {
  const { providers, site } = await build({ says: SAYS })
  providers.answers.openai = 'by-hand'
  const replying = answer(site, QUESTION)
  await providers.call(1)
  site.clock.advance(3334)
  expect((await replying).provider).toBe('anthropic')
})

test('a provider that is alone has the whole ten seconds', async () => {
  const providers = await buildProviders()
  providers.answers.openai = 'by-hand'
  const site = await buildApp('sqlite', { OPENAI_BASE_URL: expectDefined(providers.settings.OPENAI_BASE_URL) })
  const replying = answer(site, QUESTION)
  const call = await providers.call(1)
  site.clock.advance(9999)
  call.t(SAYS)
  call.end()
  expect((await replying).provider).toBe('openai')
})

test('an answer that comes in drips is cut after ten seconds, and what has been read stands', async () => {
  const { providers, site } = await build('by-hand')
  const stream = reading(await ask(site, QUESTION, streaming))
  const call = await providers.call(1)
  for (let i = 0; i < 4; i++) {
    call.t(`${SAYS}\n`)
    // The sentence is over when the next one begins.
    call.t('And')
    expect((await stream.next()).data).toContain(WORDED)
    site.clock.advance(2500)
  }
  expect((await stream.next()).data).toContain('[CHIPS:')
  const done = await stream.next()
  expect(done.event).toBe('done')
  expect(done.data).toMatchObject({ provider: 'openai', response: expect.stringContaining(WORDED) })
  expect(providers.calls).toHaveLength(1)
})

test('a connection that breaks before a sentence is whole is the next provider’s turn', async () => {
  const { providers, site } = await build({ says: SAYS })
  providers.answers.openai = 'by-hand'
  const replying = answer(site, QUESTION)
  const call = await providers.call(1)
  call.t('With more than')
  call.reset()
  expect((await replying).provider).toBe('anthropic')
})

test('a connection that breaks after a sentence has been read leaves that sentence, and no other provider is asked', async () => {
  const { providers, site } = await build({ says: SAYS })
  providers.answers.openai = 'by-hand'
  const stream = reading(await ask(site, QUESTION, streaming))
  const call = await providers.call(1)
  call.t(`${SAYS}\nAnd more of`)
  expect((await stream.next()).data).toContain(WORDED)
  call.reset()
  await stream.next()
  expect((await stream.next()).data).toMatchObject({ provider: 'openai', citations: [{ n: 1 }] })
  expect(providers.calls).toHaveLength(1)
})

test.each<Behaviour>(['flood-of-parts', 'flood-without-line-end'])(
  '50 MB of text (%s) are cut off after a small part of it',
  async (flood) => {
    const { providers, site } = await build({ says: SAYS })
    providers.answers.openai = flood
    const reply = await answer(site, QUESTION)
    expect(reply).toMatchObject({ answered: true })
    const call = await providers.call(1)
    await eventually(() => expect(call.left).toBe(true))
    // What the two ends' sockets take in beside what was read.
    expect(call.taken()).toBeLessThan(8 * 1024 ** 2)
    expect(reply.response.length).toBeLessThan(5000)
  },
)

import { describe, expect, test } from 'vitest'
import type { ProviderName } from '#contract/admin/provider-names.ts'
import { type DayOfUsage, PROVIDER_CALLS_RETENTION_DAYS, type ProviderStatus } from '#contract/admin/providers.ts'
import type { ChatReply } from '#contract/chat/chat.ts'
import { DAY, MINUTE, SECOND } from '#contract/endpoint.ts'
import { createApp } from '#server/app.ts'
import { sweep } from '#server/db/delete-expired-rows.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import {
  adminActions,
  type Browser,
  openBrowser,
  ownerSignedIn,
  registered,
  standStill,
} from '#tests/builders/accounts.ts'
import { answer, QUESTION, SAYS, WORDED } from '#tests/builders/assistant/chat.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { buildProviders } from '#tests/servers/providers/provider-server.ts'
import { expectError } from '#tests/servers/requests.ts'

const TEST = { message: 'Tell me about EPIC', history: [], test: true }

async function status(owner: Browser): Promise<ProviderStatus> {
  const response = await owner.get('/api/provider-status')
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as ProviderStatus
}

async function testAll(owner: Browser): Promise<ChatReply> {
  const response = await owner.post('/api/chat', TEST)
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as ChatReply
}

const of = ({ providers }: ProviderStatus, name: ProviderName) => providers.find(({ provider }) => provider === name)

describe.each(engines)('the providers on %s', (engine) => {
  test('without a key none is connected, and nothing is counted', async () => {
    const owner = await ownerSignedIn(await buildApp(engine))
    const { status: connected, providers, budget } = await status(owner)
    expect(connected).toEqual({ openai: false, anthropic: false, gemini: false })
    expect(providers.map(({ state, model, calls, cost }) => [state, model, calls, cost])).toEqual(
      Array(3).fill(['not-configured', null, 0, null]),
    )
    expect(budget).toEqual({ perDay: 500, left: 500, perVisitor: 40, began: null, ends: null })
    expect((await status(owner)).hasReader).toBe(false)
    const { responses, response } = await testAll(owner)
    expect(responses).toEqual([])
    expect(response).not.toBe('')
  })

  test('a test asks each configured provider, and shows its unverified answer or its error', async () => {
    const providers = await buildProviders()
    Object.assign(providers.answers, {
      openai: { says: 'Just words.' },
      anthropic: { status: 401 },
      gemini: { says: `My key is ${providers.keys.gemini}` },
    })
    const site = await buildApp(engine, { ...providers.settings, OPENAI_MODEL: 'test-model' })
    const owner = await ownerSignedIn(site)
    const { responses, response, provider } = await testAll(owner)
    expect(responses).toMatchObject([
      { provider: 'openai', model: 'test-model', content: 'Just words.' },
      { provider: 'anthropic', model: 'claude-sonnet-4-5', error: 'key-refused', status: 401 },
      { provider: 'gemini', content: 'My key is •••' },
    ])
    expect([response, provider]).toEqual(['Just words.', 'openai'])
    expect(await adminActions(owner)).toEqual([['providers-tested', null]])
    const known = await status(owner)
    expect(known.status).toEqual({ openai: true, anthropic: false, gemini: true })
    expect(of(known, 'anthropic')).toMatchObject({
      state: 'failing',
      last: { at: site.clock.now(), fault: 'key-refused', status: 401 },
      calls: 1,
      failures: 1,
    })
  })

  test('a provider is untried until it is called, failing after a failure, and working again after an answer', async () => {
    const providers = await buildProviders()
    const site = await buildApp(engine, providers.settings)
    const owner = await ownerSignedIn(site)
    const first = await status(owner)
    expect(first.status).toEqual({ openai: true, anthropic: true, gemini: true })
    const address = new URL(expectDefined(providers.settings.OPENAI_BASE_URL)).host
    expect(of(first, 'openai')).toMatchObject({ state: 'untried', model: 'gpt-5-mini', address, last: null })

    providers.answers.openai = { status: 500 }
    providers.answers.anthropic = { says: SAYS }
    await answer(site, QUESTION)
    const second = await status(owner)
    expect(second.status).toEqual({ openai: false, anthropic: true, gemini: true })
    expect(of(second, 'openai')).toMatchObject({ state: 'failing', last: { fault: 'refused', status: 500 } })

    site.clock.advance(SECOND)
    providers.answers.openai = { says: SAYS }
    await answer(site, QUESTION)
    expect(of(await status(owner), 'openai')).toMatchObject({ state: 'working', calls: 2, failures: 1 })
  })

  test('calls of all instances are counted together, for the budget’s day', async () => {
    const providers = await buildProviders()
    const site = await buildApp(engine, { ...providers.settings, CHAT_DAILY_BUDGET: '3' })
    const time = standStill(site)
    const owner = await ownerSignedIn(site)
    const other = { app: createApp({ ...site.services, db: await site.openAgain(), metrics: createMetrics() }) }
    const began = site.clock.now()
    providers.answers.openai = { says: SAYS }
    await answer(site, QUESTION)
    expect((await other.app.request('/api/chat', post(QUESTION))).status).toBe(200)
    const today = await status(owner)
    expect(of(today, 'openai')).toMatchObject({ calls: 2, failures: 0 })
    expect(today.budget).toEqual({ perDay: 3, left: 1, perVisitor: 40, began, ends: began + DAY })

    time.advance(DAY)
    const tomorrow = await status(await signInAnew(site))
    expect(of(tomorrow, 'openai')).toMatchObject({ calls: 0, medianMs: null, state: 'working' })
    expect(tomorrow.budget).toEqual({ perDay: 3, left: 3, perVisitor: 40, began: null, ends: null })
  })

  test('reports the median time and the cost of answers with known tokens', async () => {
    const providers = await buildProviders()
    const site = await buildApp(engine, providers.settings)
    const owner = await ownerSignedIn(site)
    providers.answers.anthropic = 'by-hand'
    for (const [i, ms] of [100, 900, 300].entries()) {
      const asking = answer(site, { message: 'What is the architecture of the EPIC AI Platform?' })
      const call = await providers.call(i + 1)
      expect(call.provider).toBe('anthropic')
      site.clock.advance(ms)
      call.t('[[case-study.epic-ai-platform.title]]')
      call.end()
      await asking
    }
    // The protocol's own words say 10 tokens in and 9 out; Claude Sonnet is 3 and 15 dollars a million.
    const details = of(await status(owner), 'anthropic')
    expect(details).toMatchObject({ calls: 3, medianMs: 300, callsWithoutCost: 0 })
    expect(details?.cost).toBeCloseTo((3 * (10 * 3 + 9 * 15)) / 1_000_000, 12)
  })

  test('reports how soon the first word came, and what of the input the provider had kept, by day and kind', async () => {
    const providers = await buildProviders()
    const site = await buildApp(engine, providers.settings)
    const owner = await ownerSignedIn(site)
    const asked = { message: 'What is the architecture of the EPIC AI Platform?' }
    providers.answers.anthropic = 'by-hand'
    const asking = answer(site, asked)
    const call = await providers.call(1)
    site.clock.advance(400)
    call.t('EPIC')
    call.end()
    await asking
    const took = { input: 9000, cached: 8000, written: 500, output: 100 }
    providers.answers.anthropic = { says: SAYS, took }
    await answer(site, asked)
    expect(of(await status(owner), 'anthropic')).toMatchObject({ medianFirstMs: 200, contextTokens: 200_000 })
    site.clock.advance(DAY)
    await testAll(owner)
    const { days } = (await (await owner.get('/api/provider-usage')).json()) as { days: DayOfUsage[] }
    const [tested, answered] = days.filter(({ provider }) => provider === 'anthropic')
    expect(tested).toMatchObject({ kind: 'test', calls: 1, inputTokens: 9000, cachedTokens: 8000, outputTokens: 100 })
    expect(answered).toMatchObject({
      kind: 'answer',
      calls: 2,
      inputTokens: 9010,
      cachedTokens: 8000,
      outputTokens: 109,
    })
    expect((tested?.day ?? 0) - (answered?.day ?? 0)).toBe(DAY)
    expect(tested?.cost).toBeCloseTo((500 * 3 + 8000 * 0.3 + 500 * 3.75 + 100 * 15) / 1_000_000, 12)
  })

  test('a model without a known price has no cost, and calls without tokens are reported as left out', async () => {
    const providers = await buildProviders()
    const untold = { input: 0, cached: 0, written: 0, output: 0 }
    providers.answers.openai = { says: SAYS, took: untold }
    providers.answers.anthropic = { says: SAYS }
    const site = await buildApp(engine, { ...providers.settings, ANTHROPIC_MODEL: 'claude-sonnet-4-5x' })
    const owner = await ownerSignedIn(site)
    await testAll(owner)
    const known = await status(owner)
    expect(of(known, 'openai')).toMatchObject({ cost: null, callsWithoutCost: 1 })
    expect(of(known, 'anthropic')).toMatchObject({ cost: null, callsWithoutCost: 1 })
  })

  test('calls are deleted after their time, and a provider’s state with them', async () => {
    const providers = await buildProviders()
    providers.answers.openai = { status: 500 }
    const site = await buildApp(engine, providers.settings)
    const time = standStill(site)
    await testAll(await ownerSignedIn(site))
    time.advance(PROVIDER_CALLS_RETENTION_DAYS * DAY)
    await sweep(site.services.db, site.clock)
    expect(of(await status(await signInAnew(site)), 'openai')?.state).toBe('failing')
    time.advance(1)
    await sweep(site.services.db, site.clock)
    expect(of(await status(await signInAnew(site)), 'openai')?.state).toBe('untried')
  })

  test('is for admins only, and so is the test', async () => {
    const providers = await buildProviders()
    const site = await buildApp(engine, providers.settings)
    const { browser } = await registered(site)
    await expectError(await openBrowser(site).get('/api/provider-status'), 'not-signed-in')
    await expectError(await browser.get('/api/provider-status'), 'not-allowed')
    await expectError(await browser.get('/api/provider-usage'), 'not-allowed')
    await expectError(await openBrowser(site).post('/api/chat', TEST), 'not-signed-in')
    await expectError(await browser.post('/api/chat', TEST), 'not-allowed')
    expect(providers.calls).toEqual([])
  })
})

test('a test shows what of each answer a visitor would read', async () => {
  const providers = await buildProviders()
  providers.answers.openai = { says: `${SAYS} She was dismissed for it. [[profile.bio]]` }
  providers.answers.anthropic = { says: 'NO ANSWER' }
  const owner = await ownerSignedIn(await buildApp('sqlite', providers.settings))
  const { responses } = await testAll(owner)
  expect(responses).toMatchObject([{ shown: WORDED }, { content: 'NO ANSWER', shown: '' }, { error: 'empty' }])
})

test('a paused provider is shown as such, and a successful test ends its pause', async () => {
  const providers = await buildProviders()
  providers.answers.openai = { status: 500 }
  providers.answers.anthropic = { says: SAYS }
  const site = await buildApp('sqlite', providers.settings)
  const owner = await ownerSignedIn(site)
  for (let i = 0; i < 5; i++) await answer(site, QUESTION)
  expect(of(await status(owner), 'openai')?.restsUntil).toBe(site.clock.now() + MINUTE)
  providers.answers.openai = { says: 'Here again.' }
  await testAll(owner)
  expect(of(await status(owner), 'openai')?.restsUntil).toBeNull()
})

test('a test runs on an exhausted budget, and counts', async () => {
  const providers = await buildProviders()
  providers.answers.openai = { says: SAYS }
  const site = await buildApp('sqlite', { ...providers.settings, CHAT_DAILY_BUDGET: '4' })
  const owner = await ownerSignedIn(site)
  await testAll(owner)
  expect((await status(owner)).budget.left).toBe(1)
  expect((await testAll(owner)).responses?.[0]).toMatchObject({ content: SAYS })
  expect((await status(owner)).budget.left).toBe(0)
  expect((await answer(site, QUESTION)).provider).toBe('local')
})

test('a blank message is rejected with its error', async () => {
  const owner = await ownerSignedIn(await buildApp('sqlite'))
  const { fields } = await expectError(await owner.post('/api/chat', { ...TEST, message: ' ' }), 'invalid-input')
  expect(fields).toEqual({ message: 'Message is required' })
})

test.each([
  ['limited', { status: 429 }],
  ['model-unknown', { status: 404 }],
  ['empty', 'no-text'],
  ['empty', 'html'],
  ['broken', 'error-in-stream'],
] as const)('the fault %s is told of an answer like %j', async (error, behaviour) => {
  const providers = await buildProviders()
  providers.answers.anthropic = behaviour
  const owner = await ownerSignedIn(await buildApp('sqlite', providers.settings))
  expect((await testAll(owner)).responses?.[1]).toMatchObject({ provider: 'anthropic', error })
})

const ofGemini = {
  code: 400,
  message: 'API key not valid. Please pass a valid API key.',
  status: 'INVALID_ARGUMENT',
  details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
}
const ofOpenai = { message: 'You exceeded your current quota.', type: 'insufficient_quota', code: 'insufficient_quota' }
const ofAnthropic = { type: 'invalid_request_error', message: 'Your credit balance is too low to access the API.' }
const ofLlama = {
  code: 400,
  message: 'the request exceeds the available context size',
  type: 'exceed_context_size_error',
}
const ofVllm = { message: 'This model’s maximum context length is 4096 tokens.', type: 'BadRequestError', code: 400 }
const ofOllama = {
  message: 'registry.ollama.ai/library/gemma2:2b does not support tools',
  type: 'invalid_request_error',
}

test.each([
  ['gemini', 400, ofGemini, 'key-refused'],
  ['openai', 429, ofOpenai, 'no-credit'],
  ['anthropic', 400, ofAnthropic, 'no-credit'],
  ['openai', 402, { message: 'Insufficient Balance' }, 'no-credit'],
  ['openai', 400, ofLlama, 'too-long'],
  ['openai', 400, ofVllm, 'too-long'],
  ['openai', 400, ofOllama, 'no-tools'],
  ['openai', 400, { message: 'Something else' }, 'refused'],
  ['openai', 429, { message: 'Slow down', type: 'requests' }, 'limited'],
] as const)('what %s says with status %d and %j is told as %s', async (provider, status, error, fault) => {
  const providers = await buildProviders()
  providers.answers[provider] = { status, body: JSON.stringify({ error }) }
  const owner = await ownerSignedIn(await buildApp('sqlite', providers.settings))
  const { responses } = await testAll(owner)
  expect(responses?.find((one) => one.provider === provider)).toMatchObject({ error: fault, status })
})

test('a silent provider is given up after ten seconds, an unavailable one at once', async () => {
  const providers = await buildProviders()
  providers.answers.openai = 'by-hand'
  const site = await buildApp('sqlite', { ...providers.settings, ANTHROPIC_BASE_URL: 'http://127.0.0.1:1/v1' })
  const owner = await ownerSignedIn(site)
  const testing = testAll(owner)
  await providers.call(2)
  site.clock.advance(10 * SECOND)
  expect((await testing).responses).toMatchObject([
    { provider: 'openai', error: 'late' },
    { provider: 'anthropic', error: 'unreachable' },
    { provider: 'gemini', error: 'empty' },
  ])
})

const post = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

async function signInAnew(site: Parameters<typeof openBrowser>[0]) {
  const browser = openBrowser(site)
  await browser.post('/api/auth/login', { email: 'owner@example.com', password: 'a horse of its own' })
  return browser
}

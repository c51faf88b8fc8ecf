import { expect, test } from 'vitest'
import { answer, QUESTION, SAYS } from '#tests/builders/assistant/chat.ts'
import { buildClock } from '#tests/builders/clock.ts'
import { buildApp } from '#tests/servers/app.ts'
import { buildProviders } from '#tests/servers/providers/provider-server.ts'
import { createBreaker } from './model-breaker.ts'

const MINUTE = 60_000

function failing(times: number) {
  const clock = buildClock()
  const breaker = createBreaker(clock)
  for (let i = 0; i < times; i++) {
    breaker.started('one')
    breaker.failed('one')
  }
  return { clock, breaker }
}

test('four failures in a row change nothing, the fifth opens the breaker for a minute', () => {
  expect(failing(4).breaker.isOpen('one')).toBe(false)
  const { clock, breaker } = failing(5)
  expect(breaker.isOpen('one')).toBe(true)
  clock.advance(MINUTE - 1)
  expect(breaker.isOpen('one')).toBe(true)
  clock.advance(1)
  expect(breaker.isOpen('one')).toBe(false)
})

test('a success in between resets the count', () => {
  const { breaker } = failing(4)
  breaker.succeeded('one')
  for (let i = 0; i < 4; i++) breaker.failed('one')
  expect(breaker.isOpen('one')).toBe(false)
})

test('each provider has its own count', () => {
  expect(failing(5).breaker.isOpen('two')).toBe(false)
})

test('after the pause one call is allowed; the others wait for its result', () => {
  const { clock, breaker } = failing(5)
  clock.advance(MINUTE)
  breaker.started('one')
  expect(breaker.isOpen('one')).toBe(true)
  breaker.succeeded('one')
  expect(breaker.isOpen('one')).toBe(false)
})

test('a failed probe starts another minute of pause', () => {
  const { clock, breaker } = failing(5)
  clock.advance(MINUTE)
  breaker.started('one')
  breaker.failed('one')
  clock.advance(MINUTE - 1)
  expect(breaker.isOpen('one')).toBe(true)
  clock.advance(1)
  expect(breaker.isOpen('one')).toBe(false)
})

test('a provider that failed five times is not asked for a minute, then once', async () => {
  const providers = await buildProviders()
  providers.answers.openai = { status: 500 }
  providers.answers.anthropic = { says: SAYS }
  const site = await buildApp('sqlite', providers.settings)
  const asked = () => providers.calls.filter(({ provider }) => provider === 'openai').length
  for (let i = 0; i < 8; i++) expect((await answer(site, QUESTION)).provider).toBe('anthropic')
  expect(asked()).toBe(5)

  site.clock.advance(MINUTE)
  providers.answers.openai = 'by-hand'
  const probing = answer(site, QUESTION)
  const probe = await providers.call(providers.calls.length + 1)
  expect((await answer(site, QUESTION)).provider).toBe('anthropic')
  expect(asked()).toBe(6)

  probe.t(SAYS)
  probe.end()
  expect((await probing).provider).toBe('openai')
  providers.answers.openai = { says: SAYS }
  expect((await answer(site, QUESTION)).provider).toBe('openai')
})

test('a visitor who leaves is no failure of the provider', async () => {
  const providers = await buildProviders()
  providers.answers.openai = 'by-hand'
  const site = await buildApp('sqlite', providers.settings)
  for (let i = 1; i <= 6; i++) {
    const leaving = new AbortController()
    const asking = site.app.request('/api/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(QUESTION),
      signal: leaving.signal,
    })
    expect((await providers.call(i)).provider).toBe('openai')
    leaving.abort()
    await asking
  }
})

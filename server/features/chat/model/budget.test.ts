/** What may be spent on providers: calls a day, in all and for each visitor. */
import { describe, expect, test } from 'vitest'
import { answer, QUESTION, SAYS } from '#tests/builders/assistant/chat.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { buildProviders, type ProviderServer } from '#tests/servers/providers/provider-server.ts'

const DAY = 24 * 3600_000

async function build(engine: (typeof engines)[number], limits: Record<string, string>) {
  const providers = await buildProviders()
  providers.answers.openai = { says: SAYS }
  return { providers, site: await buildApp(engine, { ...providers.settings, ...limits }) }
}

const asked = ({ calls }: ProviderServer) => calls.map(({ provider }) => provider)

describe.each(engines)('on %s', (engine) => {
  test('after a visitor’s share of the day answers are local, and other visitors have theirs', async () => {
    const { providers, site } = await build(engine, { CHAT_PER_VISITOR_DAILY: '2' })
    const ask = async (from: string) => (await answer(site, QUESTION, { from })).provider
    expect([await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.1')]).toEqual([
      'openai',
      'openai',
      'local',
    ])
    expect(await ask('192.0.2.2')).toBe('openai')
    expect(providers.calls).toHaveLength(3)
    site.clock.advance(DAY)
    expect(await ask('192.0.2.1')).toBe('openai')
  })

  test('after the day’s budget answers are local for everybody until the day is over', async () => {
    const { providers, site } = await build(engine, { CHAT_DAILY_BUDGET: '2' })
    const ask = async (from: string) => (await answer(site, QUESTION, { from })).provider
    expect([await ask('192.0.2.1'), await ask('192.0.2.2'), await ask('192.0.2.3')]).toEqual([
      'openai',
      'openai',
      'local',
    ])
    site.clock.advance(DAY - 1)
    expect(await ask('192.0.2.4')).toBe('local')
    site.clock.advance(1)
    expect(await ask('192.0.2.4')).toBe('openai')
    expect(providers.calls).toHaveLength(3)
  })
})

test('each provider that is asked costs one call', async () => {
  const { providers, site } = await build('sqlite', { CHAT_DAILY_BUDGET: '4' })
  providers.answers.openai = { status: 500 }
  await answer(site, QUESTION)
  expect(asked(providers)).toEqual(['openai', 'anthropic', 'gemini'])
  await answer(site, QUESTION)
  expect(asked(providers)).toEqual(['openai', 'anthropic', 'gemini', 'openai'])
})

test('a provider that rests costs nothing', async () => {
  const { providers, site } = await build('sqlite', { CHAT_DAILY_BUDGET: '16' })
  providers.answers.openai = { status: 500 }
  providers.answers.anthropic = { says: SAYS }
  for (let i = 0; i < 11; i++) expect((await answer(site, QUESTION)).provider).toBe('anthropic')
  expect(asked(providers).filter((name) => name === 'openai')).toHaveLength(5)
  expect((await answer(site, QUESTION)).provider).toBe('local')
})

test.each(['CHAT_DAILY_BUDGET', 'CHAT_PER_VISITOR_DAILY'])('%s of 0 asks nobody', async (name) => {
  const { providers, site } = await build('sqlite', { [name]: '0' })
  expect((await answer(site, QUESTION)).provider).toBe('local')
  expect(providers.calls).toEqual([])
})

test('without a database nothing is spent, and the answer is local', async () => {
  const { providers, site } = await build('sqlite', {})
  await site.services.db.destroy()
  expect((await answer(site, QUESTION)).provider).toBe('local')
  expect(providers.calls).toEqual([])
})

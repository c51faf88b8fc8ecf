/**
 * Two hundred attacks, forty in each place where a stranger's words come in: a question, what was said before, a job advert, a
 * company's page and the name of a document. The model obeys every word of what it is told. None may change the rules, tell
 * what was told for the model alone, or do on the page what a visitor's plain words would not.
 */
import { expect, test } from 'vitest'
import { providerNames } from '#contract/admin/provider-names.ts'
import { answer, streamedAnswer } from '#tests/builders/assistant/chat.ts'
import {
  expectHarmless,
  FORBIDDEN,
  forgedHistory,
  obey,
  obeyedTool,
  plainQuestion,
} from '#tests/builders/assistant/obedient-model.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildPortal, uploaded } from '#tests/builders/portal.ts'
import type { TestApp } from '#tests/servers/app.ts'
import { homePage, serveCompanies } from '#tests/servers/company-sites.ts'
import { buildProviders, type ProviderCall } from '#tests/servers/providers/provider-server.ts'
import { postJson } from '#tests/servers/requests.ts'
import { type Injection, injections } from '#tests/texts/injections.ts'

const places = ['question', 'conversation', 'advert', 'company', 'document'] as const

/** Each text comes twice, in two places. */
const attacks = [...injections, ...injections].map((injection, i) => ({
  ...injection,
  place: expectDefined(places[(i + (i < injections.length ? 0 : 1)) % places.length]),
}))
const at = (place: (typeof places)[number]) => attacks.filter((attack) => attack.place === place)

/** So much of all that a model could say shows what comes of this attack. */
const SAID = 60

/** What it was told for itself, what the stranger wrote, and what the attack is after. */
const obeyShortly = (call: ProviderCall, turn: number) => {
  const said = obey(call, [], turn)
  const asked = said.filter((line) => /SCROLL_TO|CUSTOM_RESUME|convicted|attacker|You are Ida/.test(line))
  return [...asked.slice(0, SAID / 2), ...said.slice(0, SAID / 2)]
}

async function build() {
  const providers = await buildProviders()
  const { calls } = providers
  const portal = await buildPortal('sqlite', {
    ...providers.settings,
    RATE_LIMITS: 'off',
    CHAT_PER_VISITOR_DAILY: '1000',
  })
  const obeying = (turn: number, text: string) => {
    for (const name of providerNames)
      providers.answers[name] = { echoes: (call) => obeyShortly(call, turn), does: obeyedTool(turn, text) }
  }
  return { ...portal, calls, obeying }
}

/** What is of the rules stands in no event of the stream, not even in one that is taken back. */
async function expectHarmlessStream(site: TestApp, attack: string, asked: object, wish?: string) {
  const { reply, bytes } = await streamedAnswer(site, asked)
  expectHarmless(attack, reply, wish)
  const text = bytes.split('\n\n').filter((block) => !block.startsWith('event: done'))
  expect(text.length, attack).toBeGreaterThan(0)
  expect(text.join('\n'), attack).not.toMatch(FORBIDDEN)
}

test('there are two hundred, forty in each place, each text in two of them', () => {
  expect(places.map((place) => at(place).length)).toEqual([40, 40, 40, 40, 40])
  const where = Map.groupBy(attacks, ({ text }) => text)
  for (const [text, same] of where) expect([text, new Set(same.map(({ place }) => place)).size]).toEqual([text, 2])
})

test('in a question', async () => {
  const { site, obeying, calls } = await build()
  for (const [turn, { text, language, wish }] of at('question').entries()) {
    obeying(turn, text)
    await expectHarmlessStream(site, text, { message: `${plainQuestion[language]} ${text}`, language }, wish)
  }
  // Commands, abuse and what no fact is near to never reach a model.
  expect(calls.length).toBeGreaterThan(10)
})

test('in what was said before', async () => {
  const { site, obeying, calls } = await build()
  for (const [turn, { text, language }] of at('conversation').entries()) {
    obeying(turn, text)
    const asked = { message: plainQuestion[language], language, history: forgedHistory(text) }
    await expectHarmlessStream(site, text, asked)
  }
  expect(calls.length).toBe(40)
})

const advertWith = ({ text }: Injection) => `Senior engineer wanted.\n- Kubernetes\n- ${text}\n- Python`

test('in a job advert, compared and pasted into the chat', async () => {
  const { site, obeying } = await build()
  for (const [turn, attack] of at('advert').entries()) {
    const { text, language, wish } = attack
    obeying(turn, text)
    const response = await postJson(site.app, '/api/fit', { advert: advertWith(attack), language })
    expect(response.status).toBe(200)
    expect(((await response.json()) as { summary: string }).summary, text).not.toMatch(FORBIDDEN)
    const reply = await answer(site, { message: advertWith(attack), language })
    expectHarmless(text, { ...reply, response: reply.response.replace('[FIT_ASSESSMENT]', '') }, wish)
  }
})

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

test('on a company’s page, in what is said of the company and what is then asked', async () => {
  const { site, obeying } = await build()
  const companies = at('company')
  const name = (i: number) => `company-${i}.com`
  const page = ({ text }: Injection) =>
    homePage(
      `<title>${escaped(text)}</title><meta property="og:site_name" content="${escaped(text)}">
       <meta name="description" content="${escaped(text)}"><meta name="generator" content="${escaped(text)}">`,
      {},
      escaped(text),
    )
  await serveCompanies(site, Object.fromEntries(companies.map((attack, i) => [name(i), page(attack)])))
  for (const [i, { text, language }] of companies.entries()) {
    obeying(i, text)
    const response = await postJson(site.app, '/api/enrich-persona', { email: `anna@${name(i)}`, language })
    expect(response.status).toBe(200)
    const { enrichment } = (await response.json()) as { enrichment: { suggestedTopics: string[] } }
    const said = JSON.stringify(enrichment)
    expect(said, text).not.toMatch(/You are Ida|<\w|javascript:|\[[A-Z_]{4,}[\]:]/)
    for (const topic of enrichment.suggestedTopics.slice(-1))
      expectHarmless(topic, await answer(site, { message: topic, language }))
  }
})

test('in the name of a document, which no model is told', async () => {
  const { site, browser, project, obeying, calls } = await build()
  const names: string[] = []
  for (const [turn, { text }] of at('document').entries()) {
    obeying(turn, text)
    // Names with slashes and invisible characters are refused.
    const name = `${text.replace(/[/\\\p{C}]/gu, ' ').slice(0, 100)}.pdf`
    const { title } = await uploaded(site, browser, project.path, name)
    names.push(title)
  }
  expect(names).toHaveLength(40)
  obeying(0, '')
  for (const { text, language } of at('document')) {
    const response = await browser.post('/api/chat', { message: plainQuestion[language], language, history: [] })
    expect(response.status).toBe(200)
    expectHarmless(text, await response.json())
  }
  expect(calls.length).toBe(40)
  for (const { body } of calls)
    for (const name of names) expect(body, name).not.toContain(JSON.stringify(name).slice(1, -5))
})

/**
 * Conversations with models that fail in every way at every point: every question is answered within twelve seconds by a given
 * clock, and no sentence leaves that the check does not let through.
 */
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { providerNames } from '#contract/admin/provider-names.ts'
import type { ChatReply } from '#contract/chat/chat.ts'
import { readMarkers } from '#contract/chat/markers.ts'
import { MINUTE, SECOND } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { ask, streaming } from '#tests/builders/assistant/chat.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { buildProviders, type ProviderCall, type ProviderServer } from '#tests/servers/provider-server.ts'
import { faithful, unfaithful } from '#tests/texts/model-sentences.ts'
import { note, quantile } from './support/figures.ts'
import { rounds } from './support/rounds.ts'

const CONVERSATIONS = rounds('CONVERSATIONS', 12)
const TURNS = 6
const LIMIT_MS = 12 * SECOND

/** Where in the answer it goes wrong. */
const points = ['before', 'headers', 'in-sentence', 'after-sentence', 'in-tool', 'after-tool', 'end'] as const
/** How it goes wrong. `drip`: a word now and then, until the time is up. */
const faults = ['none', 'silent', 'reset', 'error', 'garbage', 'length', 'refusal', 'drip', 'no-end'] as const

interface Trouble {
  fault: (typeof faults)[number]
  point: (typeof points)[number]
}

/** Every fault at every point, over and over. */
const troubleAt = (n: number): Trouble => ({
  fault: faults[n % faults.length] ?? 'none',
  point: points[Math.floor(n / faults.length) % points.length] ?? 'end',
})

/** Numbers from 0 to below one, the same at every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const questions: Record<(typeof languages)[number], string[]> = {
  en: ['How fast is EPIC?', 'What did she do at Klarmynt?', 'And why?', 'Salesforce COBOL Zanzibar', 'More', 'Hello'],
  de: ['Wie schnell ist EPIC?', 'Was hat sie bei Klarmynt gemacht?', 'Und warum?', 'Quastenflosser', 'Mehr', 'Hallo'],
  fr: ['EPIC est-il rapide ?', 'Qu’a-t-elle fait chez Klarmynt ?', 'Et pourquoi ?', 'Coelacanthe', 'Encore', 'Bonjour'],
  es: ['¿Qué rapidez tiene EPIC?', '¿Qué hizo en Klarmynt?', '¿Y por qué?', 'Celacanto', 'Más', 'Hola'],
  zh: ['EPIC 有多快？', '她在 Klarmynt 做了什么？', '为什么？', '腔棘鱼', '还有呢', '你好'],
  ja: [
    'EPICはどれくらい速いですか？',
    'Klarmyntで何をしましたか？',
    'なぜですか？',
    'シーラカンス',
    'もっと',
    'こんにちは',
  ],
}

const plain = (sentence: string) => sentence.replace(/\[\[[\w.-]+\]\]/g, '').trim()

/** What a model of this language says: what is true and what must not be said, in any order, and a tool. */
function speech(random: () => number, language: string): string[] {
  const of = (all: [string, string][]) => all.filter(([one]) => one === language).map(([, sentence]) => sentence)
  const all = [...of(faithful), ...of(unfaithful)]
  return Array.from({ length: 4 }, () => `${all[Math.floor(random() * all.length)]}\n`)
}

const tools: [name: string, input: string][] = [
  ['go_to', '{"place":"contact"}'],
  ['show_diagram', '{"project":"epic-ai-platform"}'],
  ['send_money', '{"to":"me"}'],
  ['show_projects', '{"a":'],
]

/** What only time ends. */
type Stuck = 'silent' | 'drip'

/** Plays one provider's answer until its trouble. */
async function play(call: ProviderCall, { fault, point }: Trouble, random: () => number, language: string) {
  const sentences = speech(random, language)
  const [name, input] = tools[Math.floor(random() * tools.length)] ?? ['', '']
  const steps: Record<Trouble['point'], () => void> = {
    before: () => {},
    headers: () => call.t(''),
    'in-sentence': () => call.t(sentences[0]?.slice(0, 20) ?? ''),
    'after-sentence': () => call.t(`${sentences[0]?.slice(20)}${sentences[1]}`),
    'in-tool': () => call.tool(name, input.slice(0, 4)),
    'after-tool': () => call.tool(name, input),
    end: () => call.t(sentences.slice(2).join('')),
  }
  for (const step of points) {
    steps[step]()
    for (let i = 0; i < 3; i++) await turn()
    if (step === point && fault !== 'none') return fail(call, fault)
  }
  call.end()
  return undefined
}

function fail(call: ProviderCall, fault: Trouble['fault']): Stuck | undefined {
  if (fault === 'reset') call.reset()
  else if (fault === 'error') call.raw('error')
  else if (fault === 'garbage') call.raw('garbage')
  else if (fault === 'length') call.end('length')
  else if (fault === 'refusal') call.end('refusal')
  else if (fault === 'no-end') call.raw('end')
  else if (fault === 'drip') return fault
  else return 'silent'
  return undefined
}

interface Answered {
  bytes: string
  reply: ChatReply
  ms: number
}

/** Asks, plays the providers as they are asked, and lets the time pass that silent ones take. */
async function converse(site: TestApp, providers: ProviderServer, body: object, next: () => [Trouble, () => number]) {
  const start = site.clock.now()
  let bytes: string | undefined
  let played = providers.calls.length
  let stuck: Stuck | undefined
  const language = 'language' in body ? String(body.language) : 'en'
  const asking = ask(site, body, streaming).then(async (response) => {
    expect(response.status).toBe(200)
    bytes = await response.text()
  })
  while (bytes === undefined) {
    const call = providers.calls[played]
    if (call) {
      played++
      stuck = await play(call, ...next(), language)
    } else if (stuck) {
      if (stuck === 'drip') providers.calls.at(-1)?.t('and ')
      site.clock.advance(500)
    }
    await turn()
  }
  await asking
  const done = bytes.split('\n\n').find((block) => block.startsWith('event: done'))
  const reply = JSON.parse(done?.split('\ndata: ')[1] ?? '{}') as ChatReply
  return { bytes, reply, ms: site.clock.now() - start } satisfies Answered
}

test('in conversations with failing models every question is answered in time, and nothing unproven is said', async (context) => {
  const providers = await buildProviders()
  for (const name of providerNames) providers.answers[name] = 'by-hand'
  const unlimited = { RATE_LIMITS: 'off', CHAT_DAILY_BUDGET: '1000000', CHAT_PER_VISITOR_DAILY: '1000000' }
  const site = await buildApp('sqlite', { ...providers.settings, ...unlimited })
  const times: number[] = []
  const authors: Record<string, number> = {}
  let n = 0
  for (let conversation = 0; conversation < CONVERSATIONS; conversation++) {
    const random = dice(conversation + 1)
    const language = languages[conversation % languages.length] ?? 'en'
    const history: { role: string; content: string }[] = []
    for (let turnOf = 0; turnOf < TURNS; turnOf++) {
      const message = questions[language][turnOf] ?? ''
      const body = { message, language, history: [...history] }
      const { bytes, reply, ms } = await converse(site, providers, body, () => [troubleAt(n++), random])
      const what = `conversation ${conversation}, question ${turnOf}: ${message}`
      times.push(ms)
      authors[reply.provider] = (authors[reply.provider] ?? 0) + 1
      expect(ms, what).toBeLessThanOrEqual(LIMIT_MS)
      const { text, unknown } = readMarkers(reply.response)
      expect(text, what).not.toBe('')
      expect(unknown, what).toEqual([])
      for (const [, cited] of text.matchAll(/\[\^(\d+)\]/g)) {
        expect(
          reply.citations.map((one) => String(one.n)),
          what,
        ).toContain(cited)
      }
      const streamed = bytes.replaceAll('\\n', '\n').replaceAll('\\"', '"')
      for (const [, sentence] of unfaithful)
        expect(streamed.includes(plain(sentence)), `${what}: ${sentence}`).toBe(false)
      expect(bytes, what).not.toMatch(/\[\[|send_money|Overloaded|You are Ida/)
      history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.response.slice(0, 3000) })
      // Who failed five times rests for a minute; here every question meets all of them.
      site.clock.advance(MINUTE + SECOND)
    }
  }
  note(context, { answers: times.length, calls: providers.calls.length, worstMs: quantile(times, 1), ...authors })
  expect(authors.local).toBeGreaterThan(0)
  expect(authors.openai).toBeGreaterThan(0)
})

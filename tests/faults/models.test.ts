/**
 * Conversations with models that fail in every way at every point: every question is answered within twelve seconds by a given
 * clock, and no sentence leaves that the check does not let through.
 */
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Claim, claimsIn, judgeClaim } from '#bench/claims/cases.ts'
import { providerNames } from '#contract/admin/provider-names.ts'
import type { ChatReply } from '#contract/chat/chat.ts'
import { readMarkers } from '#contract/chat/markers.ts'
import { MINUTE, SECOND } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { decideAlone, decideUnread } from '#server/features/chat/check/check.ts'
import { ask, streaming } from '#tests/builders/assistant/chat.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { buildProviders, type ProviderCall, type ProviderServer } from '#tests/servers/providers/provider-server.ts'
import { faithful } from '#tests/texts/faithful-sentences.ts'
import { unfaithful } from '#tests/texts/unfaithful-sentences.ts'
import { note, quantile } from './support/figures.ts'
import { expectWithin, rounds } from './support/rounds.ts'

const CONVERSATIONS = rounds('CONVERSATIONS', 3)
const TURNS = 6
const LIMIT_MS = 12 * SECOND

/** Where in the answer it goes wrong. */
const points = ['before', 'headers', 'in-sentence', 'after-sentence', 'in-tool', 'after-tool', 'end'] as const
/** How it goes wrong. `drip`: a word now and then, until the time is up. */
const faults = [
  'none',
  'silent',
  'reset',
  'error',
  'garbage',
  'half-a-line',
  'length',
  'refusal',
  'drip',
  'no-end',
] as const
/** What is answered instead of a stream. */
const refusals = [401, 429, 500, 503, 'html', 'no-body'] as const

interface Trouble {
  fault: (typeof faults)[number] | (typeof refusals)[number]
  point: (typeof points)[number]
}

const troubles: Trouble[] = [
  ...points.flatMap((point) => faults.map((fault) => ({ fault, point }))),
  ...refusals.map((fault) => ({ fault, point: 'before' as const })),
]
/** Has no divisor in common with their number: all of them come, and neighbours are not alike. */
const STRIDE = 29
/** Every fault at every point, over and over. */
const troubleAt = (n: number) => troubles[(n * STRIDE) % troubles.length] ?? { fault: 'none', point: 'end' }

/** Which models a site has; `home` is one on the owner's machine, without a key, tools or room for all facts. */
const deployments = ['all', ...providerNames, 'home', 'reader'] as const

function settingsOf(deployment: (typeof deployments)[number], all: Record<string, string>): Record<string, string> {
  if (deployment === 'all') return all
  if (deployment === 'reader') return { ...all, CHAT_READER: 'on' }
  if (deployment === 'home') return { OPENAI_BASE_URL: all.OPENAI_BASE_URL ?? '' }
  const prefix = deployment.toUpperCase()
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith(prefix)))
}

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

type Language = (typeof languages)[number]

/** What must not be said, as it was told so far. */
interface Told {
  /** Nobody says of anything that is read once more whether it is true: what is not likely by itself is not said. */
  isRead: boolean
  failed: Set<string>
}

const claims = new Map<Language, Claim[]>()
const claimsOf = (language: Language) => {
  const known = claims.get(language) ?? claimsIn('check', language)
  claims.set(language, known)
  return known
}

/** What a model of this language says: what is true and what must not be said, in any order, each with its facts. */
function speech(random: () => number, language: Language, { isRead, failed }: Told): string[] {
  const any = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One
  const of = (all: [string, string][]) => all.filter(([one]) => one === language).map(([, sentence]) => sentence)
  const all = [...of(faithful), ...of(unfaithful)]
  const claimed = () => {
    const claim = any(claimsOf(language))
    const judged = judgeClaim(language, claim)
    if ((isRead ? decideUnread(judged) : decideAlone(judged)).verdict !== 'supported') failed.add(claim.text)
    return `${claim.text} ${claim.facts.map((id) => `[[${id}]]`).join('')}`
  }
  return Array.from({ length: 4 }, () => `${random() < 0.5 ? claimed() : any(all)}\n`)
}

const tools: [name: string, input: string][] = [
  ['go_to', '{"place":"contact"}'],
  ['show_diagram', '{"project":"epic-ai-platform"}'],
  ['send_money', '{"to":"me"}'],
  ['show_projects', '{"a":'],
  ['show_diagram', '{"project":"nobody-has-this"}'],
  ['go_to', '{"place":"/secure/admin"}'],
  ['make_resume', '{"for":"everybody"}'],
  ['show_diagram', '[]'],
]

/** What only time ends. */
type Stuck = 'silent' | 'drip'

/** Plays one provider's answer until its trouble. */
async function play(
  call: ProviderCall,
  { fault, point }: Trouble,
  random: () => number,
  language: Language,
  told: Told,
) {
  const sentences = speech(random, language, told)
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
  if (typeof fault === 'number' || fault === 'html' || fault === 'no-body') call.refuse(fault)
  else if (fault === 'reset') call.reset()
  else if (fault === 'error') call.raw('error')
  else if (fault === 'garbage' || fault === 'half-a-line') call.raw(fault)
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
  /** By the given clock. */
  ms: number
  /** What it took of this machine's time. */
  workMs: number
}

/** Asks, plays the providers as they are asked, and lets the time pass that silent ones take. */
async function converse(
  site: TestApp,
  providers: ProviderServer,
  body: { language: Language },
  next: () => [Trouble, () => number],
  told: Told,
) {
  const began = performance.now()
  const start = site.clock.now()
  let bytes: string | undefined
  let played = providers.calls.length
  let stuck: Stuck | undefined
  const asking = ask(site, body, streaming).then(async (response) => {
    expect(response.status).toBe(200)
    bytes = await response.text()
  })
  while (bytes === undefined) {
    const call = providers.calls[played]
    if (call) {
      played++
      const trouble = await play(call, ...next(), body.language, told)
      // Several read at once: one that says nothing is waited for, whatever the others do.
      stuck = trouble ?? (call.body.includes('Statement: ') ? stuck : undefined)
    } else if (stuck) {
      if (stuck === 'drip') providers.calls.at(-1)?.t('and ')
      site.clock.advance(500)
    }
    await turn()
  }
  await asking
  const done = bytes.split('\n\n').find((block) => block.startsWith('event: done'))
  const reply = JSON.parse(done?.split('\ndata: ')[1] ?? '{}') as ChatReply
  return { bytes, reply, ms: site.clock.now() - start, workMs: performance.now() - began } satisfies Answered
}

test.for(deployments)(
  'with failing models (%s) every question is answered in time, and nothing unproven is said',
  async (deployment, context) => {
    const providers = await buildProviders()
    for (const name of providerNames) providers.answers[name] = 'by-hand'
    const unlimited = { RATE_LIMITS: 'off', CHAT_DAILY_BUDGET: '1000000', CHAT_PER_VISITOR_DAILY: '1000000' }
    const site = await buildApp('sqlite', { ...settingsOf(deployment, providers.settings), ...unlimited })
    const times: number[] = []
    const work: number[] = []
    const told: Told = { isRead: deployment === 'reader', failed: new Set() }
    const authors: Record<string, number> = {}
    let n = 0
    for (let conversation = 0; conversation < CONVERSATIONS; conversation++) {
      const random = dice(conversation + 1)
      const language = languages[conversation % languages.length] ?? 'en'
      const history: { role: string; content: string }[] = []
      for (let turnOf = 0; turnOf < TURNS; turnOf++) {
        const message = questions[language][turnOf] ?? ''
        const body = { message, language, history: [...history] }
        const next = (): [Trouble, () => number] => [troubleAt(n++), random]
        const { bytes, reply, ms, workMs } = await converse(site, providers, body, next, told)
        const what = `conversation ${conversation}, question ${turnOf}: ${message}`
        times.push(ms)
        work.push(workMs)
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
        const forbidden = [...unfaithful.map(([, sentence]) => plain(sentence)), ...told.failed]
        expect(
          forbidden.filter((sentence) => streamed.includes(sentence)),
          what,
        ).toEqual([])
        expect(bytes, what).not.toMatch(/\[\[|send_money|Overloaded|You are Ida/)
        history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.response.slice(0, 3000) })
        // Who failed five times rests for a minute; here every question meets all of them.
        site.clock.advance(MINUTE + SECOND)
      }
    }
    note(context, {
      answers: times.length,
      calls: n,
      troubles: Math.min(n, troubles.length),
      falseSentences: told.failed.size,
      worstMs: quantile(times, 1),
      worstOfThisMachineMs: quantile(work, 1),
      ...authors,
    })
    expectWithin(quantile(work, 1), LIMIT_MS)
    expect(authors.local).toBeGreaterThan(0)
    if (n >= troubles.length) expect(Object.keys(authors).length).toBeGreaterThan(1)
  },
)

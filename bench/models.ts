/**
 * `npm run bench:models`, with the keys of the site in the environment: asks your own models the questions that nothing was tuned
 * for, as a visitor would, and prints for each what was shown, what the check dropped, tokens, time and cost at list prices.
 * It costs money: `LANGUAGES="en de"` and `QUESTIONS=5` ask fewer. Nothing is kept.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChatRequest } from '#contract/chat/chat.ts'
import { readMarkers } from '#contract/chat/markers.ts'
import { type Language, languages } from '#contract/language.ts'
import { systemClock } from '#server/clock.ts'
import { readEnv } from '#server/config/env.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { reply } from '#server/features/chat/reply.ts'
import { costOf } from '#server/features/providers/cost.ts'
import type { Call } from '#server/http/mount.ts'
import { createBreaker } from '#server/integrations/model-breaker.ts'
import { faultOf } from '#server/integrations/model-error.ts'
import { type Model, openModels, type Tokens } from '#server/integrations/models.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { createLog } from '#server/observability/log.ts'
import type { Services } from '#server/services.ts'
import { questionSets } from './questions/load.ts'

const unlimited = { CHAT_DAILY_BUDGET: '1000000', CHAT_PER_VISITOR_DAILY: '1000000' }
const env = readEnv({ ...process.env, ...unlimited })
const models = openModels(env)
if (models.length === 0) {
  console.error('No provider is configured: set OPENAI_API_KEY, ANTHROPIC_API_KEY, GEMINI_API_KEY or OPENAI_BASE_URL.')
  process.exit(1)
}

/** One call of a model: for an answer, or for a second reading of it. */
interface Heard {
  raw: string
  firstMs: number
  ms: number
  tokens?: Tokens
  /** How it failed. */
  fault?: string
}

/** The same model, with its words kept. */
function listenedTo(model: Model, keep: (heard: Heard) => void): Model {
  return {
    ...model,
    async *write(request) {
      const start = performance.now()
      const heard: Heard = { raw: '', firstMs: 0, ms: 0 }
      const onTokens = (tokens: Tokens) => {
        heard.tokens = tokens
        request.onTokens?.(tokens)
      }
      try {
        for await (const part of model.write({ ...request, onTokens })) {
          heard.firstMs ||= performance.now() - start
          if (part.type === 'text') heard.raw += part.text
          if (part.type === 'tool') heard.raw += ` → ${part.name} ${part.input} `
          yield part
        }
      } catch (error) {
        const { fault, status } = faultOf(error)
        heard.fault = [fault, status].filter(Boolean).join(' ')
        throw error
      } finally {
        heard.ms = performance.now() - start
        keep(heard)
      }
    },
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-models-'))
const db = await openDatabase({ url: undefined, dataDir: folder, onError: console.error })
await migrate(db)
const knowledgeOf = openKnowledge()

/** An answer takes no more of a site than this. */
const services = (model: Model) =>
  ({
    env,
    db,
    secret: 'of the bench',
    clock: systemClock,
    log: createLog('silent'),
    closing: new AbortController().signal,
    knowledgeOf,
    models: [model],
  }) satisfies Partial<Services> as unknown as Services

const plain = (text: string) =>
  text
    .replace(/\[\[[\w.-]+\]\]|\[\^\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
const cell = (text: string) => plain(text).replaceAll('|', '\\|')

/** The statements of a model that are not in what was shown. */
const dropped = ({ raw }: Heard, shown: string) =>
  raw
    .split(/(?<=\]\])(?!\[\[)|\n/)
    .map((statement) => plain(statement).replace(/^[.!?。！？\s]+/u, ''))
    .filter((statement) => /\p{L}{2}/u.test(statement) && !shown.includes(statement.replace(/[.!?。！？\s]+$/u, '')))

async function ask(model: Model, language: Language, question: string, after: string[]) {
  const calls: Heard[] = []
  const listened = listenedTo(model, (one) => calls.push(one))
  const history = after.map((content) => ({ role: 'user' as const, content }))
  const body: ChatRequest = { message: question, history, role: 'unknown', language }
  const call = { body, language, visitor: 'bench', signal: new AbortController().signal, emit: async () => {} }
  const knowledgeIn = async (one: Language) => knowledgeOf(one)
  const breaker = createBreaker(systemClock)
  const answered = await reply(services(listened), knowledgeIn, breaker, call as unknown as Call<ChatRequest>)
  const shown = plain(readMarkers(answered.response).text)
  // What is heard behind an answer are its second readings.
  const [heard] = calls
  const tokens = calls.flatMap((call) => call.tokens ?? [])
  return {
    answered,
    shown,
    heard,
    readings: Math.max(0, calls.length - 1),
    tokens,
    lost: heard ? dropped(heard, shown) : [],
  }
}

const total = (all: Tokens[], part: keyof Tokens) => all.reduce((sum, tokens) => sum + tokens[part], 0)

const price = (model: Model, { input, output, cached, written }: Tokens) =>
  costOf({
    model: model.id,
    calls: 1,
    failures: 0,
    inputTokens: input,
    cachedTokens: cached,
    writtenTokens: written,
    outputTokens: output,
    callsWithTokens: 1,
  })?.cost

/** No other question is answered either. */
const HOPELESS = /^(?:key-refused|model-unknown|no-credit|unreachable)/

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const chosen = languages.filter((language) =>
  (process.env.LANGUAGES ?? languages.join(' ')).split(' ').includes(language),
)
const most = Number(process.env.QUESTIONS ?? Number.POSITIVE_INFINITY)

for (const model of models) {
  console.log(`\n## ${model.provider}, ${model.id}\n`)
  console.log('| language | question | by | shown | dropped | in | kept | out | first ms | ms | $ |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  const sum = { asked: 0, said: 0, lost: 0, readings: 0, input: 0, cached: 0, output: 0, cost: 0, unpriced: 0 }
  const faults = new Map<string, number>()
  const times: { first: number; ms: number }[] = []
  const isHopeless = () => [...faults.keys()].some((fault) => HOPELESS.test(fault))
  for (const language of chosen) {
    if (isHopeless()) break
    const { questions } = await questionSets.unseen[language]()
    const all = [...questions.answered, ...questions.unanswered.map((question) => ({ question, after: [] }))]
    for (const { question, after = [] } of all.slice(0, most)) {
      if (isHopeless()) break
      const { answered, shown, heard, readings, tokens, lost } = await ask(model, language, question, after)
      const [input, cached, output] = [total(tokens, 'input'), total(tokens, 'cached'), total(tokens, 'output')]
      const costs = tokens.flatMap((one) => price(model, one) ?? [])
      const cost = costs.length > 0 && costs.length === tokens.length ? costs.reduce((a, b) => a + b) : undefined
      const [first, ms] = [Math.round(heard?.firstMs ?? 0), Math.round(heard?.ms ?? 0)]
      const figures = [input, cached, output, first, ms, cost?.toFixed(5) ?? '?']
      const by = heard?.fault ? `${answered.provider} (${heard.fault})` : answered.provider
      const cells = [language, question, by, shown, lost.join(' / '), ...figures]
      console.log(`| ${cells.map((one) => cell(String(one))).join(' | ')} |`)
      sum.asked++
      sum.lost += lost.length
      sum.readings += readings
      if (heard?.fault) faults.set(heard.fault, (faults.get(heard.fault) ?? 0) + 1)
      if (answered.provider !== 'local') sum.said++
      sum.input += input
      sum.cached += cached
      sum.output += output
      sum.cost += cost ?? 0
      if (tokens.length > 0 && cost === undefined) sum.unpriced++
      if (heard) times.push({ first, ms })
    }
  }
  const share = sum.input > 0 ? Math.round((100 * sum.cached) / sum.input) : 0
  console.log(
    `\n${sum.asked} questions, ${sum.said} in the model’s words, ${sum.lost} statements dropped, ${sum.readings} second readings; ` +
      `${sum.input} tokens in (${share} % kept), ${sum.output} out, $${sum.cost.toFixed(4)}` +
      `${sum.unpriced > 0 ? ` and ${sum.unpriced} answers at a price that is not known` : ''}; ` +
      `median to the first word ${median(times.map(({ first }) => first))} ms, to the last ${median(times.map(({ ms }) => ms))} ms`,
  )
  for (const [fault, count] of faults) console.log(`${count} of the answers failed: ${fault}`)
}
await db.destroy()
rmSync(folder, { recursive: true })

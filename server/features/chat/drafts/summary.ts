/** Sums up a conversation that a visitor let the owner read. */
import { draftInstructions } from '#content/assistant/draft-instructions.ts'
import type { Fact } from '#content/fact.ts'
import { DEFAULT_LANGUAGE, findLanguage } from '#contract/language.ts'
import type { LiveKnowledge } from '#server/features/chat/local/live-knowledge.ts'
import { checkedText } from '#server/features/chat/model/checked-text.ts'
import { fill } from '#server/features/chat/model/instructions.ts'
import { estimateTokens } from '#server/features/chat/model/token-estimate.ts'
import { findTurns } from '#server/features/chat/store.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import type { Model } from '#server/integrations/models.ts'
import type { Services } from '#server/services.ts'
import { writeDraft } from './write-draft.ts'

/** The last turns tell what a conversation came to. */
const TURNS_MAX = 30
const ANSWER_MAX = 600
const OPEN_MAX = 5
/** Of the model's window, for what the protocol adds. */
const OVERHEAD = 200

export async function summarize(
  services: Services,
  breaker: Breaker,
  knowledgeIn: LiveKnowledge,
  { params, signal }: Call<unknown, 'admin'>,
) {
  const turns = (await findTurns(services.db, params.id ?? '')).slice(-TURNS_MAX)
  const last = turns.at(-1)
  if (!last) throw new HttpError('not-found')
  const language = findLanguage(last.language) ?? DEFAULT_LANGUAGE
  const knowledge = await knowledgeIn(language)
  const open = [...new Set(turns.filter(({ answered }) => answered === 0).map(({ question }) => question))]
  const values = {
    owner: knowledge.content.profile.name,
    language: new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
  }
  const rules = draftInstructions.summary.map((line) => fill(line, values)).join('\n')
  // What was said is what the summary is held to.
  const facts = turns.map(({ question, answer }, i): Fact => {
    const said = `${question} ${answer.replace(/\[\^\d+\]/g, '').slice(0, ANSWER_MAX)}`.toWellFormed()
    return { id: `turn.${i + 1}`, kind: 'interview', text: said, tags: [], anchor: '' }
  })
  const told = ({ contextTokens, answerTokens }: Model) =>
    lastThatFit(facts, contextTokens - answerTokens - estimateTokens(rules) - OVERHEAD)
  const written = await writeDraft(services, breaker, {
    kind: 'summary',
    signal,
    tell: (model) => ({ system: rules, prompt: [draftInstructions.turns, ...told(model).map(lineOf)].join('\n') }),
    accept: (text, model) => checkedText(services, { knowledge, rules, facts: told(model) }, text) || undefined,
  })
  return {
    text: written?.draft ?? '',
    language,
    open: open.slice(0, OPEN_MAX),
    provider: written?.provider ?? 'local',
  }
}

const lineOf = ({ id, text }: Fact) => `[[${id}]] ${JSON.stringify(text)}`

/** A server cuts off the beginning of what is longer than its window, which is the rules. */
function lastThatFit(facts: Fact[], tokens: number): Fact[] {
  let left = tokens
  const tooLong = facts.findLastIndex((fact) => {
    left -= estimateTokens(lineOf(fact))
    return left < 0
  })
  return facts.slice(tooLong + 1)
}

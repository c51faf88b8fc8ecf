/** What a model is told: rules and facts, which stay the same, and behind them what belongs to this question. */
import { prompt } from '#content/assistant/model-instructions.ts'
import type { Fact } from '#content/fact.ts'
import type { ChatRequest } from '#contract/chat/chat.ts'
import type { LocalAnswer } from '#server/features/chat/local/local-answer.ts'
import type { Model } from '#server/integrations/models.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { conversationText } from './conversation-text.ts'
import { FACTS_MAX_TOKENS, givenFacts } from './given-facts.ts'
import { estimateTokens } from './token-estimate.ts'

export interface Instructions {
  /** What is for the model alone. */
  rules: string
  /** Rules and facts: the same for every question, unless the facts do not fit. */
  system: string
  /** What belongs to this question, passages of articles included where not all of them fit. */
  prompt: string
  /** The facts that it was given. */
  facts: Fact[]
}

export interface Telling {
  request: ChatRequest
  knowledge: Knowledge
  /** What the site answers by itself. */
  local: LocalAnswer
  /** Epoch milliseconds. */
  now: number
}

/** Of the window, for what is not written here: the tools, and what the protocol adds. */
const OVERHEAD = 600
/** The longest conversation that is told, in letters, and the share of a small window that it may take. */
const CONVERSATION = { letters: 12_000, share: 0.25 }

export function instructions(
  { request, knowledge, local, now }: Telling,
  { contextTokens, answerTokens }: Pick<Model, 'contextTokens' | 'answerTokens'>,
): Instructions {
  const rules = rulesFor(knowledge)
  const own = tail(request, local, now, Math.min(CONVERSATION.letters, contextTokens * CONVERSATION.share))
  const left = contextTokens - answerTokens - OVERHEAD - estimateTokens(rules + own)
  const room = Math.min(FACTS_MAX_TOKENS, Math.max(0, left))
  const { whole, chosen } = givenFacts(knowledge, request.message, [...local.facts, ...local.context], room)
  const { facts: all, selection, passages } = prompt.heads
  const facts = [...(whole?.facts ?? []), ...chosen.facts]
  if (!whole) return { rules, system: [rules, selection, chosen.text].join('\n'), prompt: own, facts }
  const beside = chosen.facts.length > 0 ? [passages, chosen.text] : []
  return { rules, system: [rules, all, whole.text].join('\n'), prompt: [...beside, own].join('\n'), facts }
}

/** Persona and rules, in the language of the answer. */
export function rulesFor({ content, assistantName }: Knowledge): string {
  const values = {
    assistant: assistantName,
    owner: content.profile.name,
    title: content.profile.title,
    language: new Intl.DisplayNames('en', { type: 'language' }).of(content.language) ?? content.language,
  }
  const lines = [...prompt.rules, prompt.language].map((rule) => `- ${fill(rule, values)}`)
  return [fill(prompt.persona, values), ...lines].join('\n')
}

export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)

/** Only what the site says itself stands here in the open; what visitors wrote is JSON. */
function tail({ message, history, role }: ChatRequest, local: LocalAnswer, now: number, maxLetters: number): string {
  const { heads, tone } = prompt
  const earlier = conversationText(history, maxLetters)
  return [
    fill(heads.today, { date: new Date(now).toISOString().slice(0, 10) }),
    tone[role],
    ...(local.answered ? [heads.plan, JSON.stringify(withIds(local))] : [heads.noPlan]),
    ...(earlier ? [heads.conversation, earlier] : []),
    heads.question,
    JSON.stringify(message),
  ].join('\n')
}

/** The site's footnotes as the ids that a model is to write. */
const withIds = ({ text, citations }: LocalAnswer) =>
  text.replace(/\[\^(\d+)\]/g, (_, n: string) => {
    const id = citations.find((citation) => citation.n === Number(n))?.id
    return id ? `[[${id}]]` : ''
  })

/** Questions in all languages to the assistant without a model. */
import type { Language } from '#contract/language.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
import { knowledgeOf } from './knowledge.ts'

/** @param before what the visitor said earlier, oldest first. */
export const ask = (language: Language, message: string, before: string[] = []) => {
  const history = before.map((content) => ({ role: 'user' as const, content }))
  return answerLocally(knowledgeOf(language), { message, history, role: 'unknown', now: Date.UTC(2026, 10) })
}

/** The answer to the last of these messages, after the others. */
export const answerAfter = (language: Language, ...messages: string[]): string =>
  ask(language, messages.at(-1) ?? '', messages.slice(0, -1)).text

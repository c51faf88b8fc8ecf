/** Questions in all languages to the assistant without a model. */
import type { Language } from '#contract/language.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
import { knowledgeOf } from './knowledge.ts'

/** @param before what the visitor said earlier, oldest first. */
export const ask = (language: Language, message: string, before: string[] = []) => {
  const history = before.map((content) => ({ role: 'user' as const, content }))
  return answerLocally(knowledgeOf(language), { message, history, role: 'unknown', now: Date.UTC(2026, 10) })
}

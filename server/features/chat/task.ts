/** What kind of help a question wants: it decides which provider is asked first. */
import type { AssistantWords } from '../../../content/locales/en/assistant.ts'
import type { ChatRequest, VisitorRole } from '../../../contract/chat.ts'
import type { Language } from '../../../contract/language.ts'
import { terms } from '../../knowledge/tokens.ts'

export type Task = 'conversation' | 'recruiting' | 'architecture' | 'technical' | 'creative'

const usual: Record<VisitorRole, Task> = {
  unknown: 'conversation',
  recruiter: 'recruiting',
  client: 'conversation',
  developer: 'technical',
}

/** What the question says goes before what the visitor is. */
export function taskOf({ message, role }: ChatRequest, language: Language, words: AssistantWords): Task {
  const asked = new Set(terms(language, message))
  const plain = message.normalize('NFKC').toLowerCase()
  // Chinese and Japanese cut the same words differently in different company.
  const has = (phrase: string) =>
    language === 'zh' || language === 'ja'
      ? plain.includes(phrase.toLowerCase())
      : isWithin(terms(language, phrase), asked)
  const kinds = ['creative', 'architecture', 'technical', 'recruiting'] as const
  return kinds.find((kind) => words.tasks[kind].some(has)) ?? usual[role]
}

const isWithin = (phrase: string[], asked: Set<string>) => phrase.length > 0 && phrase.every((term) => asked.has(term))

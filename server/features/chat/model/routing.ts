/** Model routing: the kind of help that a question wants decides which provider is asked first. */

import type { AssistantMessages } from '#content/interface/en/chat/assistant.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { ProviderName } from '#contract/admin/provider-names.ts'
import type { ChatRequest, VisitorRole } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'
import { endsOf } from '#server/features/chat/local/plain-message.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import { terms } from '#server/knowledge/tokens.ts'

export type Task = 'conversation' | 'recruiting' | 'architecture' | 'technical' | 'creative'

/** Who is asked first for which kind of task; the others follow in this order. */
const routing: Record<Task, ProviderName[]> = {
  conversation: ['openai', 'anthropic', 'gemini'],
  recruiting: ['openai', 'anthropic', 'gemini'],
  architecture: ['anthropic', 'openai', 'gemini'],
  technical: ['anthropic', 'openai', 'gemini'],
  creative: ['gemini', 'openai', 'anthropic'],
}

/** @returns the providers in the order in which they are to be asked. */
export const providersFor = (request: ChatRequest, language: Language, words: AssistantMessages): ProviderName[] =>
  routing[taskOf(request, language, words)]

const usual: Record<VisitorRole, Task> = {
  unknown: 'conversation',
  recruiter: 'recruiting',
  client: 'conversation',
  developer: 'technical',
}

const kinds = ['creative', 'architecture', 'technical', 'recruiting'] as const

/** The phrases of each kind, cut once: every question is compared with all of them. */
const cutPhrases = new WeakMap<AssistantMessages['tasks'], Record<(typeof kinds)[number], string[][]>>()

function phrasesOf(language: Language, tasks: AssistantMessages['tasks']) {
  let cut = cutPhrases.get(tasks)
  if (!cut) {
    const cutAll = (phrases: string[]) => phrases.map((phrase) => terms(language, phrase))
    cut = {
      creative: cutAll(tasks.creative),
      architecture: cutAll(tasks.architecture),
      technical: cutAll(tasks.technical),
      recruiting: cutAll(tasks.recruiting),
    }
    cutPhrases.set(tasks, cut)
  }
  return cut
}

/** What the question says goes before what the visitor is. */
export function taskOf({ message, role }: ChatRequest, language: Language, words: AssistantMessages): Task {
  // Without spaces the same words are cut differently in different company.
  if (languageTraits[language].isDense) {
    const plain = normalize(message, 'NFKC').toLowerCase()
    const has = (phrase: string) => plain.includes(phrase.toLowerCase())
    return kinds.find((kind) => words.tasks[kind].some(has)) ?? usual[role]
  }
  const asked = new Set(terms(language, endsOf(message)))
  const phrases = phrasesOf(language, words.tasks)
  return kinds.find((kind) => phrases[kind].some((phrase) => isWithin(phrase, asked))) ?? usual[role]
}

const isWithin = (phrase: string[], asked: Set<string>) => phrase.length > 0 && phrase.every((term) => asked.has(term))

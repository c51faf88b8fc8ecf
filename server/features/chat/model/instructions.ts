/** What a model is told: who it speaks for, the rules, and the facts that were found for this question, no others. */

import { prompt } from '#content/assistant/model-instructions.ts'
import { assistant } from '#content/assistant/topics.ts'
import type { Fact } from '#content/fact.ts'
import { profile } from '#content/owner.ts'
import type { ChatRequest } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'

export interface Instructions {
  /** Persona and rules, which are for the model alone. */
  rules: string
  /** Rules and facts. */
  system: string
  /** What the visitor says. */
  prompt: string
}

export function instructions(request: ChatRequest, facts: Fact[], language: Language): Instructions {
  const values = {
    assistant: assistant.name,
    owner: profile.name,
    title: profile.title,
    language: new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
  }
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (whole, name: keyof typeof values) => values[name] ?? whole)
  const rules = [
    fill(prompt.persona),
    ...[...prompt.rules, prompt.language, prompt.tone[request.role]].map((rule) => `- ${fill(rule)}`),
  ].join('\n')
  const earlier = request.history.map(({ role, content }) => `${role}: ${content}`).join('\n')
  return {
    rules,
    system: [rules, 'Facts:', ...facts.map(({ id, text }) => `[[${id}]] ${text}`)].join('\n'),
    prompt: `${earlier ? `Earlier messages:\n${earlier}\n\n` : ''}Question:\n${request.message}`,
  }
}

/** Builds what the assistant, the fit and the résumés know, once for each language, when it is first asked in it. */
import { assemble } from '../../content/assemble.ts'
import { assistant } from '../../content/assistant.ts'
import { buildLedger } from '../../content/ledger.ts'
import { assistantTexts } from '../../content/locales/assistant-texts.ts'
import type { AssistantWords } from '../../content/locales/en/assistant.ts'
import type { Content } from '../../contract/content.ts'
import type { Language } from '../../contract/language.ts'
import { createRetrieval, type Retrieval } from './retrieval.ts'

/** Everything that is known in one language. */
export interface Knowledge {
  content: Content
  words: AssistantWords
  assistantName: string
  retrieval: Retrieval
}

export type KnowledgeOf = (language: Language) => Knowledge

export function openKnowledge(): KnowledgeOf {
  const known = new Map<Language, Knowledge>()
  return (language) => {
    let knowledge = known.get(language)
    if (!knowledge) {
      const { facts, search, words } = assistantTexts[language]
      const content = assemble(language, facts)
      // "A poem about …" says how to answer, not about what.
      const fillers = [...search.fillers, ...words.tasks.creative]
      const retrieval = createRetrieval(language, buildLedger(content), { ...search, fillers }, content.profile.name)
      knowledge = { content, words, assistantName: assistant.name, retrieval }
      known.set(language, knowledge)
    }
    return knowledge
  }
}

/** Builds what the assistant, the fit and the résumés know, once for each language, when it is first asked in it. */
import { assemble } from '../../content/assemble.ts'
import { assistant } from '../../content/assistant.ts'
import { buildLedger, type Fact } from '../../content/ledger.ts'
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
  /** What the owner added to the ledger since; none unless it was asked for. */
  added: Added[]
}

/** A fact that the owner added, and how people ask for it. */
export interface Added {
  fact: Fact
  questions: string[]
}

export type KnowledgeOf = (language: Language) => Knowledge

export function openKnowledge(): KnowledgeOf {
  const known = new Map<Language, Knowledge>()
  return (language) => {
    let knowledge = known.get(language)
    if (!knowledge) {
      knowledge = buildKnowledge(language)
      known.set(language, knowledge)
    }
    return knowledge
  }
}

/** @param added what the owner added to the ledger: the search knows it like any other fact, by its questions too. */
export function buildKnowledge(language: Language, added: Added[] = []): Knowledge {
  const { facts, search, words } = assistantTexts[language]
  const content = assemble(language, facts)
  // "A poem about …" says how to answer, not about what.
  const fillers = [...search.fillers, ...words.tasks.creative]
  const topics = [...search.topics, ...added.map(({ fact, questions }) => ({ say: questions, facts: [fact.id] }))]
  const ledger = [...buildLedger(content), ...added.map(({ fact }) => fact)]
  const retrieval = createRetrieval(language, ledger, { ...search, fillers, topics }, content.profile.name)
  return { content, words, assistantName: assistant.name, retrieval, added }
}

/** Builds what the assistant, the fit and the résumés know, once for each language, when it is first asked in it. */
import { assistant } from '#content/assistant/topics.ts'
import type { Fact } from '#content/fact.ts'
import { assistantTexts } from '#content/interface/assistant-texts.ts'
import type { AssistantMessages } from '#content/interface/en/assistant.ts'
import { buildLedger } from '#content/ledger.ts'
import { contentIn } from '#content/owner.ts'
import type { Content } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import { createRetrieval, type Retrieval } from './retrieval.ts'

/** Everything that is known in one language. */
export interface Knowledge {
  content: Content
  words: AssistantMessages
  assistantName: string
  retrieval: Retrieval
  /** What the owner added to the ledger since, if it was asked for. */
  added?: AddedKnowledge
}

/** A fact that the owner added, and how people ask for it. */
export interface AddedEntry {
  fact: Fact
  questions: string[]
}

export interface AddedKnowledge {
  entries: AddedEntry[]
  /** Over the ledger and the added facts together. */
  retrieval: Retrieval
}

export type KnowledgeOf = (language: Language) => Knowledge

export function openKnowledge(): KnowledgeOf {
  const known = new Map<Language, Knowledge>()
  return (language) => {
    let knowledge = known.get(language)
    if (!knowledge) {
      const { words } = assistantTexts[language]
      const content = contentIn(language)
      knowledge = { content, words, assistantName: assistant.name, retrieval: retrievalOver(content) }
      known.set(language, knowledge)
    }
    return knowledge
  }
}

/** The same with what the owner added: a search of its own, so that nothing that the ledger answers is answered less well. */
export function withAdded(knowledge: Knowledge, entries: AddedEntry[]): Knowledge {
  return { ...knowledge, added: { entries, retrieval: retrievalOver(knowledge.content, entries) } }
}

function retrievalOver(content: Content, added: AddedEntry[] = []): Retrieval {
  const { search, words } = assistantTexts[content.language]
  // "A poem about …" says how to answer, not about what.
  const fillers = [...search.fillers, ...words.tasks.creative]
  const topics = [...search.topics, ...added.map(({ fact, questions }) => ({ say: questions, facts: [fact.id] }))]
  const ledger = [...buildLedger(content), ...added.map(({ fact }) => fact)]
  return createRetrieval(content.language, ledger, { ...search, fillers, topics }, content.profile.name)
}

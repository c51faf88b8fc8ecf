/** Builds what the assistant, the fit and the résumés know, once for each language, when it is first asked in it. */

import type { Fact } from '#content/fact.ts'
import { assistantTexts } from '#content/interface/assistant-texts.ts'
import type { AssistantMessages } from '#content/interface/en/chat/assistant.ts'
import { createSentencesIn, type Sentences } from '#content/language/load/load-sentences.ts'
import { thesaurusIn } from '#content/language/load/load-thesaurus.ts'
import { generalWords } from '#content/language/load/load-words.ts'
import type { OwnerWords } from '#content/language/owner-words.ts'
import { askedContentIn } from '#content/owner.ts'
import type { FullContent } from '#contract/content/content.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import { trainedIn, training } from './kinds/trained.ts'
import { phraseTablesIn } from './phrase-table.ts'
import { createRetrieval, type Retrieval } from './retrieval.ts'
import { inTurns, type Steps } from './steps.ts'
import { createUnderstanding, type Understanding } from './understand/understanding.ts'
import { academicTitle } from './world/entities.ts'
import { buildWorld, type World } from './world/world.ts'

/** Everything that is known in one language. */
export interface Knowledge {
  content: FullContent
  words: AssistantMessages
  assistantName: string
  retrieval: Retrieval
  /** Jobs, projects, technologies and how they belong together. */
  world: World
  understanding: Understanding
  owner: OwnerWords
  sentences: Sentences
  /** What the owner added to the ledger since, if it was asked for. */
  added?: AddedKnowledge
}

/** A fact that the owner added, and how people ask for it. */
export interface AddedEntry {
  fact: Fact
  questions: string[]
}

interface AddedKnowledge {
  entries: AddedEntry[]
  /** Over the ledger and the added facts together. */
  retrieval: Retrieval
}

export interface KnowledgeOf {
  (language: Language): Knowledge
  /** The same; while it is built, others have their turn. */
  inTurns(language: Language): Promise<Knowledge>
}

/** @param contents by each language that the product speaks; those of another owner in tests. */
export function openKnowledge(contents: (language: Language) => FullContent = askedContentIn): KnowledgeOf {
  const known = new Map<Language, Knowledge>()
  const begun = new Map<Language, Steps<Knowledge>>()
  /** Does the next step, whoever did those before it. */
  function step(language: Language): Knowledge | undefined {
    const made = known.get(language)
    if (made) return made
    const steps = begun.get(language) ?? know(contents(language), contents)
    // What fails is begun anew.
    begun.delete(language)
    const next = steps.next()
    if (next.done) known.set(language, next.value)
    else begun.set(language, steps)
    return next.value
  }
  function knowledgeOf(language: Language): Knowledge {
    for (;;) {
      const made = step(language)
      if (made) return made
    }
  }
  return Object.assign(knowledgeOf, { inTurns: (language: Language) => inTurns(() => step(language)) })
}

/** "Dr Ingrid Solvang" is Ingrid. */
const firstName = (name: string): string => name.split(/\s+/).find((part) => !academicTitle.test(part)) ?? name

function* know(content: FullContent, contents: (language: Language) => FullContent): Steps<Knowledge> {
  const { profile, language } = content
  yield* training(language)
  const world = buildWorld(content, contents(DEFAULT_LANGUAGE))
  yield
  const owner: OwnerWords = {
    name: profile.name,
    first: firstName(profile.name),
    pronouns: profile.pronouns === 'none' ? undefined : profile.pronouns,
  }
  const retrieval = yield* retrievalOver(world)
  return {
    content,
    words: assistantTexts[language].words,
    assistantName: site.assistant,
    retrieval,
    world,
    understanding: yield* createUnderstanding(world, retrieval.meant),
    owner,
    sentences: createSentencesIn[language](owner),
  }
}

/** The same with what the owner added: a search of its own, so that nothing that the ledger answers is answered less well. */
export async function withAdded(knowledge: Knowledge, entries: AddedEntry[]): Promise<Knowledge> {
  const steps = retrievalOver(knowledge.world, entries)
  const retrieval = await inTurns(() => {
    const { done, value } = steps.next()
    return done ? value : undefined
  })
  return { ...knowledge, added: { entries, retrieval } }
}

function* retrievalOver({ content, ledger: own, articles }: World, added: AddedEntry[] = []): Steps<Retrieval> {
  const { language, written = language } = content
  const { fillers, synonyms } = generalWords[language]
  const words = {
    // "A poem about …" says how to answer, not about what.
    fillers: [...fillers, ...assistantTexts[language].words.tasks.creative],
    ordinary: trainedIn(language).ordinary,
    synonyms: synonyms.map((group) => group.split('|')),
    thesaurus: thesaurusIn(language),
    phrases: yield* phraseTablesIn(language),
    writtenPhrases: written === language ? undefined : yield* phraseTablesIn(written),
    topics: added.map(({ fact, questions }) => ({ say: questions, facts: [fact.id] })),
  }
  const ledger = [...own, ...added.map(({ fact }) => fact)]
  const passages = articles.flatMap((article) => article.passages)
  return yield* createRetrieval(language, ledger, words, content.profile.name, { written, passages })
}

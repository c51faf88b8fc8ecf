/** Finds the facts that a question is about, and says how much of the question they cover. */
import MiniSearch from 'minisearch'
import type { Fact } from '../../content/ledger.ts'
import type { SearchWords } from '../../contract/content.ts'
import type { Language } from '../../contract/language.ts'
import { terms, wordCount } from './tokens.ts'

export interface Found {
  fact: Fact
  score: number
}

export interface Findings {
  /** Best first. */
  found: Found[]
  /**
   * The share of the question, by the weight of its terms, that the best fact has in it: 0 nothing, 1 all of it. A
   * rare term weighs more than a common one, and one that the ledger does not know at all weighs most.
   */
  coverage: number
}

export interface Retrieval {
  search(question: string): Findings
  /** The terms of a text that tell it from others: synonyms are one, and words that any text here may have are left out. */
  telling(text: string): string[]
}

/** Facts whose score is below this share of the best one's are about something else. */
const RELATED = 0.3
const MOST = 8
/** A topic that a question names lifts its facts by this share of the best score, above what merely shares a word. */
const TOPIC_LIFT = 1

/** @param ownNames names that every fact is about, and which therefore tell nothing apart. */
export function createRetrieval(language: Language, facts: Fact[], words: SearchWords, ownNames: string): Retrieval {
  const sameAs = synonymTable(language, words.synonyms)
  const cut = (text: string) => terms(language, text).map((term) => sameAs.get(term) ?? term)
  const fillers = new Set([...words.fillers, ownNames].flatMap(cut))
  const topics = words.topics.map((topic) => ({
    facts: topic.facts,
    phrases: topic.say.map((phrase) => [...new Set(cut(phrase))]).filter((phrase) => phrase.length > 0),
  }))

  const index = new MiniSearch<{ id: string; text: string; tags: string }>({
    fields: ['text', 'tags'],
    tokenize: cut,
    processTerm: (term) => (fillers.has(term) ? null : term),
    searchOptions: { boost: { text: 1, tags: 0.8 }, combineWith: 'OR' },
  })
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  index.addAll(facts.map(({ id, text, tags }) => ({ id, text, tags: tags.join(' ') })))
  const weight = weights(facts.map(({ text, tags }) => new Set(cut(`${text} ${tags.join(' ')}`))))

  /** The facts of every topic that the question names, with the terms that named it. */
  function named(asked: Set<string>) {
    const lifted = new Map<string, number>()
    const by = new Set<string>()
    for (const topic of topics) {
      const phrases = topic.phrases.filter((phrase) => phrase.every((term) => asked.has(term)))
      if (phrases.length === 0) continue
      const longest = Math.max(...phrases.map(wordCount))
      for (const phrase of phrases) for (const term of phrase) by.add(term)
      topic.facts.forEach((id, i) => {
        // A topic named by more words is meant more surely; within a topic the order of its facts counts.
        lifted.set(id, Math.max(lifted.get(id) ?? 0, longest - i * 0.05))
      })
    }
    return { lifted, by }
  }

  return {
    telling: (text) => cut(text).filter((term) => !fillers.has(term)),
    search(question) {
      const asked = new Set(cut(question))
      const { lifted, by } = named(asked)
      const telling = [...asked].filter((term) => !fillers.has(term) || by.has(term))
      if (telling.length === 0) return { found: [], coverage: 0 }
      const results = index.search(question, {
        fuzzy: (term) => (term.length > 5 && !weight.known(term) ? 0.2 : false),
        prefix: (term) => term.length > 5 && !weight.known(term),
      })
      const unit = results[0]?.score ?? 1
      const scores = new Map(results.map(({ id, score }) => [String(id), score]))
      for (const [id, lift] of lifted) scores.set(id, (scores.get(id) ?? 0) + lift * TOPIC_LIFT * unit)
      const ranked = [...scores].sort(([, a], [, b]) => b - a)
      const best = ranked[0]?.[1] ?? 0
      const found = ranked
        .filter(([id, score]) => score >= best * RELATED && byId.has(id))
        .slice(0, MOST)
        .map(([id, score]) => ({ fact: byId.get(id)!, score }))

      const total = telling.reduce((sum, term) => sum + weight.of(term), 0)
      const matched = new Map(results.map(({ id, queryTerms }) => [String(id), queryTerms]))
      const covered = found.slice(0, 3).map(({ fact }) => {
        const has = new Set([...(matched.get(fact.id) ?? []), ...(lifted.has(fact.id) ? by : [])])
        return telling.reduce((sum, term) => sum + (has.has(term) ? weight.of(term) : 0), 0)
      })
      return { found, coverage: Math.max(0, ...covered) / total }
    },
  }
}

/** The weight of a term by how rare it is among the facts (inverse document frequency). */
function weights(documents: Set<string>[]) {
  const frequency = new Map<string, number>()
  for (const document of documents) for (const term of document) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  return {
    known: (term: string) => frequency.has(term),
    of: (term: string) => Math.log(1 + documents.length / (frequency.get(term) ?? 0.5)),
  }
}

/** Each single-term word of a group stands for the group's first. */
function synonymTable(language: Language, groups: SearchWords['synonyms']): Map<string, string> {
  const table = new Map<string, string>()
  for (const group of groups) {
    const cut = group.map((word) => terms(language, word)).filter((found) => found.length > 0)
    const first = cut[0]?.[0]
    if (first === undefined) continue
    for (const found of cut) if (found.length === 1) table.set(found[0]!, first)
  }
  return table
}

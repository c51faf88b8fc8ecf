/** Finds the facts that a question is about, and says how much of the question they cover. */

import type { Fact } from '#content/fact.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { required } from '#server/required.ts'
import { createRanking } from './ranking.ts'
import { createRelated, meantBy, type Related } from './related.ts'
import type { SearchWords } from './search-words.ts'
import { sentencesOf } from './sentences.ts'
import type { Steps } from './steps.ts'
import { cutWords, type Word } from './tokens.ts'
import { createVocabulary } from './vocabulary.ts'

export interface Found {
  fact: Fact
  score: number
  /** The share of the question that this fact has in it: see `Findings`. */
  coverage: number
}

export interface Findings {
  /** Best first. */
  found: Found[]
  /**
   * The share of the question, by the weight of its words, that the best fact has in it: 0 nothing, 1 all of it. A
   * rare word weighs more than a common one, and one that the ledger does not know at all weighs most.
   */
  coverage: number
  /** No word of the question tells what it is about. */
  empty: boolean
}

interface AskedWord {
  term: string
  /** Some fact has it. */
  isKnown: boolean
  isName: boolean
  /** It tells only what a topic is asked for: what the trouble was, how long it took. */
  isFiller: boolean
}

export interface Retrieval {
  /** Every fact by its id. */
  facts: ReadonlyMap<string, Fact>
  /** @param within looks only among these facts. */
  search(question: string, within?: (fact: Fact) => boolean): Findings
  /** @returns the score of every fact that shares a word with the question, or has one of nearly the same meaning. */
  scores(question: string): ReadonlyMap<Fact, number>
  /** @returns the share of the question, by the weight of its words, that a text has in it. */
  overlap(question: string): (text: string) => number
  /** The same, where a word of nearly the same meaning counts though the facts have the word itself: among the facts of one thing. */
  near(question: string): (text: string) => number
  /** What the facts say of an employer that a term describes, each one word or several that stand together. */
  employersCalled(term: string): Related[]
  /** The words of a text for which the facts have others that may be said for them, and not the words themselves. */
  meant(text: string): ReadonlySet<string>
  /** The words of a question that tell what it is about, with slips put right. */
  asked(question: string): AskedWord[]
  /** The terms of a text that tell it from others: synonyms are one, and words that any text here may have are left out. */
  telling(text: string): readonly string[]
}

/** A word that questions of many kinds have says less of what this one is about. */
const ORDINARY_WEIGHT = 0.4
/** Facts whose score is below this share of the best one's are about something else. */
const RELATED = 0.3
const MOST = 8
/** Words beyond these add no more to what a question is about. */
const MOST_WORDS = 60
/** How much a topic that a question names lifts its facts, by the weight of the words that name it. */
const TOPIC_LIFT = 2
/** Each further word of a phrase makes it mean its topic more surely by this share. */
const PHRASE_BONUS = 0.6
/** Each fact of a topic is lifted by this share less than the one before it. */
const TOPIC_STEP = 0.03
/** The weight of a word that asks without saying what about: within the phrase of a topic it does say something. */
const FILLER_WEIGHT = { alone: 0.15, inPhrase: 0.6 }
/**
 * A word that no fact has tells more if it is a name, of a tool or a company, and less if it is any other word: the less,
 * the more others there are.
 */
const UNKNOWN_WEIGHT = { name: 1.5, ordinary: 0.6, amongMany: 0.3 }
/** The share of its score that a fact loses if it has none of the names in the question. */
const OTHER = 0.75
/** Words that stand beside a fact count less than its own. */
const TAG_WEIGHT = 0.6
/** In a question of no more words than these, each decides what it is about. */
const FEW_WORDS = 3
/** A part of a word says less than the word. */
const PART_WEIGHT = 0.6
/** What a word of nearly the same meaning counts where no fact has the word itself. */
const RELATED_WEIGHT = 0.6

/**
 * @param ownNames names that every fact is about, and which therefore tell nothing apart.
 * @param written the language of the facts, where it is not the one that is asked in.
 * @param passages of articles: they are not found as facts are, and are held against questions like them.
 */
export function* createRetrieval(
  language: Language,
  facts: Fact[],
  words: SearchWords,
  ownNames: string,
  { written = language, passages = [] }: { written?: Language; passages?: Fact[] } = {},
): Steps<Retrieval> {
  const texts = facts.flatMap(({ text, tags }) => [text, ...tags])
  const vocabulary = yield* createVocabulary(language, words, texts)
  const { cut } = vocabulary
  /** By the roots of both languages, so that names are found by the one and meanings by the other. */
  const cutFact = (text: string) => (written === language ? cut(text) : [...cut(text), ...cutWords(written, text)])
  const fillerWords = [...words.fillers, ownNames].flatMap(cut)
  const fillers = new Set(fillerWords.map(({ terms }) => terms[0]))
  const counts: Map<string, number>[] = []
  for (const { text, tags } of facts) {
    counts.push(counted(cutFact(text), cutFact(tags.join(' '))))
    yield
  }
  const ranking = createRanking(counts)
  yield
  const isOrdinary = ({ said }: Word) => words.ordinary.has(said)
  const { employers, others, meanings } = words.phrases
  const related = yield* createRelated(
    [{ asked: employers }, { asked: others }, { asked: meanings, written: words.writtenPhrases?.meanings }],
    vocabulary.rootOf,
    ranking.isKnown,
  )
  const relatedEmployers = yield* createRelated([{ asked: employers }], vocabulary.rootOf, ranking.isKnown)
  /** A word of any question that no fact has, nor one of its meaning, asks nothing. */
  const isFiller = (word: Word) =>
    fillers.has(word.terms[0]) ||
    (isOrdinary(word) &&
      !word.terms.some(ranking.isKnown) &&
      (written === language || related(word.terms[0]).length === 0))
  /** A word that the facts have is meant itself. */
  const othersIn = (asked: readonly Word[]) => {
    const meant = meantBy(related, asked, (term) => !ranking.isKnown(term))
    return (word: Word) => (isFiller(word) || (isOrdinary(word) && written === language) ? [] : meant(word))
  }
  const placeOf = new Map(facts.map(({ id }, place) => [id, place]))

  const own = new Set([...facts, ...passages].flatMap(({ text }) => [text, ...sentencesOf(text)]))

  /** What is made of facts and their sentences is kept, since each question is held against many of them. */
  function keeping<Made>(make: (text: string) => Made): (text: string) => Made {
    const kept = new Map<string, Made>()
    return (text) => {
      const made = kept.get(text) ?? make(text)
      if (own.has(text)) kept.set(text, made)
      return made
    }
  }

  const termsIn = keeping((text): ReadonlySet<string> => new Set(cutFact(text).flatMap((word) => word.terms)))

  const telling = keeping((text) =>
    cut(text)
      .filter((word) => !isFiller(word))
      .flatMap(({ terms }) => terms.slice(0, 1)),
  )

  /** The weight of a word, by its rarest part that the ledger has; of a whole that it does not have, the most. */
  function weigh(word: Word, fillerWeight = FILLER_WEIGHT.alone): number {
    const known = word.terms.filter(ranking.isKnown)
    const rarity = Math.max(...(known.length > 0 ? known : word.terms).map(ranking.weight))
    const weight = isOrdinary(word) ? rarity * ORDINARY_WEIGHT : rarity
    if (isFiller(word)) return fillerWeight * weight
    return known.length > 0 ? weight : weight * (word.isName ? UNKNOWN_WEIGHT.name : UNKNOWN_WEIGHT.ordinary)
  }

  function sharedOrMeant(others: (word: Word) => Related[]) {
    return (word: Word, has: (term: string) => boolean | undefined): number => {
      const own = shared(word, has)
      return own < RELATED_WEIGHT && others(word).some((all) => all.every(has)) ? RELATED_WEIGHT : own
    }
  }

  /** The share of a question, by the weight of its words, that a text has in it as it is counted. */
  function sharesOf(
    question: string,
    othersIn: (asked: readonly Word[]) => (word: Word) => Related[],
  ): (text: string) => number {
    const asked = distinct(vocabulary.read(question)).slice(0, MOST_WORDS)
    const share = sharedOrMeant(othersIn(asked))
    const total = asked.reduce((sum, word) => sum + weigh(word), 0)
    return (text) => {
      const said = termsIn(text)
      const covered = asked.reduce((sum, word) => sum + weigh(word) * share(word, (term) => said.has(term)), 0)
      return total === 0 ? 0 : covered / total
    }
  }

  interface Phrase {
    topic: number
    terms: string[]
    weight: number
  }
  const topics = words.topics.map((topic) => topic.facts.flatMap((id) => placeOf.get(id) ?? []))
  /** Phrases by their first word, so that a question looks only at those that it may say. */
  const phrases = new Map<string, Phrase[]>()
  for (const [topic, { say }] of words.topics.entries()) {
    yield
    for (const said of say) {
      const cutPhrase = distinct(cut(said))
      const terms = cutPhrase.map((word) => word.terms[0])
      if (terms[0] === undefined) continue
      // What is named by more words is meant more surely.
      const weight =
        cutPhrase.reduce((sum, word) => sum + weigh(word, FILLER_WEIGHT.inPhrase), 0) *
        (1 + PHRASE_BONUS * (terms.length - 1))
      phrases.set(terms[0], [...(phrases.get(terms[0]) ?? []), { topic, terms, weight }])
    }
  }

  /** The facts of every topic that the question names: how much each is lifted, and the words that named it. */
  function named(asked: Word[]) {
    const said = new Set(asked.flatMap(({ terms }) => terms))
    const heard = [...said].flatMap((first) => phrases.get(first) ?? [])
    const topicsSaid = new Map<number, { weight: number; by: Set<string> }>()
    for (const { topic, terms, weight } of heard) {
      if (!terms.every((term) => said.has(term))) continue
      const known = topicsSaid.get(topic) ?? { weight: 0, by: new Set() }
      const by = new Set([...known.by, ...terms])
      topicsSaid.set(topic, { weight: Math.max(known.weight, weight), by })
    }
    // What two topics share is lifted by both: the greatest success, in retail.
    const lifted = new Map<number, { lift: number; by: Set<string> }>()
    for (const [topic, { weight, by }] of topicsSaid) {
      topics[topic]?.forEach((place, i) => {
        const known = lifted.get(place)
        const lift = (known?.lift ?? 0) + weight * TOPIC_LIFT * (1 - i * TOPIC_STEP)
        lifted.set(place, { lift, by: new Set([...(known?.by ?? []), ...by]) })
      })
    }
    return lifted
  }

  function read(question: string) {
    const asked = distinct(vocabulary.read(question)).slice(0, MOST_WORDS)
    const lifted = named(asked)
    const by = new Set([...lifted.values()].flatMap((one) => [...one.by]))
    const telling = asked.filter((word) => !isFiller(word) || by.has(word.terms[0]))
    return { asked, lifted, telling: telling.length <= FEW_WORDS ? withModifiers(telling) : telling }
  }

  /** "Google cloud", "football team": in English an unknown word before a known one names another thing. */
  function withModifiers(words: Word[]): Word[] {
    if (!languageTraits[language].modifiesBefore) return words
    const isKnown = ({ terms }: Word) => ranking.isKnown(terms[0])
    const modifiers = new Set(words.filter((word) => isKnown(word) && !isFiller(word)).map(({ before }) => before))
    return words.map((word) => (modifiers.has(word.said) && !isKnown(word) ? { ...word, isName: true } : word))
  }

  function score(asked: Word[], lifted: ReturnType<typeof named>): Map<number, number> {
    const othersOf = othersIn(asked)
    const scores = ranking.rank(
      asked
        .filter((word) => !isFiller(word))
        .flatMap((word) =>
          word.terms.map((term, i) => ({ term, others: i === 0 ? othersOf(word) : [], weight: RELATED_WEIGHT })),
        ),
    )
    for (const [place, { lift }] of lifted) scores.set(place, (scores.get(place) ?? 0) + lift)
    // What is asked of EPIC is not answered by what another project does in the same words.
    const names = asked.filter(
      (word) =>
        word.isName && /^\p{Script=Latin}/u.test(word.said) && !isFiller(word) && ranking.isKnown(word.terms[0]),
    )
    for (const [place, score] of scores) {
      const missing = names.filter(({ terms }) => !ranking.has(place, terms[0])).length
      if (missing > 0) scores.set(place, score * (1 - (OTHER * missing) / names.length))
    }
    return scores
  }

  return {
    employersCalled: relatedEmployers,
    meant(text) {
      const asked = cut(text)
      const othersOf = othersIn(asked)
      return new Set(asked.filter((word) => othersOf(word).length > 0).map(({ said }) => said))
    },
    telling,
    asked: (question) =>
      read(question).telling.map((word) => {
        const { terms, isName = false } = word
        return { term: terms[0], isKnown: ranking.isKnown(terms[0]), isName, isFiller: isFiller(word) }
      }),
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    scores(question) {
      const { asked, lifted } = read(question)
      return new Map([...score(asked, lifted)].map(([place, points]) => [required(facts[place]), points]))
    },
    overlap: (question) => sharesOf(question, othersIn),
    near: (question) => sharesOf(question, (asked) => meantBy(related, asked, () => true)),
    search(question, within = () => true) {
      const { asked, lifted, telling } = read(question)
      if (telling.length === 0) return { found: [], coverage: 0, empty: true }

      const scores = score(asked, lifted)
      const ranked = [...scores].filter(([place]) => within(required(facts[place]))).sort(([, a], [, b]) => b - a)
      const best = ranked[0]?.[1] ?? 0

      const othersOf = othersIn(asked)
      const sharedOrRelated = sharedOrMeant(othersOf)
      const amongMany = telling.length > FEW_WORDS ? UNKNOWN_WEIGHT.amongMany / UNKNOWN_WEIGHT.ordinary : 1
      const isStrange = (word: Word) => !word.isName && !word.terms.some(ranking.isKnown) && othersOf(word).length === 0
      const weighed = telling.map((word) => ({ word, weight: weigh(word) * (isStrange(word) ? amongMany : 1) }))
      const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
      const has = (place: number) => (term: string) => ranking.has(place, term) || lifted.get(place)?.by.has(term)
      const found = ranked
        .slice(0, MOST)
        .filter(([, score]) => score >= best * RELATED)
        .map(([place, score]): Found => {
          const covered = weighed.reduce((sum, { word, weight }) => sum + weight * sharedOrRelated(word, has(place)), 0)
          return { fact: required(facts[place]), score, coverage: total === 0 ? 0 : covered / total }
        })
      const coverage = Math.max(0, ...found.slice(0, 3).map((one) => one.coverage))
      return { found, coverage, empty: false }
    },
  }
}

/** How much of a word is there: all of it, or some of its parts. */
function shared({ terms: [whole, ...parts] }: Word, has: (term: string) => boolean | undefined): number {
  if (has(whole)) return 1
  return parts.length === 0 ? 0 : (PART_WEIGHT * parts.filter(has).length) / parts.length
}

/** How often each term stands in a fact and beside it. */
function counted(text: readonly Word[], beside: readonly Word[]): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (word: Word, weight: number) =>
    word.terms.forEach((term, i) => {
      counts.set(term, (counts.get(term) ?? 0) + weight * (i === 0 ? 1 : PART_WEIGHT))
    })
  for (const word of text) add(word, 1)
  for (const word of beside) if (!counts.has(word.terms[0])) add(word, TAG_WEIGHT)
  return counts
}

const distinct = (words: readonly Word[]) => [...new Map(words.map((word) => [word.terms[0], word])).values()]

/** Finds what one requirement mentions: technologies, concepts, and words that the ledger does not know. */

import type { Fact } from '#content/fact.ts'
import { advertConcepts } from '#content/language/advert-concepts.ts'
import { generalWords } from '#content/language/load-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { terms } from '#server/knowledge/tokens.ts'
import type { AdvertLanguage } from './advert-language.ts'
import { type Known, knownConcept, type LedgerFacts } from './facts.ts'
import { indexOfPhrase, isDense, plain } from './phrases.ts'

export interface Mention extends Partial<Known> {
  /** Where it stands in the requirement. */
  start: number
  end: number
  kind: 'technology' | 'concept' | 'unknown'
  /** The concept's id. */
  concept?: string
  /** It looks like a name, which nothing else can stand for. */
  name?: boolean
}

export interface Mentions {
  mentions: Mention[]
  /** Terms that the ledger has, outside of all mentions. */
  loose: string[]
  /** The fact that says all of the loose terms, if there are at least two. */
  saying: Fact | undefined
}

export type FindMentions = (text: string) => Mentions

interface Word {
  raw: string
  start: number
  end: number
  terms: string[]
}

/** The concept of having worked at all. */
export const WORK = 'career'

/** Names that hold signs which no word has, and languages of one letter. */
const SIGNED_NAME = /(?<![\p{L}\p{N}])(?:C\+\+|[CF]#|\.NET|[A-Za-z]+\.(?:js|io)|[CR])(?![\p{L}\p{N}+#/&])/gu
/** Capitals or digits within a word. */
const LOOKS_LIKE_A_NAME = /\p{Ll}\p{Lu}|^\p{Lu}{2,}|\p{L}\d/u

export function createMentions(reading: AdvertLanguage, ledger: LedgerFacts): FindMentions {
  const { language, words } = reading
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const wordOf = (raw: string, start: number): Word => {
    return { raw, start, end: start + raw.length, terms: terms(language, raw) }
  }
  const wordsOf = (text: string): Word[] =>
    rejoined([...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike)).map(({ segment, index }) =>
      wordOf(segment, index),
    )
  const connectors = [...words.and, ...words.or, ...words.examples, ...words.nice, ...words.asks, ...words.years]
  const fillers = new Set(
    [...words.fillers, ...generalWords[language].fillers, ...connectors].flatMap((text) => [
      ...terms(language, text),
      ...text.split(/\s+/).map(plain),
    ]),
  )
  const isFiller = ({ raw, terms: cut }: Word) => fillers.has(plain(raw)) || cut.every((term) => fillers.has(term))
  const findConcepts = isDense(words.years.join('')) ? conceptsInDense(reading) : conceptsInWords(reading, wordsOf)

  return (text) => {
    const mentions: Mention[] = []
    const isFree = (start: number, end: number) => mentions.every((other) => end <= other.start || start >= other.end)
    for (const { 0: name, index } of text.matchAll(ledger.technologyNames)) {
      const known = ledger.technologies.get(name.toLowerCase())
      const kind = known ? 'technology' : 'unknown'
      mentions.push({ start: index, end: index + name.length, kind, name: true, ...known })
    }
    const all = wordsOf(text)
    for (const { concept, start, end } of findConcepts(text, all)) {
      const known = knownConcept(concept, ledger)
      if (known && isFree(start, end)) mentions.push({ start, end, kind: 'concept', concept, ...known })
    }
    for (const { 0: name, index } of text.matchAll(SIGNED_NAME)) {
      const end = index + name.length
      if (isFree(index, end)) mentions.push({ start: index, end, kind: 'unknown', name: true })
    }

    // ヘキサゴナルアーキテクチャ is written as one word: what stands before the general one is a word of its own.
    const before = (word: Word): Word => {
      const inner = mentions.find(({ start, end }) => start > word.start && start < word.end && end >= word.end)
      return inner ? wordOf(text.slice(word.start, inner.start), word.start) : word
    }
    const rest = all
      .map(before)
      .filter(
        (word) => word.terms.length > 0 && !/^\d+$/.test(word.raw) && !isFiller(word) && isFree(word.start, word.end),
      )
    const isKnown = (word: Word) => word.terms.some((term) => ledger.vocabulary.has(term))
    const loose = rest.filter(isKnown).flatMap((word) => word.terms)
    const unknown = rest
      .filter((word) => !isKnown(word))
      .map(
        ({ raw, start, end }): Mention => ({ start, end, kind: 'unknown', name: isName(language, text, raw, start) }),
      )
    mentions.push(...joined(unknown, text))
    mentions.sort((a, b) => a.start - b.start)
    return {
      mentions: compounds(mentions, text, language),
      loose,
      saying:
        rest.filter(isKnown).length < 2
          ? undefined
          : ledger.terms.find(([, own]) => loose.every((term) => own.has(term)))?.[0],
    }
  }
}

/** A foreign word that the segmenter does not know falls apart into single letters: ヘ・キサゴ・ナ・ル. */
function rejoined<Segment extends { segment: string; index: number }>(segments: Segment[]): Segment[] {
  const isKatakana = (text: string) => /^[\p{Script=Katakana}ー]+$/u.test(text)
  const whole: Segment[] = []
  let broken = false
  for (const next of segments) {
    const last = whole.at(-1)
    const isLetter = next.segment.length === 1
    const isOne = last && last.index + last.segment.length === next.index && (broken || isLetter)
    if (isOne && isKatakana(last.segment) && isKatakana(next.segment))
      whole[whole.length - 1] = { ...last, segment: last.segment + next.segment }
    else whole.push(next)
    broken = isLetter
  }
  return whole
}

/** Where capitals do not stand at every noun, one within a sentence makes a name; so do Latin letters in Chinese. */
function isName(language: Language, text: string, raw: string, start: number): boolean {
  if (LOOKS_LIKE_A_NAME.test(raw)) return true
  const { isDense, hasCapitalNouns } = languageTraits[language]
  if (isDense) return /^[A-Za-z]/.test(raw)
  if (hasCapitalNouns) return false
  return /^\p{Lu}/u.test(raw) && /\p{Ll}[\s(,/]+$/u.test(text.slice(0, start))
}

/** Unknown words beside each other are one thing. */
function joined(words: Mention[], text: string): Mention[] {
  const groups: Mention[] = []
  for (const word of words) {
    const last = groups.at(-1)
    if (last && /^[\s-]*$/.test(text.slice(last.end, word.start))) {
      last.end = word.end
      last.name = Boolean(last.name || word.name)
    } else groups.push({ ...word })
  }
  return groups
}

/** "Hexagonal architecture" is one thing, and nothing that the ledger says of architecture stands for it. */
function compounds(mentions: Mention[], text: string, language: Language): Mention[] {
  const after = languageTraits[language].tellsKindAfter
  const isOne = (from: Mention | undefined, to: Mention | undefined): boolean => {
    const [kind, thing] = after ? [to, from] : [from, to]
    return (
      kind?.kind === 'unknown' &&
      thing?.concept !== undefined &&
      advertConcepts[thing.concept]?.broad === true &&
      /^[\s-]*$/.test(text.slice(from!.end, to!.start))
    )
  }
  return mentions.flatMap((mention, i): Mention[] => {
    if (isOne(mentions[i - 1], mention)) return []
    const next = mentions[i + 1]
    if (!next || !isOne(mention, next)) return [mention]
    const name = Boolean(mention.name || next.name)
    return [{ start: mention.start, end: next.end, kind: 'unknown', name }]
  })
}

interface FoundConcept {
  concept: string
  start: number
  end: number
}

const conceptPhrases = ({ words }: AdvertLanguage) =>
  Object.keys(advertConcepts).flatMap((concept) =>
    (words.concepts[concept] ?? []).map((phrase) => ({ concept, phrase })),
  )

/** Longest first: "cloud migration" is not "cloud". That something is work comes last. */
const longestFirst = (found: FoundConcept[]) =>
  found.sort((a, b) => Number(a.concept === WORK) - Number(b.concept === WORK) || b.end - b.start - (a.end - a.start))

function conceptsInDense(reading: AdvertLanguage) {
  const phrases = conceptPhrases(reading).map(({ concept, phrase }) => ({ concept, phrase: plain(phrase) }))
  return (text: string): FoundConcept[] => {
    const said = text.toLowerCase()
    return longestFirst(
      phrases.flatMap(({ concept, phrase }) => {
        const start = indexOfPhrase(said, phrase)
        return start === -1 ? [] : [{ concept, start, end: start + phrase.length }]
      }),
    )
  }
}

/** A phrase is found in any inflection: its words one after another, with small words between them if need be. */
function conceptsInWords(reading: AdvertLanguage, wordsOf: (text: string) => Word[]) {
  const cut = (words: Word[]) =>
    words.flatMap((word) => (word.terms.length > 0 ? word.terms : [plain(word.raw)]).map((term) => ({ term, word })))
  const byFirst = new Map<string, { concept: string; phrase: string[] }[]>()
  for (const { concept, phrase: said } of conceptPhrases(reading)) {
    const phrase = cut(wordsOf(said)).map(({ term }) => term)
    const first = phrase[0]
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { concept, phrase }])
  }
  return (_: string, all: Word[]): FoundConcept[] => {
    const parts = cut(all)
    const endOf = (phrase: string[], from: number): number | undefined => {
      let at = from
      for (const term of phrase) {
        while (at > from && parts[at] && parts[at]!.term !== term && parts[at]!.word.terms.length === 0) at++
        if (parts[at++]?.term !== term) return undefined
      }
      return parts[at - 1]!.word.end
    }
    return longestFirst(
      parts.flatMap(({ term, word }, i) =>
        (byFirst.get(term) ?? []).flatMap(({ concept, phrase }) => {
          const end = endOf(phrase, i)
          return end === undefined ? [] : [{ concept, start: word.start, end }]
        }),
      ),
    )
  }
}

/** Finds what one requirement mentions, each with what the content says of it. */

import { sharedQualifications } from '#content/language/levels/qualifications.ts'
import { generalWords } from '#content/language/load/load-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import { tradeConcepts } from '#content/language/vocabulary/trade-concepts.ts'
import type { Language } from '#contract/language.ts'
import { terms } from '#server/knowledge/tokens.ts'
import { phrasesOf } from '#server/knowledge/understand/phrase-index.ts'
import { compareAmounts } from '../amounts.ts'
import type { Evidence } from '../evidence.ts'
import { qualificationsIn } from '../qualifications-in.ts'
import type { AdvertLanguage } from './advert-language.ts'
import { clausesOf } from './clauses.ts'
import type { FoundConcept } from './concept-phrases.ts'
import { teamAsked } from './leading.ts'
import type { Mention } from './mention.ts'
import { isDense, plain } from './phrases.ts'
import { createWordCutter, type Word, wordAt } from './text-words.ts'

export type FindMentions = (text: string) => Mention[]

/** Names that hold signs which no word has, and languages of one letter. */
const SIGNED_NAME = /(?<![\p{L}\p{N}])(?:C\+\+|[CF]#|\.NET|[A-Za-z]+\.(?:js|io)|[CR])(?![\p{L}\p{N}+#/&])/gu
/** Capitals or digits within a word. */
const LOOKS_LIKE_A_NAME = /\p{Ll}\p{Lu}|^\p{Lu}{2,}|\p{L}\d/u

/** Of what is asked for in words of its own, so much is all, and so much a part. */
const ALL = 0.7
const PART = 0.5

export function createMentions(reading: AdvertLanguage, evidence: Evidence): FindMentions {
  const { language, words } = reading
  const { statements } = evidence
  const wordsOf = createWordCutter(language)
  const amountsIn = compareAmounts(evidence.world, reading)
  const connectors = [...words.and, ...words.or, ...words.examples, ...words.nice, ...words.asks, ...words.years]
  const fillers = new Set(
    [...words.fillers, ...generalWords[language].fillers, ...connectors].flatMap((text) => [
      ...terms(language, text),
      ...text.split(/\s+/).map(plain),
    ]),
  )
  // What the owner is called is no mere filler: "design" for a designer.
  const own = new Set(evidence.world.jobs.flatMap(({ title }) => terms(language, title)))
  const levels = Object.values(sharedQualifications.levels).flatMap(phrasesOf).map(plain)
  for (const level of levels) fillers.add(level)
  const isFillerTerm = (term: string) => fillers.has(term) && !own.has(term)
  const isFiller = ({ raw, terms: cut }: Word) =>
    (fillers.has(plain(raw)) && !cut.some((term) => own.has(term))) || cut.every(isFillerTerm)

  return (text) => {
    const mentions: Mention[] = []
    const isFree = (start: number, end: number) => mentions.every((other) => end <= other.start || start >= other.end)
    const clauses = clausesOf(text, reading)
    const concepts = evidence.findConcepts(text)
    const team = teamAsked(text, evidence, reading)
    if (team) mentions.push({ kind: 'concept', concept: 'team-leadership', ...team })
    const published = (unit: string) =>
      evidence.findConcepts(unit).some(({ concept }) => tradeConcepts[concept].check === 'publication')
        ? evidence.published
        : undefined
    for (const one of amountsIn(text, published))
      if (isFree(one.start, one.end)) mentions.push({ kind: 'amount', jobs: [], ...one })
    for (const one of qualificationsIn(text, concepts, { evidence, reading, isFillerTerm }))
      if (isFree(one.start, one.end)) mentions.push(one)
    for (const { 0: name, index } of text.matchAll(evidence.technologyNames)) {
      const known = evidence.technology(name)
      const [kind, value] = known ? (['technology', 1] as const) : (['unknown', 0] as const)
      const span = { start: index, end: index + name.length }
      if (isFree(span.start, span.end)) mentions.push({ ...span, kind, name: true, value, ...(known ?? nothing) })
    }
    // What is decided already with an alternative beside it is not asked again: "a PhD, or a master's degree".
    const isDecided = ({ concept }: FoundConcept) =>
      (team !== undefined && concept === 'team-leadership') ||
      (tradeConcepts[concept].decisive === true && mentions.some((other) => other.concept === concept))
    for (const one of concepts)
      if (isFree(one.start, one.end) && !isDecided(one)) mentions.push(conceptMention(one, text, evidence))
    for (const { 0: name, index } of text.matchAll(SIGNED_NAME)) {
      const end = index + name.length
      if (isFree(index, end)) mentions.push({ start: index, end, kind: 'unknown', name: true, value: 0, ...nothing })
    }

    // ヘキサゴナルアーキテクチャ is written as one word: what stands before the general one is a word of its own.
    const before = (word: Word): Word => {
      const inner = mentions.find(({ start, end }) => start > word.start && start < word.end && end >= word.end)
      return inner ? wordAt(language, text.slice(word.start, inner.start), word.start) : word
    }
    const rest = wordsOf(text)
      .map(before)
      .filter(
        (word) => word.terms.length > 0 && !/^\d+$/.test(word.raw) && !isFiller(word) && isFree(word.start, word.end),
      )
    const isStrange = (word: Word) =>
      !word.terms.some((term) => statements.knows(term)) && isName(language, text, word.raw, word.start)
    const names = rest.filter(isStrange).map(({ start, end }): Mention => {
      return { start, end, kind: 'words', name: true, value: 0, ...nothing }
    })
    mentions.push(...joinedNames(names, text))
    for (const clause of clauses) {
      const own = rest.filter((word) => !isStrange(word) && word.start >= clause.start && word.end <= clause.end)
      for (const run of runs(own, mentions)) mentions.push(wordsMention(run, evidence))
    }
    mentions.sort((a, b) => a.start - b.start)
    return compounds(mentions, text, language)
  }
}

const nothing: Pick<Mention, 'facts' | 'jobs'> = { facts: [], jobs: [] }

function conceptMention({ concept, start, end }: FoundConcept, text: string, evidence: Evidence): Mention {
  const { apart } = tradeConcepts[concept]
  const { language } = evidence.world.content
  const known = apart
    ? { facts: evidence.statements.sayingAll(terms(language, text.slice(start, end))), jobs: [] }
    : evidence.concept(concept)
  const isKnown = known.facts.length + known.jobs.length > 0
  return { start, end, kind: 'concept', concept, value: isKnown ? 1 : 0, ...known }
}

/** Words beside each other, with no mention in between. */
function runs(words: Word[], mentions: Mention[]): Word[][] {
  const found: Word[][] = []
  for (const word of words) {
    const run = found.at(-1)
    const last = run?.at(-1)
    const isNext = last && !mentions.some(({ start }) => start >= last.end && start < word.start)
    if (run && isNext) run.push(word)
    else found.push([word])
  }
  return found
}

function wordsMention(run: Word[], { statements }: Evidence): Mention {
  const [first] = run
  const start = first?.start ?? 0
  const end = run.at(-1)?.end ?? start
  const asked = run.flatMap((word) => word.terms)
  const saying = statements.saying(asked)
  // One of two words is as good as none, and characters that are the same are not words.
  const isPart = saying.share >= PART && saying.words > 1 && !isDense(run.map(({ raw }) => raw).join(''))
  const value = saying.share >= ALL ? 1 : isPart ? 0.5 : 0
  return { start, end, kind: 'words', value, ...(value > 0 ? { facts: saying.facts, jobs: saying.jobs } : nothing) }
}

/** Where capitals do not stand at every noun, one within a sentence makes a name; so do Latin letters in Chinese. */
function isName(language: Language, text: string, raw: string, start: number): boolean {
  if (LOOKS_LIKE_A_NAME.test(raw)) return true
  const traits = languageTraits[language]
  if (traits.isDense) return /^[A-Za-z]/.test(raw)
  if (traits.hasCapitalNouns) return false
  return /^\p{Lu}/u.test(raw) && /\p{Ll}[\s(,/]+$/u.test(text.slice(0, start))
}

/** Names beside each other are one. */
function joinedNames(words: Mention[], text: string): Mention[] {
  const groups: Mention[] = []
  for (const word of words) {
    const last = groups.at(-1)
    if (last && /^[\s-]*$/.test(text.slice(last.end, word.start))) last.end = word.end
    else groups.push({ ...word })
  }
  return groups
}

/** "Hexagonal architecture" is one thing, and nothing that the facts say of architecture stands for it. */
function compounds(mentions: Mention[], text: string, language: Language): Mention[] {
  const after = languageTraits[language].tellsKindAfter
  const isOne = (from: Mention | undefined, to: Mention | undefined): boolean => {
    const [kind, thing] = after ? [to, from] : [from, to]
    return (
      from !== undefined &&
      to !== undefined &&
      kind !== undefined &&
      (kind.kind === 'unknown' || kind.kind === 'words') &&
      kind.value < 1 &&
      thing?.concept !== undefined &&
      tradeConcepts[thing.concept].broad === true &&
      /^[\s-]*$/.test(text.slice(from.end, to.start))
    )
  }
  return mentions.flatMap((mention, i): Mention[] => {
    if (isOne(mentions[i - 1], mention)) return []
    const next = mentions[i + 1]
    if (!next || !isOne(mention, next)) return [mention]
    const name = Boolean(mention.name || next.name)
    return [{ start: mention.start, end: next.end, kind: 'unknown', name, value: 0, ...nothing }]
  })
}

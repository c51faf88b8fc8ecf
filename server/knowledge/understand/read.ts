/** Reads a message: which words ask, which name something that is known, which time is meant, and what is left. */

import { withinWords } from '#content/language/patterns/within-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { InterviewKind } from '#contract/content/interview-kinds.ts'
import type { Language } from '#contract/language.ts'
import { type MaskId, masks } from '#server/knowledge/kinds/signals.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import { cutWords, functionWords, segmentsOf } from '#server/knowledge/tokens.ts'
import { type Entity, type EntityKind, entitiesOf, isWeak } from '#server/knowledge/world/entities.ts'
import { type Month, overlap } from '#server/knowledge/world/months.ts'
import { type Job, positionsOf } from '#server/knowledge/world/things.ts'
import { type FoldedText, foldText, rewrite } from './folded-text.ts'
import { type CueId, interviewKindOf, languageCues } from './language-cues.ts'
import { namesMeant } from './names-meant.ts'
import { longestOnly, type Match, withoutNested } from './phrase-index.ts'
import { questionWords } from './question-words.ts'
import { type Time, timeIn } from './times.ts'
import type { Understanding } from './understanding.ts'

export interface Mention<Kind extends EntityKind = EntityKind> {
  entity: Extract<Entity, { kind: Kind }>
  at: number
  end: number
}

/** A word that neither asks nor names anything. */
interface Left {
  said: string
  written: string
  /** Where it stands in the text, or the stretch without blanks that it is in. */
  at: number
  /** Some fact has it. */
  isKnown: boolean
  /** No fact has it, but one has a word of nearly the same meaning. */
  isMeant: boolean
  /** Questions of many kinds have it. */
  isOrdinary: boolean
  /** The question is about this and nothing else: it stands after a preposition, or is written as a name. */
  restricts: boolean
  /** It is written as a name, where an employer would stand: "at Foobar". */
  isPlace: boolean
}

export interface Reading {
  language: Language
  message: string
  text: string
  /** The same with a mask in place of each name, by which its kind is guessed. */
  masked: string
  /** Whether one of these kinds of words was said. */
  has(...ids: CueId[]): boolean
  /** Where it was first said. */
  placeOf(id: CueId): number | undefined
  /** Kinds of questions of the interview, those said with more letters first. */
  interview: InterviewKind[]
  mentions: Mention[]
  of<Kind extends EntityKind>(kind: Kind): Extract<Entity, { kind: Kind }>[]
  time: Time | undefined
  rest: Left[]
  /** What of it tells what it is about, for a search among the facts. */
  topic: string
  /** Letters that are said beside the words for questions, fillers and the owner. */
  isEmpty: boolean
}

/** A longer message is a text, not a question: no more of it is read. */
export const READ_MAX = 1200

/** "Kafka5年": nothing stands between a name and a number there. */
const NAME_AND_COUNT = /(\p{Script=Latin})(\d{1,2}[年か个個人名])/gu

/** "08年" */
const SHORT_YEAR = /(?<!\d)0(\d)年/g

/** These say how something is asked, and nothing of what it is about. */
const structural: ReadonlySet<string> = new Set<CueId | 'filler'>([
  ...questionWords,
  'compare',
  'or',
  'and',
  'about',
  'use',
  'goodAt',
  'work',
  'built',
  'do',
  'first',
  'last',
  'current',
  'longest',
  'shortest',
  'all',
  'before',
  'after',
  'next',
  'other',
  'only',
  'there',
  'it',
  'backThen',
  'more',
  'yes',
  'no',
  'second',
  'third',
  'firstOne',
  'lastOne',
  'shorter',
  'owner',
  'who_is',
  'at',
  'filler',
  'best',
  'result',
  'project',
  'job',
  'company',
  'technology',
  'skill',
])

/** Whether a message names anything of one of these kinds. */
export const namesAny = ({ of }: Pick<Reading, 'of'>, ...kinds: readonly EntityKind[]): boolean =>
  kinds.some((kind) => of(kind).length > 0)

export function read(understanding: Understanding, message: string, now: Month): Reading {
  const { language, names, owner, spell, hear } = understanding
  const heard = hear(normalize(message.slice(0, READ_MAX), 'NFKC').slice(0, READ_MAX))
    .replace(NAME_AND_COUNT, '$1 $2')
    .replace(SHORT_YEAR, '200$1年')
  const spelled = spell(foldText(heard))
  const folded = rewrite(spelled, byThemselves(longestOnly(owner.find(spelled.text)), names, spelled))
  const cues = languageCues(language)

  const named = employersFirst(longestOnly(namesMeant(understanding, folded)))
  const strong = named.filter(({ value }) => !isWeak(value))
  const masked = blank(folded.text, strong)
  const time = timeIn(masked, cues, now, language)
  const unnamed = time ? blank(masked, [time]) : masked
  const found = cues.cues.find(unnamed).filter(({ value }) => !value.startsWith('act:'))
  const said = withoutNested(outsideWords(understanding, unnamed, found))
  const places = new Map<string, number>()
  for (const { value, at } of said) if (!places.has(value)) places.set(value, at)

  const isFiller = ({ value }: Match<string>) => value === 'filler'
  const understood = blank(unnamed, [...said.flatMap(wordsOf), ...named])
  const topical = blank(folded.text, said.filter(({ value }) => structural.has(value)).flatMap(wordsOf))
  const interview = said
    .toSorted((a, b) => b.end - b.at - (a.end - a.at))
    .flatMap(({ value }) => interviewKindOf.get(value) ?? [])
    // "Why should we not hire her?": the "not" may stand within the words that ask.
    .map((kind) => (kind === 'why-hire' && found.some(({ value }) => value === 'not') ? 'weakness' : kind))
  const rest = leftIn(understood, folded, understanding)
  const mentions = named.map(({ value, at, end }) => ({ entity: positionMeant(value, named, time) ?? value, at, end }))
  return {
    language,
    message,
    text: folded.text,
    masked: maskedText(spelled, understanding, now),
    has: (...ids) => ids.some((id) => places.has(id)),
    placeOf: (id) => places.get(id),
    interview: [...new Set(interview)],
    mentions,
    of: (kind) => entitiesOf(mentions, kind),
    time,
    rest,
    topic: withoutStrange(topical, rest).trim(),
    isEmpty: rest.length === 0 && named.length === 0 && !time && said.every(isFiller),
  }
}

/** "The birth centre" is an employer that is called so, though a list of skills has the same word. */
const employersFirst = (named: Match<Entity>[]): Match<Entity>[] =>
  named.filter(
    ({ value, at, end }) =>
      value.kind !== 'technology' ||
      !named.some((other) => other.value.kind === 'job' && other.at <= at && other.end >= end),
  )

/** An employer where somebody rose is meant as a whole, unless one of the jobs there is named, or the time of one of them. */
function positionMeant(entity: Entity, named: Match<Entity>[], time: Time | undefined): Job | undefined {
  if (entity.kind !== 'job') return undefined
  const positions = positionsOf(entity)
  const then = { from: time?.from ?? 0, to: time?.to ?? Number.POSITIVE_INFINITY }
  const [one, ...others] =
    time?.kind === 'in' || time?.kind === 'month'
      ? positions.filter(({ from, to = Number.POSITIVE_INFINITY }) => overlap({ from, to }, then) > 0)
      : []
  return (
    positions.find((job) => named.some(({ value }) => value.kind === 'title' && value.job === job)) ??
    (others.length === 0 ? one : undefined)
  )
}

/** The owner's name may be a part of another: of the firm that is called by it. */
function byThemselves<Value>(
  said: Match<Value>[],
  names: Understanding['names'],
  { text }: FoldedText,
): Match<Value>[] {
  if (said.length === 0) return said
  const longer = names.find(text)
  return said.filter(
    ({ at, end }) => !longer.some((name) => name.at <= at && name.end >= end && name.end - name.at > end - at),
  )
}

/** "Mit ViewPoint gearbeitet": what stands between the words of a phrase is none of it. */
const wordsOf = (match: Match<unknown>): { at: number; end: number }[] => match.parts ?? [match]

const IDEOGRAPHS = /^\p{Script=Han}{2,}$/u

/**
 * 引用 is a word of the facts, and its 用 asks nothing: a single character counts where it is no part of such a word. In Japanese,
 * whose small words are written otherwise, of no word of ideographs: 腕時計 has no 時.
 */
function outsideWords<Value>(
  { language, vocabulary }: Understanding,
  text: string,
  matches: Match<Value>[],
): Match<Value>[] {
  const { isDense, spellsInKatakana } = languageTraits[language]
  if (!isDense || !matches.some(({ at, end }) => end - at === 1)) return matches
  const isWord = (segment: string) =>
    segment.length > 1 &&
    (spellsInKatakana
      ? IDEOGRAPHS.test(segment)
      : vocabulary.isKnown(segment) || withinWords[language]?.has(segment) === true)
  const words = segmentsOf(language, text).filter(({ segment }) => isWord(segment))
  return matches.filter(
    ({ at, end }) => end - at > 1 || !words.some(({ index, segment }) => index <= at && at < index + segment.length),
  )
}

const maskOf: Partial<Record<EntityKind, MaskId>> = {
  job: 'employer',
  'unknown-company': 'employer',
  technology: 'technology',
  'unknown-technology': 'technology',
  project: 'project',
  person: 'person',
}

function maskedText(spelled: FoldedText, understanding: Understanding, now: Month): string {
  const { language, called } = understanding
  const cues = languageCues(language)
  const own = called.find(spelled.text).map(({ at, end }) => ({ value: masks.owner, at, end }))
  const others = namesMeant(understanding, spelled).flatMap(({ value, at, end }) => {
    const mask = maskOf[value.kind]
    return mask ? [{ value: masks[mask], at, end }] : []
  })
  const named = longestOnly([...own, ...others])
  const time = timeIn(blank(spelled.text, named), cues, now, language)
  const all = time ? longestOnly([...named, { value: masks.year, at: time.at, end: time.end }]) : named
  const once = all.filter(({ at }, i) => all.findIndex((other) => other.at === at) === i)
  return rewrite(
    spelled,
    once.map(({ value, at, end }) => ({ value: ` ${value} `, at, end })),
  ).text.replace(/ {2,}/g, ' ')
}

const blank = (text: string, spans: { at: number; end: number }[]) => {
  let left = text
  for (const { at, end } of spans) left = left.slice(0, at) + ' '.repeat(end - at) + left.slice(end)
  return left
}

/** An unknown word that names nothing must not sink the others. */
function withoutStrange(topic: string, rest: Left[]): string {
  const strange = rest
    .filter(({ isKnown, isMeant, restricts }) => !isKnown && !isMeant && !restricts)
    .map(({ said }) => said)
  return strange.reduce((left, word) => left.replace(` ${word} `, ' '), topic)
}

/** Characters that hold three words. */
const FEW_WORDS = 80

/** The word before a place, articles and the like passed over. */
function lastBefore(text: string, at: number, small: ReadonlySet<string>, prepositions: ReadonlySet<string>): string {
  const words = text
    .slice(Math.max(0, at - FEW_WORDS), at)
    .trimEnd()
    .split(' ')
    .slice(-3)
    .reverse()
  return words.find((word, i) => prepositions.has(word) || !small.has(word) || i === 2) ?? ''
}

function leftIn(
  understood: string,
  folded: FoldedText,
  {
    language,
    vocabulary,
    prepositions,
    places,
    ordinary,
  }: Pick<Understanding, 'language' | 'vocabulary' | 'prepositions' | 'places' | 'ordinary'>,
): Left[] {
  const left: Left[] = []
  const { isDense, hasCapitalNouns } = languageTraits[language]
  const start = folded.text.search(/\S/)
  const meant = vocabulary.meant(understood)
  for (const match of understood.matchAll(/\S+/g)) {
    const said = match[0]
    const written = folded.written(match.index, match.index + said.length)
    if (!written) continue
    for (const word of cutWords(language, written)) {
      if (functionWords[language].has(word.said) || /^(?:\d*|[a-z]|re|ve|ll)$/.test(word.said)) continue
      const isKnown = vocabulary.isKnown(word.said)
      if (!isKnown && ordinary.has(word.said)) continue
      const before = lastBefore(folded.text, match.index, functionWords[language], prepositions)
      const isName = /^\p{Lu}/u.test(written) && match.index > start && !hasCapitalNouns
      const restricts =
        isName ||
        (isDense ? word.said.length > 1 : prepositions.has(before)) ||
        (hasCapitalNouns && /^\p{Lu}/u.test(written))
      // German writes every noun with a capital: what has an article is no name.
      const precedes =
        folded.text
          .slice(Math.max(0, match.index - FEW_WORDS), match.index)
          .trimEnd()
          .split(' ')
          .at(-1) ?? ''
      const isPlace = /^\p{Lu}/u.test(written) && (isDense || places.has(hasCapitalNouns ? precedes : before))
      left.push({
        said: word.said,
        written,
        at: match.index,
        isKnown,
        isMeant: !isKnown && meant.has(word.said),
        isOrdinary: ordinary.has(word.said),
        restricts,
        isPlace,
      })
    }
  }
  return left
}

/**
 * Parts a requirement that lists things of which none can stand for another: years of work, a degree, a language with its level, a
 * permit. "Ten years of nursing, a degree in it, English at C1 and a driving licence" are four, as if each had a line of its own.
 */
import { type TradeConceptId, tradeConcepts } from '#content/language/vocabulary/trade-concepts.ts'
import type { Evidence } from '../evidence.ts'
import { namesLanguage, saysLevel } from '../qualified.ts'
import { findYears } from '../years.ts'
import type { AdvertLanguage } from './advert-language.ts'
import { clausesOf, type Span } from './clauses.ts'
import { type FoundConcept, WORK } from './concept-phrases.ts'
import type { FindMentions } from './mentions.ts'
import { indexOfPhrase, isDense, plain } from './phrases.ts'
import type { Demands } from './requirements.ts'

interface Reader {
  reading: AdvertLanguage
  evidence: Pick<Evidence, 'findConcepts' | 'technologyNames'>
  find: FindMentions
}

type Kind = TradeConceptId | 'years'

interface Clause extends Span {
  said: string
  /** Of what has to be there by itself. */
  kinds: Kind[]
  /** How well a language has to be spoken. */
  hasLevel: boolean
  /** It names something else that is asked for. */
  hasThing: boolean
  or: Alternative | undefined
  /** A word stands between it and the one before: "and". */
  isJoined: boolean
}

interface Alternative {
  isFirst: boolean
  /** What stands on either side is not of one kind: "a degree or five years of work". */
  isMixed: boolean
}

/** No sentence of an advert lists more; what follows stays with the last of them. */
const MOST_CLAUSES = 8
/** In "ACLS and manual handling certificates" a part so short shares the word behind the next. */
const SHORT = 3

/** What a person has on paper; a place or shifts also describe the job. */
const onPaper: Kind[] = ['spoken-languages', 'degrees', 'certificates', 'permits']
/** Longer sentences say something else as well. */
const DEMAND_MAX = 80
/** So many sentences are looked at for what only their words can tell: an advert says it in one or two. */
const MOST_DEMANDS = 8
const MOST_SOUGHT = 3

/** Where the job is and when it is done may also tell more of what was said before. */
const telling: Kind[] = ['location', 'conditions']
/** What follows these tells nothing more of them. */
const closed: Kind[] = ['spoken-languages', 'permits']

export function partsOf(text: string, reader: Reader): string[] {
  const spans = listedIn(text, reader.reading)
  if (spans.length < 2 || kindsIn(text, reader).length === 0) return [text]
  const clauses: Clause[] = []
  for (const span of spans) clauses.push(readClause(text, span, clauses.at(-1), reader))
  if (clauses.some(({ or }) => or?.isMixed)) return [text]
  const parts: Clause[][] = []
  for (const clause of clauses) {
    const part = parts.at(-1)
    if (part && !isOther(clause, part, reader)) part.push(clause)
    else parts.push([clause])
  }
  return parts.map((part) => text.slice(part[0]?.start, part.at(-1)?.end).trim())
}

/** The clauses that stand in no brackets: what is in those belongs to what is before them. */
function listedIn(text: string, reading: AdvertLanguage): Span[] {
  const found: Span[] = []
  let depth = 0
  let at = 0
  for (const clause of clausesOf(text, reading)) {
    const last = found.at(-1)
    if (last && (depth > 0 || found.length === MOST_CLAUSES)) last.end = clause.end
    else if (text.slice(clause.start, clause.end).trim() !== '') found.push({ ...clause })
    for (; at < clause.end; at++) {
      if ('(（'.includes(text.charAt(at))) depth++
      else if (')）'.includes(text.charAt(at))) depth = Math.max(0, depth - 1)
    }
  }
  return found
}

function readClause(text: string, { start, end }: Span, before: Clause | undefined, reader: Reader): Clause {
  const said = text.slice(start, end)
  const { reading, evidence } = reader
  const concepts = evidence.findConcepts(said)
  const isThing = ({ concept }: FoundConcept) => {
    const { general, decisive } = tradeConcepts[concept]
    return !general && !decisive && concept !== WORK
  }
  return {
    ...{ start, end, said },
    kinds: kindsIn(said, reader, concepts),
    hasLevel: saysLevel(said, reading.language),
    hasThing: concepts.some(isThing) || said.search(evidence.technologyNames) !== -1,
    or: alternativeIn(said, before, reader),
    isJoined: /\p{L}/u.test(text.slice(before?.end ?? start, start)),
  }
}

function kindsIn(said: string, { reading, evidence }: Reader, concepts = evidence.findConcepts(said)): Kind[] {
  const isSpoken = saysLevel(said, reading.language) && namesLanguage(said, reading.language)
  return [
    ...(findYears(said, reading) ? (['years'] as const) : []),
    ...(isSpoken ? (['spoken-languages'] as const) : []),
    ...concepts.flatMap(({ concept }) => (tradeConcepts[concept].decisive ? concept : [])),
  ]
}

function alternativeIn(said: string, before: Clause | undefined, reader: Reader): Alternative | undefined {
  const whole = plain(said)
  for (const or of reader.reading.words.or.map(plain)) {
    const at = indexOfPhrase(whole, or)
    if (at === -1) continue
    const left = whole.slice(0, at).trim()
    const first = left === '' ? (before?.kinds ?? []) : kindsIn(left, reader)
    const second = kindsIn(whole.slice(at + or.length), reader)
    return { isFirst: left === '', isMixed: first.length > 0 && second.some((kind) => !first.includes(kind)) }
  }
  return undefined
}

function isOther(clause: Clause, part: Clause[], { reading, find }: Reader): boolean {
  const { kinds, hasLevel, hasThing, or, isJoined } = clause
  const last = part.at(-1)
  const before = new Set(part.flatMap((one) => one.kinds))
  if (or?.isFirst || !last) return false
  // "Anglais C1, arabe courant" are two; in "Danish and English fluently" the level is that of both.
  const isEachLevel = hasLevel && !or && part.every((one) => one.hasLevel || !one.kinds.includes('spoken-languages'))
  const isNew = (kind: Kind) => !before.has(kind) || kind === 'years' || (kind === 'spoken-languages' && isEachLevel)
  const fresh = kinds.filter(isNew)
  if (fresh.length === 0) {
    const isNext = kinds.length === 0 && hasThing && last.kinds.length > 0
    return isNext && isJoined && [...before].every((kind) => closed.includes(kind))
  }
  if (before.size === 0 && fresh.every((kind) => telling.includes(kind))) return false
  const years = fresh.includes('years') ? findYears(clause.said, reading) : undefined
  // "Kubernetes, at least three years" asks for years of it.
  if (years && find(years.rest).every(({ concept }) => concept === WORK) && kinds.every((kind) => kind === 'years'))
    return last.kinds.length > 0 && !before.has('years')
  const isShared =
    last.kinds.length === 0 && !last.hasThing && !isDense(last.said) && last.said.trim().split(/\s+/).length <= SHORT
  if (isShared && kinds.every((kind) => kind === 'certificates' || kind === 'degrees')) return false
  return before.size > 0 || part.some((one) => one.hasThing || find(one.said).length > 0)
}

/** What only the things that a sentence names can tell. Made anew for each advert, of which it looks at a few sentences. */
export function createDemands(reader: Reader): Demands {
  let [demands, sought] = [0, 0]
  return {
    isDemand(sentence) {
      if (sentence.length > DEMAND_MAX || !/[.!。！]$/.test(sentence) || demands++ >= MOST_DEMANDS) return false
      const mentions = reader.find(sentence)
      return mentions.length > 0 && mentions.every(({ concept }) => concept !== undefined && onPaper.includes(concept))
    },
    demandsOf(sentence) {
      if (sought++ >= MOST_SOUGHT) return []
      return listedIn(sentence, reader.reading)
        .map((span) => readClause(sentence, span, undefined, reader))
        .filter(({ kinds, hasLevel }) => {
          // A language that only says whom is looked for, as "a Vietnamese interpreter" does, says no level.
          const asks = (kind: Kind) =>
            kind === 'years' || (onPaper.includes(kind) && (kind !== 'spoken-languages' || hasLevel))
          return kinds.some(asks)
        })
        .map(({ said }) => said.trim())
    },
  }
}

/** Whether of two numbers of the facts each is said of what the other is a number of. */
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import type { Amount } from './amounts.ts'
import { lexiconOf } from './lexicon.ts'
import { near, says } from './same-amount.ts'
import type { Spoken } from './spoken.ts'
import { CLAUSE_END, JOINED, statementEnds } from './statements.ts'

/** A text and its amounts. */
interface Numbered extends Spoken {
  amounts: readonly Amount[]
}

interface Subject {
  /** All words of its statement, up to the next number. */
  words: Set<string>
  /** Those of them that tell what is spoken of. */
  telling: Set<string>
  /** The word behind it: what it counts. */
  counted: string | undefined
}

/** 11を: what it counts is told elsewhere. */
const PARTICLE = /^[をがはもへ]/

/** What a number is a number of. */
function subjectReader({ language, text, amounts }: Numbered) {
  const lexicon = lexiconOf(language)
  const known = new Map<Amount, Subject>()
  const read = (amount: Amount): Subject => {
    const from = Math.max(0, ...amounts.filter(({ end }) => end <= amount.at).map(({ end }) => end))
    const to = Math.min(text.length, ...amounts.filter(({ at }) => at >= amount.end).map(({ at }) => at))
    const before = text.slice(from, amount.at).split(statementEnds[language]).at(-1) ?? ''
    const behind = text.slice(amount.end, to).split(statementEnds[language], 1)[0] ?? ''
    const words = new Set(lexicon.termsOf(`${before} ${behind}`))
    // In one statement what stands between two numbers may be told of the first, "a 140-page file with two remarks", but not in
    // languages that name a thing before its number.
    const isShared = !languageTraits[language].isDense && from > 0 && text.slice(from, amount.at) === before
    const own = isShared ? lexicon.termsOf(behind) : [...words]
    const telling = new Set(own.filter((term) => !lexicon.isLight(term, term)))
    return { words, telling, counted: PARTICLE.test(behind) ? undefined : lexicon.termsOf(behind)[0] }
  }
  return (amount: Amount) => {
    const subject = known.get(amount) ?? read(amount)
    known.set(amount, subject)
    return subject
  }
}

/** A shorter word ends many others. */
const SHORTEST = 4

/** How many words of one are words of the other, or in German end them: "Betten" of "Intensivbetten". */
function shared(language: Language, a: Set<string>, b: Set<string>): number {
  const same = [...a].filter((term) => b.has(term)).length
  if (same > 0 || !languageTraits[language].joinsNouns) return same
  const ends = (one: string, other: string) => other.length >= SHORTEST && one.endsWith(other)
  const others = [...b]
  return [...a].filter((term) => others.some((other) => ends(term, other) || ends(other, term))).length
}

/** Two ends of one change are told of the same thing. */
const isChangedTo = (known: string, one: Amount) => (other: Amount) => {
  const [first, second] = one.at < other.at ? [one, other] : [other, one]
  return second.at - first.end <= JOINED && !CLAUSE_END.test(known.slice(first.end, second.at))
}

/** Of two numbers of the facts, each is said of what the other is a number of. */
export function isExchanged(sentence: Numbered, facts: Numbered): boolean {
  const { language, text: known } = facts
  const told = facts.amounts.filter(({ end }) => end > 0)
  const alike = told.filter((one, i) =>
    told.some((other, j) => i !== j && other.unit === one.unit && !near(other.value, one.value)),
  )
  if (alike.length === 0) return false
  const subjectOf = subjectReader(sentence)
  const knownSubjectOf = subjectReader({ language, text: known, amounts: told })
  for (const amount of sentence.amounts) {
    const own = alike.filter((one) => one.unit !== 'calendar' && says(language, amount, one))
    const rest = alike.filter((one) => one.unit === own[0]?.unit && !own.includes(one))
    if (own.length === 0 || rest.length === 0) continue
    const { words, telling, counted } = subjectOf(amount)
    // "Eleven systems" of seven systems in eleven countries.
    const isOfAnother =
      amount.unit === undefined &&
      counted !== undefined &&
      rest.some((one) => knownSubjectOf(one).counted === counted) &&
      own.map(knownSubjectOf).every((one) => one.counted !== undefined && one.counted !== counted)
    if (isOfAnother) return true
    const others = rest.filter((one) => !own.some(isChangedTo(known, one)))
    const partners = rest.filter((one) => !others.includes(one))
    const [mine, theirs] = [[...own, ...partners].map(knownSubjectOf), others.map(knownSubjectOf)]
    if (languageTraits[sentence.language].isDense && amount.unit === undefined) continue
    const ofOwn = Math.max(...mine.map((one) => shared(language, words, one.words)))
    const ofOthers = Math.max(
      ...theirs.map((other) => {
        const both = [...telling].filter((term) => other.telling.has(term))
        return both.filter((term) => !mine.some((one) => one.words.has(term))).length
      }),
    )
    if (ofOwn === 0 && ofOthers >= 1 && mine.every((one) => one.telling.size > 0)) return true
    if (ofOthers > ofOwn + 1) return true
  }
  return false
}

/** Whether the numbers, units and years of a sentence are those of the facts that it cites. */
import type { TimeUnit } from '#content/language/claim-words.ts'
import { claimWords } from '#content/language/load/load-claims.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { terms } from '#server/knowledge/tokens.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { createPhraseIndex, type PhraseIndex, phrasesOf } from '#server/knowledge/understand/phrase-index.ts'
import { type Amount, amountsIn, SECONDS, unitsIn } from './amounts.ts'
import { type BoundsRead, isTurned, readBounds, type Side, sideOf } from './changes.ts'
import { inDigits } from './in-digits.ts'

interface YearSpan {
  from: number
  /** The year it ended in; undefined while it goes on. */
  to: number | undefined
}

type NumberFault = 'number' | 'unit' | 'year' | 'exchanged' | 'turned' | 'bound'

/** Two amounts are the same if they differ by less than this share; in other units they are rounded. */
const SAME = 0.001
const ROUNDED = 0.12
/** A sentence with more numbers is a list of them. */
const MOST = 30
/** So many letters stand at most between two parts of one time. */
const JOINED = 14
/** "900 a second" is also said for a minute, an hour, a day. */
const RATES = [60, 3600, 24, 7, 12, 52]

const isTime = (unit: Amount['unit']): unit is TimeUnit => unit !== undefined && unit in SECONDS
const near = (a: number, b: number, share = SAME) => Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * share

function says(said: Amount, known: Amount): boolean {
  // "From forty-two to two days": the unit stands once.
  if (
    said.unit === undefined &&
    isTime(known.unit) &&
    near(said.value * SECONDS.day, known.value * SECONDS[known.unit])
  )
    return true
  if (isTime(said.unit) && isTime(known.unit)) {
    if (said.unit === known.unit) return near(said.value, known.value)
    return near(said.value * SECONDS[said.unit], known.value * SECONDS[known.unit], ROUNDED)
  }
  if (near(said.value, known.value)) return true
  if (known.unit === '%')
    return (
      near(said.value * 100, known.value, 0.03) || (said.value <= 1 && near((1 - said.value) * 100, known.value, 0.03))
    )
  return said.unit === '%' && near(said.value, known.value * 100, 0.03)
}

export interface NumberContext {
  spans: YearSpan[]
  /** Years that belong to the facts though their text has none. */
  years: number[]
  thisYear: number
}

export interface NumbersRead {
  faults: NumberFault[]
  /** Amounts that are proven, and where they stand in the sentence written in digits. */
  proven: number
  provenAt: { at: number; end: number }[]
  /** Small ones in words, where the facts have none: "three aspects". */
  loose: number
  bounds: BoundsRead
}

export function readNumbers(language: Language, statement: string, facts: string, context: NumberContext): NumbersRead {
  const sentence = inDigits(language, statement)
  const known = inDigits(language, facts)
  const said = amountsIn(language, sentence)
  const have = amountsIn(language, known)
  const faults: NumberFault[] = said.length > MOST ? ['number'] : []
  const units = unitsIn(language, known)
  const { one, median } = indexOf(language)
  const text = foldText(known).text
  if (median.find(text).length > 0) have.push({ value: 0.5, unit: undefined, at: 0, end: 0, before: '', behind: '' })
  const isOneThing = one.find(text).length > 0
  const calendar = have.filter(({ unit }) => unit === 'calendar').map(({ value }) => value)
  const converted = new Set<TimeUnit>()
  const provenAt: { at: number; end: number }[] = []
  let loose = 0
  for (const amount of said.slice(0, MOST)) {
    if (amount.unit === 'calendar') {
      if (isYearKnown(amount.value, calendar, context)) provenAt.push(amount)
      else faults.push('year')
      continue
    }
    // "One" is an article, "1秒に" a rate and "最初の1か月" the first.
    if (amount.value === 1 && (amount.unit === undefined || isRateOrFirst(amount))) continue
    const isKnownShare = isComputed(amount, have, () => sideOf(language, sentence, amount))
    if (amount.value < 1 && amount.unit === undefined && !isKnownShare && !have.some((one) => says(amount, one))) {
      faults.push('number')
      continue
    }
    const match = have.find((one) => one.unit !== 'calendar' && says(amount, one))
    const isSpan = amount.unit === 'year' && isDuration(amount.value, context, calendar)
    const isRate =
      !match &&
      amount.value >= 100 &&
      have.some((one) => one.value > 1 && RATES.some((rate) => near(amount.value, one.value * rate)))
    const isOne = !match && isOneUnit(amount, units)
    const isSum = !match && isPartOfSum(amount, said, have, sentence)
    if (match || isSpan || isRate || isSum || isOne || isKnownShare || isOutOf(amount, said, have)) {
      provenAt.push(amount)
      if (isTime(amount.unit)) converted.add(amount.unit)
      if (isRate) for (const unit of ['min', 'h', 'day', 'week', 'month', 'year'] as const) converted.add(unit)
    } else if (!isOneThing && isLoose(amount, sentence, have)) loose++
    else faults.push('number')
  }
  const isDated = calendar.length > 0 || context.spans.length > 0
  for (const unit of unitsIn(language, sentence)) {
    const isKnown = units.has(unit) || converted.has(unit) || (unit === 'year' && isDated) || isSameTime(unit, units)
    if (!isKnown) faults.push('unit')
  }
  const bounds = readBounds(language, sentence, known)
  if (faults.length === 0) {
    if (isExchanged(language, said, have)) faults.push('exchanged')
    if (isTurned(language, sentence, known)) faults.push('turned')
    if (bounds.contrary > 0) faults.push('bound')
  }
  return { faults, proven: provenAt.length, provenAt, loose, bounds }
}

const isRateOrFirst = ({ before, behind }: Amount) =>
  /^\s?(?:秒|分|時間|日|週間?|[かカヶ]月|年)(?:に|あたり|ごと|につき|目)/.test(behind) ||
  /(?:最初|初め|はじめ)の$/.test(before)

/** What may be worked out from the amounts of the facts: the rest of a share, a difference, how many times as much. */
function isComputed({ value, unit }: Amount, have: Amount[], side: () => Side | undefined): boolean {
  const amounts = have.filter((one) => one.unit !== 'calendar' && one.value > 0)
  if (amounts.some((one) => isRestOrPart(value, unit, one, side))) return true
  return amounts.some((one) =>
    amounts.some((other) => {
      if (one === other || one.value <= other.value || one.unit !== other.unit) return false
      const times = one.value / other.value
      return (
        (unit === one.unit && near(value, one.value - other.value)) ||
        (unit === undefined && times >= 2 && [times, 1 / times].some((one) => near(value, one, 0.06))) ||
        (unit === '%' && (near(value, 100 * (times - 1), 0.03) || near(value, 100 - 100 / times, 0.02)))
      )
    }),
  )
}

/** "82 of 100", "four out of five": a share said in two numbers. */
const isOutOf = (amount: Amount, said: Amount[], have: Amount[]): boolean =>
  amount.unit === undefined &&
  said.some((other) => {
    if (other === amount || other.unit !== undefined) return false
    const part = Math.min(amount.value, other.value) / Math.max(amount.value, other.value)
    return have.some((one) => one.unit === '%' && one.value <= 100 && near(part * 100, one.value, 0.07))
  })

/** So many points a share may lie beyond the round one that it is said to be more, or less, than. */
const BEYOND = 12

/** 64 % are nearly two thirds, and 36 % are left of them. */
function isRestOrPart(
  value: number,
  unit: Amount['unit'],
  { value: share, unit: known }: Amount,
  side: () => Side | undefined,
): boolean {
  if (known !== '%' || share > 100) return false
  if (unit === '%' && near(value, 100 - share)) return true
  const points = unit === '%' ? value : unit === undefined && value < 1 ? value * 100 : undefined
  // What is said in whole percent is meant so; tenths, thirds and halves are round.
  if (points === undefined || (unit === '%' && points % 10 !== 0)) return false
  return [share, 100 - share].some((one) => {
    const beyond = one - points
    if (unit === undefined && near(points, one, 0.08)) return true
    if (Math.abs(beyond) > BEYOND || beyond === 0) return false
    return side() === (beyond > 0 ? 'over' : 'under')
  })
}

/** "Every seven days" is once a week. */
const isOneUnit = ({ value, unit }: Amount, units: Set<TimeUnit>) =>
  isTime(unit) && [...units].some((one) => one !== unit && near(value * SECONDS[unit], SECONDS[one], 0.02))

/** "One year and one month" are thirteen months. */
function isPartOfSum(amount: Amount, said: Amount[], have: Amount[], sentence: string): boolean {
  const seconds = (one: Amount) => (isTime(one.unit) ? one.value * SECONDS[one.unit] : Number.NaN)
  return said.some((other) => {
    if (other === amount || !isTime(other.unit) || !isTime(amount.unit)) return false
    const [first, second] = other.at < amount.at ? [other, amount] : [amount, other]
    if (second.at - first.end > JOINED || /[.,;、。，；]/.test(sentence.slice(first.end, second.at))) return false
    return have.some((one) => near(seconds(one), seconds(first) + seconds(second), 0.03))
  })
}

const isLoose = ({ value, unit, at }: Amount, sentence: string, have: Amount[]) =>
  unit === undefined && value <= 4 && !/\d/.test(sentence[at] ?? '') && !have.some((one) => one.unit === undefined)

/** A quarter is three months; a decade is said of years. */
const isSameTime = (unit: TimeUnit, units: Set<TimeUnit>) =>
  (unit === 'decade' && units.has('year')) || (unit === 'year' && units.has('decade'))

function isYearKnown(year: number, calendar: number[], { spans, years, thisYear }: NumberContext): boolean {
  if (calendar.includes(year)) return true
  if (calendar.length > 0) return false
  return years.includes(year) || spans.some(({ from, to }) => year >= from && year <= (to ?? thisYear))
}

/** From 2014 to 2017 it was three years, or four if each is counted. */
function isDuration(value: number, { spans, thisYear }: NumberContext, calendar: number[]): boolean {
  const lengths = spans.map(({ from, to }) => (to ?? thisYear) - from)
  for (const year of calendar) lengths.push(thisYear - year)
  for (const [i, first] of calendar.entries())
    for (const second of calendar.slice(i + 1)) lengths.push(Math.abs(second - first))
  return lengths.some((length) => length > 0 && Math.abs(length - value) < 0.6)
}

/** What a number is a number of: the words around it. */
const subjectOf = (language: Language, { before, behind }: Amount) =>
  new Set(terms(language, `${lastClause(before)} ${firstClause(behind)}`))
const firstClause = (text: string) => text.split(/[.,;:，。；、：()（）\d]/, 1)[0] ?? ''
const lastClause = (text: string) => text.split(/[.,;:，。；、：()（）\d]/).at(-1) ?? ''

const shared = (a: Set<string>, b: Set<string>) => [...a].filter((term) => b.has(term)).length

/** Two ends of one change are told of the same thing. */
const isChangedTo = (one: Amount) => (other: Amount) =>
  Math.max(one.at, other.at) - Math.min(one.end, other.end) <= JOINED

/** Of two numbers of the facts, each is said of what the other is a number of. */
function isExchanged(language: Language, said: Amount[], have: Amount[]): boolean {
  const alike = have.filter((one, i) =>
    have.some((other, j) => i !== j && other.unit === one.unit && !near(other.value, one.value)),
  )
  for (const amount of said) {
    if (languageTraits[language].isDense && amount.unit === undefined) continue
    const own = alike.filter((one) => one.unit !== 'calendar' && says(amount, one))
    const others = alike.filter((one) => one.unit === own[0]?.unit && !own.includes(one) && !own.some(isChangedTo(one)))
    if (own.length === 0 || others.length === 0) continue
    const subject = subjectOf(language, amount)
    const mine = Math.max(...own.map((one) => shared(subject, subjectOf(language, one))))
    const theirs = Math.max(
      ...others.map((one) => {
        const other = subjectOf(language, one)
        return [...subject].filter(
          (term) => other.has(term) && !own.some((mineToo) => subjectOf(language, mineToo).has(term)),
        ).length
      }),
    )
    if (mine === 0 && theirs >= 2) return true
    if (theirs > mine + 1) return true
  }
  return false
}

const countIndexes = new Map<Language, { one: PhraseIndex<true>; median: PhraseIndex<true> }>()
function indexOf(language: Language) {
  let known = countIndexes.get(language)
  if (!known) {
    const phrases = (list: string) =>
      createPhraseIndex(phrasesOf(list).map((phrase) => [phrase, true as const] as const))
    known = { one: phrases(claimWords[language].one), median: phrases(claimWords[language].median) }
    countIndexes.set(language, known)
  }
  return known
}

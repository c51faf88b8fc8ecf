/** Whether the numbers, units and years of a sentence are those of the facts that it cites. */
import type { TimeUnit } from '#content/language/claim-words.ts'
import { claimWords } from '#content/language/load/load-claims.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { createPhraseIndex, type PhraseIndex, phrasesOf } from '#server/knowledge/understand/phrase-index.ts'
import { type Amount, amountsIn, SECONDS, unitsAt, unitsIn } from './amounts.ts'
import { type BoundsRead, isTurned, readBounds, type Side, sideOf } from './changes.ts'
import { inDigits } from './in-digits.ts'
import { lexiconOf } from './lexicon.ts'

interface YearSpan {
  from: number
  /** The year it ended in; undefined while it goes on. */
  to: number | undefined
}

type NumberFault = 'number' | 'unit' | 'year' | 'exchanged' | 'turned' | 'bound'

/** Two amounts are the same if they differ by less than this share; in other units they are rounded. */
const SAME = 0.001
const ROUNDED = 0.12
/** "Less than 150" is said of 148, "a little over an hour" of 70 minutes. */
const BOUND = { sameUnit: 0.06, otherUnit: 0.25 }
/** A sentence with more numbers is a list of them. */
const MOST = 30
/** So many letters stand at most between two parts of one time. */
const JOINED = 14
/** And between a part and the whole that it is of. */
const NEIGHBOURS = 24
const CLAUSE_END = /[.,;:，。；、：()（）]/
/** "900 a second" is also said for a minute, an hour, a day. */
const RATES = [60, 3600, 24, 7, 12, 52]

const isTime = (unit: Amount['unit']): unit is TimeUnit => unit !== undefined && unit in SECONDS
const near = (a: number, b: number, share = SAME) => Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * share

function says(language: Language, said: Amount, known: Amount): boolean {
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
  // Where the facts count something, no time is said of it, but for how often: "900 payments per second".
  if (isTime(said.unit) && known.unit === undefined && known.end > 0 && !unitsIn(language, known.behind).has(said.unit))
    return false
  if (near(said.value, known.value)) return true
  if (known.unit === '%')
    return (
      near(said.value * 100, known.value, 0.03) || (said.value <= 1 && near((1 - said.value) * 100, known.value, 0.03))
    )
  return said.unit === '%' && near(said.value, known.value * 100, 0.03)
}

/** Whether a round bound is said of a known amount that lies just beyond it. */
function isBoundOf(said: Amount, known: Amount, side: () => Side | undefined): boolean {
  if (known.unit === 'calendar' || said.value <= 0 || known.value <= 0) return false
  const areTimes = isTime(said.unit) && isTime(known.unit)
  const isOther = areTimes && said.unit !== known.unit
  if (!areTimes && said.unit !== known.unit) return false
  const [a, b] = isOther
    ? [said.value * SECONDS[said.unit as TimeUnit], known.value * SECONDS[known.unit as TimeUnit]]
    : [said.value, known.value]
  if (near(a, b) || !near(a, b, isOther ? BOUND.otherUnit : BOUND.sameUnit)) return false
  if (!isOther && tellingDigits(said.value) >= tellingDigits(known.value)) return false
  return side() === (b > a ? 'over' : 'under')
}

/** 150 has two of them, 148 three. */
const tellingDigits = (value: number) => value.toExponential().split('e', 1)[0]?.replace('.', '').length ?? 0

/** A text and its amounts. */
type Numbered = readonly [text: string, amounts: Amount[]]

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
  const { one, median, implied } = indexOf(language)
  const text = foldText(known).text
  if (median.find(text).length > 0) have.push(wordless(0.5))
  const told = [...have, ...implied.find(text).map(({ value }) => wordless(value))]
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
    const side = () => sideOf(language, sentence, amount)
    const isKnownShare = isComputed(amount, have, side)
    if (
      amount.value < 1 &&
      amount.unit === undefined &&
      !isKnownShare &&
      !told.some((one) => says(language, amount, one))
    ) {
      faults.push('number')
      continue
    }
    const match = told.find((one) => one.unit !== 'calendar' && says(language, amount, one))
    const isSpan = amount.unit === 'year' && isDuration(amount.value, context, calendar, side)
    const isBound = !match && have.some((one) => isBoundOf(amount, one, side))
    const isRate =
      !match &&
      amount.value >= 100 &&
      have.some((one) => one.value > 1 && RATES.some((rate) => near(amount.value, one.value * rate)))
    const isOne = !match && isOneUnit(amount, units)
    const isSum = !match && isPartOfSum(amount, said, have, sentence)
    if (
      match ||
      isSpan ||
      isBound ||
      isRate ||
      isSum ||
      isOne ||
      isKnownShare ||
      isOutOf(amount, said, have) ||
      isShareOfTwo(amount, have, known)
    ) {
      provenAt.push(amount)
      if (isTime(amount.unit)) converted.add(amount.unit)
      if (isRate) for (const unit of ['min', 'h', 'day', 'week', 'month', 'year'] as const) converted.add(unit)
    } else if (!isOneThing && isLoose(amount, sentence, have)) loose++
    else faults.push('number')
  }
  const isDated = calendar.length > 0 || context.spans.length > 0
  for (const unit of unitsIn(language, sentence)) {
    const isKnown =
      units.has(unit) ||
      converted.has(unit) ||
      (unit === 'year' && isDated) ||
      isSameTime(unit, units) ||
      isAboutOne(language, sentence, unit, have)
    if (!isKnown) faults.push('unit')
  }
  const bounds = readBounds(language, sentence, known)
  if (faults.length === 0) {
    if (isExchanged(language, [sentence, said], [known, have])) faults.push('exchanged')
    if (isTurned(language, sentence, known)) faults.push('turned')
    if (bounds.contrary > 0) faults.push('bound')
  }
  return { faults, proven: provenAt.length, provenAt, loose, bounds }
}

/** "An hour", with no number, is said of 70 minutes. */
function isAboutOne(language: Language, sentence: string, unit: TimeUnit, have: Amount[]): boolean {
  const places = unitsAt(language, sentence).filter(({ value }) => value === unit)
  return places.some((place) => {
    const said: Amount = { ...place, value: 1, unit, before: '', behind: '' }
    return have.some(
      (one) => says(language, said, one) || isBoundOf(said, one, () => sideOf(language, sentence, place)),
    )
  })
}

/** What is told without a number stands nowhere. */
const wordless = (value: number): Amount => ({ value, unit: undefined, at: 0, end: 0, before: '', behind: '' })

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

/** "21 of 420" are five per cent: two numbers of one statement, and nothing between them that parts statements. */
function isShareOfTwo({ value, unit }: Amount, have: Amount[], known: string): boolean {
  if (unit !== '%') return false
  return have.some((one) =>
    have.some((other) => {
      if (one.unit || other.unit || one.value >= other.value || one.value <= 0 || one.end === 0) return false
      const [first, second] = one.at < other.at ? [one, other] : [other, one]
      const gap = known.slice(first.end, second.at)
      return gap.length <= NEIGHBOURS && !CLAUSE_END.test(gap) && near(value, (100 * one.value) / other.value, 0.02)
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
function isDuration(
  value: number,
  { spans, thisYear }: NumberContext,
  calendar: number[],
  side: () => Side | undefined,
): boolean {
  const lengths = spans.map(({ from, to }) => (to ?? thisYear) - from)
  for (const year of calendar) lengths.push(thisYear - year)
  for (const [i, first] of calendar.entries())
    for (const second of calendar.slice(i + 1)) lengths.push(Math.abs(second - first))
  return lengths.some(
    (length) =>
      length > 0 &&
      (Math.abs(length - value) < 0.6 ||
        (near(length, value, BOUND.otherUnit) && side() === (length > value ? 'over' : 'under'))),
  )
}

/** Where what is said of one number ends. */
const STATEMENT =
  /[.,;:，。；、：()（）—–\n]|\s(?:and|while|y|e|mientras|et|tandis|und|sowie)\s|并|而且|以及|し、|また/u

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
function subjectReader(language: Language, text: string, amounts: readonly Amount[]) {
  const lexicon = lexiconOf(language)
  const known = new Map<Amount, Subject>()
  const read = (amount: Amount): Subject => {
    const from = Math.max(0, ...amounts.filter(({ end }) => end <= amount.at).map(({ end }) => end))
    const to = Math.min(text.length, ...amounts.filter(({ at }) => at >= amount.end).map(({ at }) => at))
    const before = text.slice(from, amount.at).split(STATEMENT).at(-1) ?? ''
    const behind = text.slice(amount.end, to).split(STATEMENT, 1)[0] ?? ''
    const words = new Set(lexicon.termsOf(`${before} ${behind}`))
    const telling = new Set([...words].filter((term) => !lexicon.isLight(term, term)))
    return { words, telling, counted: PARTICLE.test(behind) ? undefined : lexicon.termsOf(behind)[0] }
  }
  return (amount: Amount) => {
    const subject = known.get(amount) ?? read(amount)
    known.set(amount, subject)
    return subject
  }
}

const shared = (a: Set<string>, b: Set<string>) => [...a].filter((term) => b.has(term)).length

/** Two ends of one change are told of the same thing. */
const isChangedTo = (known: string, one: Amount) => (other: Amount) => {
  const [first, second] = one.at < other.at ? [one, other] : [other, one]
  return second.at - first.end <= JOINED && !CLAUSE_END.test(known.slice(first.end, second.at))
}

/** Of two numbers of the facts, each is said of what the other is a number of. */
function isExchanged(language: Language, [sentence, said]: Numbered, [known, have]: Numbered): boolean {
  const told = have.filter(({ end }) => end > 0)
  const alike = told.filter((one, i) =>
    told.some((other, j) => i !== j && other.unit === one.unit && !near(other.value, one.value)),
  )
  if (alike.length === 0) return false
  const subjectOf = subjectReader(language, sentence, said)
  const knownSubjectOf = subjectReader(language, known, told)
  for (const amount of said) {
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
    if (languageTraits[language].isDense && amount.unit === undefined) continue
    const ofOwn = Math.max(...mine.map((one) => shared(words, one.words)))
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

const countIndexes = new Map<
  Language,
  { one: PhraseIndex<true>; median: PhraseIndex<true>; implied: PhraseIndex<number> }
>()
function indexOf(language: Language) {
  let known = countIndexes.get(language)
  if (!known) {
    const phrases = (list: string) =>
      createPhraseIndex(phrasesOf(list).map((phrase) => [phrase, true as const] as const))
    const { one, median, implied } = claimWords[language]
    const values = phrasesOf(implied).map((entry) => {
      const [phrase = '', value] = entry.split('=')
      return [phrase, Number(value)] as const
    })
    known = { one: phrases(one), median: phrases(median), implied: createPhraseIndex(values) }
    countIndexes.set(language, known)
  }
  return known
}

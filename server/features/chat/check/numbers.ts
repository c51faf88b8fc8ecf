/** Whether the numbers, units and years of a sentence are those of the facts that it cites. */

import { isSaid } from '#content/language/any-language.ts'
import type { TimeUnit } from '#content/language/claim-words.ts'
import { claimWords } from '#content/language/load/load-claims.ts'
import { firstBefore, rateBehind } from '#content/language/numbers/figure-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { createPhraseIndex, type PhraseIndex, phrasesOf } from '#server/knowledge/understand/phrase-index.ts'
import { type Amount, amountsIn, unitsAt, unitsIn } from './amounts.ts'
import { type BoundsRead, isTurned, readBounds, sideOf } from './changes.ts'
import { type DirectionsRead, readDirections } from './directions.ts'
import { isExchanged } from './exchanged.ts'
import { inDigits } from './in-digits.ts'
import { lexiconOf } from './lexicon.ts'
import { isOfAnotherOrdinal } from './ordinals.ts'
import { isBoundOf, isTime, near, says } from './same-amount.ts'
import type { Spoken } from './spoken.ts'
import { CLAUSE_END } from './statements.ts'
import {
  isComputed,
  isDuration,
  isOneUnit,
  isOutOf,
  isPartOfSum,
  isShareOfTwo,
  isYearKnown,
  type NumberContext,
} from './worked-out.ts'

type NumberFault = 'number' | 'unit' | 'year' | 'exchanged' | 'turned' | 'bound'

/** A sentence with more numbers is a list of them. */
const MOST = 30
/** "900 a second" is also said for a minute, an hour, a day. */
const RATES = [60, 3600, 24, 7, 12, 52]
const OF_RATES: readonly TimeUnit[] = ['min', 'h', 'day', 'week', 'month', 'year']

export interface NumbersRead {
  faults: NumberFault[]
  /** Amounts that are proven, and where they stand in the sentence written in digits. */
  proven: number
  provenAt: { at: number; end: number }[]
  /** Small ones in words, where the facts have none: "three aspects". */
  loose: number
  bounds: BoundsRead
  directions: DirectionsRead
}

/** Facts of one language, written in digits. */
interface Known extends Spoken {
  amounts: Amount[]
  /** Factors and shares that are told without a number. */
  implied: Amount[]
  isOneThing: boolean
}

/** A sentence beside what its facts give. */
interface Compared {
  sentence: Spoken & { amounts: Amount[] }
  facts: Known[]
  /** The amounts of all of them. */
  have: Amount[]
  units: Set<TimeUnit>
  calendar: number[]
  context: NumberContext
}

function knownIn({ language, text: typed }: Spoken): Known {
  const text = inDigits(language, typed)
  const amounts = amountsIn(language, text)
  const { one, median, implied } = indexOf(language)
  const { text: folded } = foldText(text)
  // Of what has a median half is below it.
  const halves = median.find(folded).map(() => wordless(0.5))
  return {
    language,
    text,
    amounts,
    implied: [...implied.find(folded).map(({ value }) => wordless(value)), ...halves],
    isOneThing: one.find(folded).length > 0,
  }
}

function compare({ language, text }: Spoken, facts: Known[], context: NumberContext): Compared {
  const written = inDigits(language, text)
  const have = facts.flatMap(({ amounts }) => amounts)
  return {
    sentence: { language, text: written, amounts: amountsIn(language, written) },
    facts,
    have,
    units: new Set(facts.flatMap((one) => [...unitsIn(one.language, one.text)])),
    calendar: have.filter(({ unit }) => unit === 'calendar').map(({ value }) => value),
    context,
  }
}

/** Which amounts of a sentence follow from those of its facts, each read in the language that it is in. */
export function readNumbers(statement: Spoken, told: Spoken[], context: NumberContext): NumbersRead {
  const facts = told.map(knownIn)
  const compared = compare(statement, facts, context)
  const { sentence, calendar } = compared
  const faults: NumberFault[] = sentence.amounts.length > MOST ? ['number'] : []
  const converted = new Set<TimeUnit>()
  const provenAt: { at: number; end: number }[] = []
  let loose = 0
  for (const amount of sentence.amounts.slice(0, MOST)) {
    if (amount.unit === 'calendar') {
      if (isYearKnown(amount.value, calendar, context)) provenAt.push(amount)
      else faults.push('year')
      continue
    }
    // "One" is an article, "1秒に" a rate and "最初の1か月" the first.
    if (amount.value === 1 && (amount.unit === undefined || isRateOrFirst(amount))) continue
    const proof = proofOf(amount, compared)
    if (proof) {
      provenAt.push(amount)
      if (isTime(amount.unit)) converted.add(amount.unit)
      if (proof === 'rate') for (const unit of OF_RATES) converted.add(unit)
    } else if (isOneDenied(amount, compared)) {
      provenAt.push(amount)
    } else if (
      !isBarePart(amount) &&
      !facts.some(({ isOneThing }) => isOneThing) &&
      isLoose(amount, sentence, compared.have)
    )
      loose++
    else faults.push('number')
  }
  for (const unit of unitsIn(sentence.language, sentence.text))
    if (!converted.has(unit) && !isUnitKnown(unit, compared)) faults.push('unit')
  const bounds: BoundsRead = { contrary: 0, excluded: 0, over: 0, under: 0 }
  for (const one of facts) {
    const read = readBounds(sentence, one)
    for (const key of ['contrary', 'excluded', 'over', 'under'] as const) bounds[key] += read[key]
  }
  const directions: DirectionsRead = { agreed: 0, reversed: 0, risen: 0, fallen: 0 }
  for (const one of facts) {
    const read = readDirections(sentence, one)
    for (const key of ['agreed', 'reversed', 'risen', 'fallen'] as const) directions[key] += read[key]
  }
  if (faults.length === 0) {
    if (facts.some((one) => isExchanged(sentence, one) || isOfAnotherOrdinal(sentence, one))) faults.push('exchanged')
    if (facts.some((one) => isTurned(sentence, one)) || directions.reversed > 0) faults.push('turned')
    if (bounds.contrary > 0 || bounds.excluded > 0) faults.push('bound')
  }
  return { faults, proven: provenAt.length, provenAt, loose, bounds, directions }
}

/** How an amount follows from the facts, if it does. */
function proofOf(amount: Amount, compared: Compared): 'told' | 'rate' | undefined {
  const { sentence, facts, have, units, calendar, context } = compared
  const side = () => sideOf(sentence.language, sentence.text, amount)
  if (isTold(amount, compared) || isComputed(amount, have, side)) return 'told'
  if (isBarePart(amount)) return undefined
  const isRate =
    amount.value >= 100 &&
    have.some((one) => one.value > 1 && RATES.some((rate) => near(amount.value, one.value * rate)))
  if (isRate) return 'rate'
  const isProven =
    (amount.unit === 'year' && !isAfter(amount, sentence) && isDuration(amount.value, context, calendar, side)) ||
    have.some((one) => isBoundOf(amount, one, side)) ||
    isPartOfSum(amount, sentence.amounts, have, sentence.text) ||
    isOneUnit(amount, units) ||
    isOutOf(amount, sentence.amounts, have) ||
    facts.some(({ amounts, text }) => isShareOfTwo(amount, amounts, text))
  return isProven ? 'told' : undefined
}

/** "Two years after it was launched" tells when, and not how long a job or a project of two years took. */
function isAfter({ behind }: Amount, { language }: Spoken): boolean {
  const { isDense } = languageTraits[language]
  const [clause = ''] = behind.split(CLAUSE_END, 1)
  const { text } = foldText(clause)
  return indexOf(language)
    .after.find(text)
    .some(({ at }) => at <= (isDense ? UNIT_END.dense : UNIT_END.spaced))
}

const isBarePart = ({ value, unit }: Amount) => value < 1 && unit === undefined

/** Whether the facts give an amount, or tell a factor or a share without its number. */
const isTold = (amount: Amount, { sentence, facts }: Compared): boolean =>
  facts.some(
    ({ language, amounts, implied }) =>
      amounts.some((one) => one.unit !== 'calendar' && says(language, amount, one)) ||
      // "Divided by two" is said of half as many.
      (amounts.some((one) => isBarePart(one) && near(amount.value, 1 / one.value)) && isFactor(amount, sentence)) ||
      (implied.some((one) => says(language, amount, one)) && isFactor(amount, sentence)),
  )

/** Behind a number its unit ends so early. */
const UNIT_END = { spaced: 12, dense: 4 }

/** A word before an amount that makes it a factor stands so near: "by a factor of two". */
const CUE_REACH = 18

/** "Half", "50 %", "two times", "by a factor of two": of "doubled" no two teams follow, and of "halved" no half an hour. */
function isFactor({ value, unit, at, end, behind }: Amount, { language, text }: Spoken): boolean {
  if (unit !== undefined) return unit === '%'
  const written = text.slice(at, end)
  if (value < 1 && !/\d/.test(written)) return true
  const { times } = indexOf(language)
  const before =
    text
      .slice(Math.max(0, at - CUE_REACH), at)
      .split(CLAUSE_END)
      .at(-1) ?? ''
  if (times.find(foldText(before).text).length > 0 || times.find(foldText(written).text).length > 0) return true
  const next = foldText(behind).text
  return times.find(next).some((cue) => next.slice(0, cue.at).trim() === '')
}

/** "Never two at once", where the facts have one at a time. */
function isOneDenied({ value, unit, at, end }: Amount, { sentence: { language, text }, facts }: Compared): boolean {
  if (value !== 2 || unit !== undefined || !facts.some(({ isOneThing }) => isOneThing)) return false
  const { deniesBehind } = languageTraits[language]
  const beside = deniesBehind ? text.slice(end) : text.slice(0, at)
  const clause = deniesBehind ? beside.split(CLAUSE_END, 1)[0] : beside.split(CLAUSE_END).at(-1)
  return lexiconOf(language)
    .marksIn(clause ?? '')
    .some(({ value: mark }) => mark === 'not')
}

/** Whether a unit that a sentence names is one that the facts name, or give an amount of. */
function isUnitKnown(unit: TimeUnit, compared: Compared): boolean {
  const { units, calendar, context } = compared
  const isDated = calendar.length > 0 || context.spans.length > 0
  return units.has(unit) || (unit === 'year' && isDated) || isSameTime(unit, units) || isAboutOne(unit, compared)
}

/** "An hour", with no number, is said of 70 minutes. */
function isAboutOne(unit: TimeUnit, { sentence, facts }: Compared): boolean {
  const places = unitsAt(sentence.language, sentence.text).filter(({ value }) => value === unit)
  return places.some((place) => {
    const said: Amount = { ...place, value: 1, unit, before: '', behind: '' }
    const side = () => sideOf(sentence.language, sentence.text, place)
    return facts.some(({ language, amounts }) =>
      amounts.some((one) => says(language, said, one) || isBoundOf(said, one, side)),
    )
  })
}

/** What is told without a number stands nowhere. */
const wordless = (value: number): Amount => ({ value, unit: undefined, at: 0, end: 0, before: '', behind: '' })

const isRateOrFirst = ({ before, behind }: Amount) => isSaid(rateBehind, behind) || isSaid(firstBefore, before)

const isLoose = ({ value, unit, at }: Amount, { text }: Spoken, have: Amount[]) =>
  unit === undefined && value <= 4 && !/\d/.test(text[at] ?? '') && !have.some((one) => one.unit === undefined)

/** A quarter is three months; a decade is said of years. */
const isSameTime = (unit: TimeUnit, units: Set<TimeUnit>) =>
  (unit === 'decade' && units.has('year')) || (unit === 'year' && units.has('decade'))

interface Indexes {
  one: PhraseIndex<true>
  median: PhraseIndex<true>
  after: PhraseIndex<true>
  times: PhraseIndex<true>
  implied: PhraseIndex<number>
}

const indexes = new Map<Language, Indexes>()
function indexOf(language: Language) {
  let known = indexes.get(language)
  if (!known) {
    const phrases = (list: string) =>
      createPhraseIndex(phrasesOf(list).map((phrase) => [phrase, true as const] as const))
    const { one, median, times, implied, marks } = claimWords[language]
    const values = phrasesOf(implied).map((entry) => {
      const [phrase = '', value] = entry.split('=')
      return [phrase, Number(value)] as const
    })
    known = {
      one: phrases(one),
      median: phrases(median),
      after: phrases(marks.after),
      times: phrases(times),
      implied: createPhraseIndex(values),
    }
    indexes.set(language, known)
  }
  return known
}

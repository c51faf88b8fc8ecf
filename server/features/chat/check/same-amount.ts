/** When two amounts are the same, one in the words of a sentence and one in those of the facts. */
import type { TimeUnit } from '#content/language/claim-words.ts'
import type { Language } from '#contract/language.ts'
import { type Amount, SECONDS, unitsIn } from './amounts.ts'
import type { Side } from './changes.ts'
import { CLAUSE_END } from './statements.ts'

/** Two amounts are the same if they differ by less than this share; in other units they are rounded. */
const SAME = 0.001
const ROUNDED = 0.12
/** "Less than 150" is said of 148, "a little over an hour" of 70 minutes. */
export const BOUND = { sameUnit: 0.06, otherUnit: 0.25 }

export const isTime = (unit: Amount['unit']): unit is TimeUnit => unit !== undefined && unit in SECONDS
/** Whether two values differ by no more than a share of the larger one. */
export const near = (a: number, b: number, share = SAME) =>
  Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * share

/** Whether an amount is said that the facts give. @param language that of the facts. */
export function says(language: Language, said: Amount, known: Amount): boolean {
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
  if (
    isTime(said.unit) &&
    known.unit === undefined &&
    known.end > 0 &&
    !unitsIn(language, known.behind.split(CLAUSE_END, 1)[0] ?? '').has(said.unit)
  )
    return false
  if (near(said.value, known.value)) return true
  if (known.unit === '%')
    return (
      near(said.value * 100, known.value, 0.03) || (said.value <= 1 && near((1 - said.value) * 100, known.value, 0.03))
    )
  return said.unit === '%' && near(said.value, known.value * 100, 0.03)
}

/** Whether a round bound is said of a known amount that lies just beyond it. */
export function isBoundOf(said: Amount, known: Amount, side: () => Side | undefined): boolean {
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

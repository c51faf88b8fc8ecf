/** An amount that a question claims, held against the sentence of the answer that is about the same: "from six months to two days?" */
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { type Amount, amountsIn, unitsAt } from '#server/features/chat/check/amounts.ts'
import { inDigits } from '#server/features/chat/check/in-digits.ts'
import { isTime, says } from '#server/features/chat/check/same-amount.ts'
import { cutWords } from '#server/knowledge/tokens.ts'
import { languageCues } from '#server/knowledge/understand/language-cues.ts'
import { type Asked, type Plan, type Said, say } from '../plan.ts'
import { isOwnWords } from '../texts/evidence.ts'

/** A question with more amounts is held against nothing. */
const MOST = 3
/** So many sentences of an answer are about what was asked. */
const FIRST = 4
/** So much of the question is in a sentence that is about the same. */
const SAME_MATTER = 0.25
/** So many words behind a number tell what it counts; in Chinese and Japanese so many characters. */
const COUNTED = { words: 2, characters: 4 }

interface Claim {
  written: string
  amount: Amount
}

/** What is wrong about the amounts of a question; undefined where no sentence tells it for sure. */
export function amountDenied({ reading, world, knowledge, s, focus }: Asked, made: Plan): Said[] | undefined {
  const { language, message } = reading
  const isOpen = reading.has('howMany', 'howMuch', 'when', 'sinceWhen', 'howLong', 'why', 'how', 'which', 'compare')
  if (isOpen || !made.answered || isOwnWords(language, message)) return undefined
  // Of all the work there is a verdict in the answer itself: "has she led more than twenty people?"
  const isOfOne = reading.of('job').length + reading.of('project').length + focus.entities.length > 0
  const claims = claimsIn(language, message).filter(
    ({ amount }) => amount.unit !== undefined || isOfOne || !countsPeople(language, countedWords(language, amount)),
  )
  if (claims.length === 0 || claims.length > MOST) return undefined
  const shares = knowledge.retrieval.overlap(reading.topic)
  const told = made.said.slice(0, FIRST).map(({ text }) => ({
    share: shares(text),
    amounts: claimsIn(world.content.language, text).map(({ amount }) => amount),
  }))
  const denied = claims.find(({ amount }) => {
    const alike = told.filter(({ amounts }) => amounts.some((one) => isAlike(language, amount, one)))
    const isSaid = alike.filter(({ amounts }) =>
      amounts.some((one) => isAlike(language, amount, one) && says(language, amount, one)),
    )
    const best = Math.max(0, ...alike.map(({ share }) => share))
    const isEnough = best >= SAME_MATTER || (alike.length > 0 && countsPeople(language, countedWords(language, amount)))
    // Where a sentence that is as near says the amount, it may be what is meant.
    return isEnough && isSaid.every(({ share }) => share < best)
  })
  return denied && [say(s.notFigure({ figure: denied.written }))]
}

/** The amounts of a text: times, shares, and what counts something. */
function claimsIn(language: Language, typed: string): Claim[] {
  const text = inDigits(language, typed)
  return amountsIn(language, text).flatMap((amount) => {
    if (amount.unit === 'calendar') return []
    const counted = amount.unit ? '' : countedWords(language, amount)
    if (!amount.unit && counted === '') return []
    return [{ amount, written: writtenIn(language, text, amount) }]
  })
}

/** A number as it stands in a text, with its unit or sign, or with the first word behind it. */
function writtenIn(language: Language, text: string, { at, end, unit, behind }: Amount): string {
  const sign = /^\s?[%％]/.exec(behind)?.[0]
  const named = unitsAt(language, text).find((one) => one.at >= at && one.at <= end + 1 && one.end > end)
  if (unit && (sign || named)) return text.slice(at, named?.end ?? end) + (sign ?? '')
  const counted = languageTraits[language].isDense ? behind.trim().slice(0, 1) : ` ${behind.trim().split(/\s+/, 1)[0]}`
  return text.slice(at, end).trim() + counted.replace(/[.,;:!?]{1,3}$/, '')
}

function countedWords(language: Language, { behind }: Amount): string {
  const [clause = ''] = behind.split(/[.,;:!?()。、，；：！？（）]/)
  return languageTraits[language].isDense
    ? clause.trim().slice(0, COUNTED.characters)
    : clause.trim().split(/\s+/).slice(0, COUNTED.words).join(' ')
}

/** Whether two amounts are of one sort: both times, both shares, or both count the same. */
function isAlike(language: Language, one: Amount, other: Amount): boolean {
  if (one.unit || other.unit) return one.unit === other.unit || (isTime(one.unit) && isTime(other.unit))
  const [a, b] = [countedWords(language, one), countedWords(language, other)]
  if (countsPeople(language, a) && countsPeople(language, b)) return true
  const terms = new Set(cutWords(language, a).map((word) => word.terms[0]))
  return cutWords(language, b).some((word) => terms.has(word.terms[0]))
}

const countsPeople = (language: Language, text: string) =>
  languageCues(language)
    .cues.find(` ${text.toLowerCase()} `)
    .some(({ value }) => value === 'people' || value === 'team')

/** How many people a message names: "has she led more than twenty?". */
import { ableWords, limits, teamsCounted } from '#content/language/numbers/limits.ts'
import { numbersIn } from '#server/features/chat/check/number-words.ts'
import { languageCues } from '#server/knowledge/understand/language-cues.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'

export interface PeopleAsked {
  /** Whether a number of people is what was named. */
  isMet(size: number): boolean
  /** It is asked whether somebody could, which what was so does not deny. */
  isOfAbility: boolean
}

/** Nobody is asked to have led more. */
const MOST_PEOPLE = 5000
/** What makes a number a limit stands so near, in characters. */
const NEAR = 30

/** @returns undefined without such a number. Those of years and of lengths of time count no people. */
export function peopleAsked({ language, text, time }: Reading): PeopleAsked | undefined {
  const years = languageCues(language)
    .timeCues.find(text)
    .filter(({ value }) => value === 'years')
  const found = numbersIn(language, text).find(
    ({ value, at, end }) =>
      value > 1 &&
      value < MOST_PEOPLE &&
      Number.isInteger(value) &&
      !(time && at < time.end && time.at < end) &&
      !years.some((one) => one.at >= end && one.at - end <= 1) &&
      !teamsCounted.test(text.slice(end, end + NEAR)),
  )
  if (!found) return undefined
  const { value, at, end } = found
  const before = text.slice(Math.max(at - NEAR, 0), at)
  const behind = text.slice(end, end + NEAR)
  const is = (limit: keyof (typeof limits)[typeof language]) => {
    const { before: isBefore, behind: isBehind } = limits[language][limit]
    return isBefore.test(before) || isBehind?.test(behind) === true
  }
  const isOfAbility = ableWords[language].test(text)
  if (is('atMost')) return { isMet: (size) => size <= value, isOfAbility }
  if (is('below')) return { isMet: (size) => size < value, isOfAbility }
  if (is('above')) return { isMet: (size) => size > value, isOfAbility }
  return { isMet: (size) => size >= value, isOfAbility }
}

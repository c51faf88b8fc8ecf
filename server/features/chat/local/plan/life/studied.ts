/** Answers what somebody studied, where the question says so with a verb that no kind of question is surely told by. */
import { studied } from '#content/language/patterns/jobs/studied.ts'
import type { Planner } from '../plan.ts'
import { background } from './background.ts'

/** From this probability on another kind is meant: "has she published what she studied?" */
const MEANT = 0.35

/** @returns undefined where something else is asked, or of which studies is told. */
export const whatWasStudied: Planner = (asked) => {
  const { reading, kinds } = asked
  const [best] = kinds
  if (!studied[reading.language].test(reading.message)) return undefined
  if (best && best.probability >= MEANT) return undefined
  const isOfOther = reading.mentions.some(({ entity }) => entity.kind !== 'item')
  const isTopical = reading.rest.some(({ isKnown, isOrdinary, restricts }) => (isKnown || restricts) && !isOrdinary)
  return isOfOther || isTopical || reading.time || reading.has('how', 'why')
    ? undefined
    : background(asked, 'education')
}

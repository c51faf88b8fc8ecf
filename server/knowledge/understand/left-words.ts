/** What the words tell that neither ask nor name anything, in the senses in which answers look at them. */
import type { Reading } from './read.ts'

type WithRest = Pick<Reading, 'rest'>

/** Nothing is left that the message might be about beside what it asks or names. */
export const namesNothingElse = ({ rest }: WithRest) => !rest.some(({ isKnown, restricts }) => isKnown || restricts)

/** A word that some fact has, and that not every question has: "the forecast", where one was built. */
export const hasMatter = ({ rest }: WithRest) => rest.some(({ isKnown, isOrdinary }) => isKnown && !isOrdinary)

/** Such a word, or one of nearly the same meaning: something to look for among the facts. */
export const hasTopic = ({ rest }: WithRest) =>
  rest.some(({ isKnown, isMeant, isOrdinary }) => (isKnown || isMeant) && !isOrdinary)

/** Questions for a thing that the facts do not have: "what is your favourite pizza?" is not answered with what one likes to do. */
import { kindsOf, type MessageKind } from '#contract/chat/message-kinds.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'

/** What somebody does in free time or works with is a list, in which a strange thing may be missing; so are times and jobs. */
export const isOfThings = kindsOf('hobbies', 'tools', 'reading', 'learning', 'side-projects', 'gaps', 'jobs-count')

/** Below this no kind of question is known to have a word. */
const OF_A_KIND = 0.1

/** "What is your favourite pizza?": of a thing that no question for tools or hobbies names, they do not tell. */
export const asksOfOtherThing = (reading: Reading, kind: MessageKind) =>
  isOfThings.has(kind) &&
  !isOfFreeTime(reading, kind) &&
  reading.rest.some(
    ({ said, isKnown, isMeant, isOrdinary }) =>
      !isKnown && !isMeant && !isOrdinary && (guessKinds(reading.language, said)[0]?.probability ?? 0) < OF_A_KIND,
  )

/** From this probability on free time is asked for, in whatever words somebody calls the work that it is free of. */
const OF_FREE_TIME = 0.5

const isOfFreeTime = (reading: Reading, kind: MessageKind) => {
  const [best] = guessKinds(reading.language, reading.masked)
  const isSure = kind === 'hobbies' && best?.kind === kind && best.probability >= OF_FREE_TIME
  // A thing that is named is asked about itself.
  const namesThing = reading.rest.some(({ isKnown, restricts }) => restricts && !isKnown)
  return isSure && !namesThing && !reading.has('whether', 'which')
}

/** "Does she play the theorbo?": what is said of free time does not tell. */
export const asksOfStrange = (reading: Reading) =>
  reading.has('whether') &&
  reading.rest.some(({ isKnown, isOrdinary, restricts }) => !isKnown && !isOrdinary && restricts)

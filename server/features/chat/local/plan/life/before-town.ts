/** Answers what came before a town: "before she moved to Leeds" asks for the job before the first one there. */

import { languageTraits } from '#content/language/traits.ts'
import { kindsOf } from '#contract/chat/message-kinds.ts'
import { hasMatter } from '#server/knowledge/understand/left-words.ts'
import { jobsIn } from '#server/knowledge/world/described.ts'
import type { Planner } from '../plan.ts'
import { beside } from './jobs.ts'

/** Kinds of questions that ask for a job in some way. */
const ofJobs = kindsOf(
  ...(['job-*', 'jobs', 'jobs-count', 'jobs-compare', 'previous-job', 'current-job', 'first-job'] as const),
  ...(['worked-at', 'topic-how', 'in-year', 'career', 'who', 'who-are-you', 'same', 'location', 'countries'] as const),
)

/** @returns undefined if no town is named, or more is asked than what came before it. */
export const beforeTown: Planner = (asked) => {
  const { reading, world, kinds } = asked
  const [best] = kinds
  const at = reading.placeOf('before')
  const places = reading.mentions.filter(({ entity }) => entity.kind === 'place')
  const isOfOther = reading.mentions.some(({ entity }) => entity.kind !== 'place') || reading.time !== undefined
  if (at === undefined || places.length === 0 || isOfOther || !best || !ofJobs.has(best.kind)) return undefined
  // "Was she in Leeds before?"
  const isDense = languageTraits[reading.language].isDense
  if (reading.has('howLong', 'howMany', 'lead', 'use') || (!isDense && places.some((place) => place.at < at)))
    return undefined
  const isKnown = hasMatter(reading)
  const there = jobsIn(
    world,
    places.map(({ entity }) => entity.name),
  )
  const first = there.at(-1)
  return first && !isKnown ? beside(asked, first, 'before') : undefined
}

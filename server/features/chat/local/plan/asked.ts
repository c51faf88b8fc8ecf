import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { dates } from './dates.ts'
import type { Asked, Focus } from './plan.ts'

/** What a planner is given: a message as it was read, in its conversation. */
export function askedIn(knowledge: Knowledge, reading: Reading, focus: Focus, now: number): Asked {
  const { content, sentences: s, world } = knowledge
  return { knowledge, world, reading, focus, now, s, date: dates(content.language, s, now), kinds: [] }
}

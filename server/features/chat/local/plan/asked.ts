import type { MessageKind } from '#contract/chat/message-kinds.ts'
import type { Guess } from '#server/knowledge/kinds/model.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { likelyKinds } from './choose/likely-kinds.ts'
import { dates } from './dates.ts'
import type { Asked, Focus } from './plan.ts'

interface Heard {
  reading: Reading
  /** What kinds the message is of by its own words. */
  guesses: Guess<MessageKind>[]
  focus: Focus
  now: number
}

/** What a planner is given: a message as it was read, in its conversation. */
export function askedIn(knowledge: Knowledge, { reading, guesses, focus, now }: Heard): Asked {
  const { content, sentences: s, world } = knowledge
  const kinds = likelyKinds({ reading, focus, knowledge, world }, guesses)
  return { knowledge, world, reading, focus, now, s, date: dates(content.language, s, now), kinds }
}

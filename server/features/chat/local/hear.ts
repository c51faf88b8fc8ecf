/** The one way from an answer to `read`: a message, its clauses and its parts are each read once. */
import { remember } from '#server/features/chat/check/remember.ts'
import { type Reading, read } from '#server/knowledge/understand/read.ts'
import type { Understanding } from '#server/knowledge/understand/understanding.ts'

export type Hear = (text: string) => Reading

/** More texts than a message and the questions before it have. */
const TEXTS = 60

/** One for each language, so that a message that was read in a turn of its own is found read by its answer. */
const hearers = new WeakMap<Understanding, { now: number; hear: Hear }>()

/** @param now for durations until today. */
export function hearer(understanding: Understanding, now: number): Hear {
  const known = hearers.get(understanding)
  if (known?.now === now) return known.hear
  const hear = remember(TEXTS, (text) => read(understanding, text, now))
  hearers.set(understanding, { now, hear })
  return hear
}

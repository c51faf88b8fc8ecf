/** The one way from an answer to `read`: a message, its clauses and its parts are each read once. */
import { remember } from '#server/features/chat/check/remember.ts'
import { type Reading, read } from '#server/knowledge/understand/read.ts'
import type { Understanding } from '#server/knowledge/understand/understanding.ts'

export type Hear = (text: string) => Reading

/** More texts than a message and the questions before it have. */
const TEXTS = 60

/** @param now for durations until today. */
export const hearer = (understanding: Understanding, now: number): Hear =>
  remember(TEXTS, (text) => read(understanding, text, now))

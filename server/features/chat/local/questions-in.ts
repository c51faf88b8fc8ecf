/** Which questions a message asks: told by the kinds of its clauses, or else by its words. */
import { exceptPresent } from '#content/language/patterns/except.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import { hasTopic } from '#server/knowledge/understand/left-words.ts'
import { questionWords } from '#server/knowledge/understand/question-words.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import type { Understanding } from '#server/knowledge/understand/understanding.ts'
import { isTalk } from './acts-by-kind.ts'
import type { Hear } from './hear.ts'
import { listIn } from './list-items.ts'
import { offersPosition } from './own-case.ts'
import { clausesIn, MOST_PARTS, partsOf } from './parts.ts'

/** A message whose kind is as sure as that is one question, however many sentences it has. */
const WHOLE = 0.5

interface Asked {
  hear: Hear
  /** How likely the likeliest kind of the whole message is. */
  likeliest: number
}

/** @returns the message itself if it is one question, and at most three parts of it otherwise. */
export function questionsIn(understanding: Understanding, message: string, { hear, likeliest }: Asked): string[] {
  if (listIn(message)) return partsOf(understanding, message)
  // "What was hard about it, and how was it solved?" is answered as one (`plan/projects.ts`).
  const whole = hear(message)
  if (whole.has('challenge') && whole.has('solution') && whole.of('project').length === 1) return [message]
  if (offersPosition(whole)) return [message]
  const clauses = clausesOfKinds(understanding, message, hear)
  if (clauses) return clauses
  const measured = measuredIn(partsOf(understanding, message), hear)
  if (measured) return measured
  if (likeliest >= WHOLE) return [message]
  return withoutTails(partsOf(understanding, message), hear)
}

/** Each of these asks for an answer of its own sort. */
const sorts = ['howMany', 'howLong', 'when', 'sinceWhen', 'who', 'where'] as const

/** "How many were written, and how long does a review take?": each asks for another sort of answer, of a matter of its own. */
function measuredIn(parts: string[], hear: Hear): string[] | undefined {
  const asked = parts.map((part) => {
    const reading = hear(part)
    const isOfDuration = reading.interview.includes('duration')
    const sort = isOfDuration ? 'howLong' : sorts.find((one) => reading.has(one))
    return hasTopic(reading) ? sort : undefined
  })
  const isEach = asked.every((sort) => sort !== undefined) && new Set(asked).size === parts.length
  return parts.length > 1 && isEach ? parts : undefined
}

const introductions: ReadonlySet<string> = new Set(['statement', 'greeting'])

/** A clause is a question of its own if its kind is as sure as that: one that asks, and one that does not. */
const ASKED = 0.45
const SAID = 0.8
/** And says who asks from this probability on. */
const INTRODUCES = 0.6

/**
 * "When did she start there, which languages does she speak, and is she certified?": clauses of different kinds, each of them
 * sure by itself. What is not sure belongs to the one before it.
 */
function clausesOfKinds(understanding: Understanding, message: string, hear: Hear): string[] | undefined {
  const clauses = clausesIn(understanding.language, message)
  if (clauses.length < 2) return undefined
  const questions: { text: string; kind: string }[] = []
  let before = ''
  let dropped = false
  for (const clause of clauses) {
    const reading = hear(clause)
    const [best] = guessKinds(reading.language, reading.masked)
    const asks = reading.has(...questionWords) || /[?？]\s*$/.test(clause)
    // "Apart from the present one" belongs to what it is left out of.
    const isOfAnother =
      exceptPresent[understanding.language].test(clause) && !reading.has('longest', 'shortest', 'last', 'howMany')
    // "And before that, what was her title?": when it was is no question of its own.
    const isWhen = !asks && isHollow(reading) && /[,，、]\s*$/.test(clause)
    const isOwn =
      best !== undefined && !isOfAnother && !isWhen && !isTalk(best.kind) && best.probability >= (asks ? ASKED : SAID)
    const last = questions.at(-1)
    // "Hello, I am the head of a small clinic": who asks says so, and asks nothing.
    const introduces =
      best !== undefined &&
      best.probability >= INTRODUCES &&
      introductions.has(best.kind) &&
      reading.mentions.length === 0
    if (introduces && !last) {
      dropped = true
      continue
    }
    // All ways to reach somebody are one answer.
    const kind = best?.kind.startsWith('contact') ? 'contact' : best?.kind
    if (isOwn && kind && kind !== last?.kind) questions.push({ text: before + clause, kind })
    else if (last) last.text += clause
    else before += clause
    if (isOwn) before = ''
  }
  return questions.length > 1 || (dropped && questions.length > 0)
    ? questions.slice(0, MOST_PARTS).map(({ text }) => text)
    : undefined
}

/** "Ten years of it are wanted. Does she have that?": what names nothing belongs to what stands before it. */
function withoutTails(parts: string[], hear: Hear): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const reading = hear(part)
    const [best] = before === undefined ? [] : guessKinds(reading.language, reading.masked)
    const isTail = isHollow(reading) && !reading.time && (best?.probability ?? 1) < WHOLE
    if (before !== undefined && isTail) joined[joined.length - 1] = `${before} ${part}`
    else joined.push(part)
  }
  return joined
}

/** "Where and when did she …": a part that names nothing asks nothing beside the others. */
export const isHollow = ({ rest, mentions, interview }: Reading) =>
  rest.length + mentions.length + interview.length === 0

/** "Where does she live, and has she children?": what is private is refused, and the rest is answered. */
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import type { Guess } from '#server/knowledge/kinds/model.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { asksSurely } from './acts-by-kind.ts'
import type { Hear } from './hear.ts'
import { clausesIn } from './parts.ts'

/** A clause is looked at more closely from this probability on that it is private. */
const MAY_BE = 0.4
/** From this one on all of it is asked of somebody else. */
const OF_ANOTHER = 0.2

interface Message {
  message: string
  reading: Reading
  guesses: Guess<MessageKind>[]
  hear: Hear
}

/** @returns the message without its clauses that ask for what is private; undefined if there is none, or no other asks anything by itself. */
export function askedBesidePrivate(
  { message, reading, guesses, hear }: Message,
  isPrivate: (part: string) => boolean,
): string | undefined {
  const clauses = clausesIn(reading.language, message)
  const isOfAnother = guesses.some(({ kind, probability }) => kind === 'other-person' && probability >= OF_ANOTHER)
  if (clauses.length < 2 || isOfAnother) return undefined
  const kindsOf = (clause: string) => guessKinds(reading.language, hear(clause).masked)
  const mayBePrivate = (clause: string) =>
    kindsOf(clause).some(({ kind, probability }) => kind === 'private' && probability >= MAY_BE)
  const open = clauses.filter((clause) => !(mayBePrivate(clause) && isPrivate(clause)))
  // "What does her husband do, and where does he work?"
  const isOfRelative = clauses.some((clause) => !open.includes(clause) && hear(clause).has('do', 'work', 'title'))
  if (open.length === clauses.length || isOfRelative || !open.some((clause) => asksSurely(kindsOf(clause))))
    return undefined
  return open.join('')
}

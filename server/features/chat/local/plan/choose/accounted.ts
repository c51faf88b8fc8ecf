/** How much of a message a kind of question accounts for: a word that no question of that kind has asks for something else. */
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'

/** A word of a kind's examples makes the kind at least as likely as that by itself, among more than a hundred. */
const OF_KIND = 0.04

/** The words of a message that tell what it is about, and that examples of this kind do not have. */
export const leftBy = (kind: MessageKind, { rest, language }: Reading): Reading['rest'] =>
  rest.filter(({ said, isOrdinary }) => !isOrdinary && !isOfKind(kind, guessKinds(language, ` ${said} `)))

const isOfKind = (kind: MessageKind, guesses: ReturnType<typeof guessKinds>) =>
  guesses.some((one) => one.kind === kind && one.probability >= OF_KIND)

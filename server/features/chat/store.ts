/** Writes the conversations that visitors let the owner read; the owner's side is `inbox/conversations-store.ts`. */
import { createHash } from 'node:crypto'
import type { Feedback } from '#contract/chat/chat.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { normalize } from '#server/knowledge/normalize.ts'

export interface StoredTurn {
  id: string
  /** As the browser made it. */
  conversation: string
  askedAt: number
  question: string
  answer: string
  /** The ids of the cited facts. */
  facts: string[]
  answered: boolean
  provider: string
  language: string
  role: string
}

/** Far more than anybody asks; what comes after it is answered but not kept. */
const TURNS_MAX = 500
/** PostgreSQL's indexes take values of up to 2.7 KB; a character can have four bytes. */
const QUESTION_KEY_MAX = 200

const digest = (conversation: string) => createHash('sha256').update(conversation.toLowerCase()).digest('base64url')

const questionKey = (question: string) =>
  normalize(question, 'NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim()
    .slice(0, QUESTION_KEY_MAX)
    .toWellFormed()

/**
 * The conversation's row comes first, here and in `eraseTurns`: whoever writes it makes the other wait. So a turn is
 * either there to be erased, or finds that its conversation was.
 * @returns false if nothing may be kept of the conversation, because it is erased or too long.
 */
export async function insertTurn(tx: Tx, turn: StoredTurn): Promise<boolean> {
  const conversation = await tx
    .insertInto('chat_conversations')
    .values({ id: digest(turn.conversation), turns: 1, last_at: turn.askedAt, erased: 0 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ turns: eb('chat_conversations.turns', '+', 1), last_at: turn.askedAt }))
        .where('chat_conversations.erased', '=', 0)
        .where('chat_conversations.turns', '<', TURNS_MAX),
    )
    .returning('id')
    .executeTakeFirst()
  if (!conversation) return false
  await tx
    .insertInto('chat_turns')
    .values({
      id: turn.id,
      conversation: conversation.id,
      asked_at: turn.askedAt,
      question: turn.question,
      question_key: questionKey(turn.question),
      answer: turn.answer,
      facts: JSON.stringify(turn.facts),
      answered: turn.answered ? 1 : 0,
      provider: turn.provider,
      language: turn.language,
      role: turn.role,
      feedback: null,
    })
    .execute()
  return true
}

/** A conversation's turns by its stored id, oldest first; empty if there is none. */
export const findTurns = (db: Database, conversation: string) =>
  db
    .selectFrom('chat_turns')
    .select(['question', 'answer', 'answered', 'language'])
    .where('conversation', '=', conversation)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()

/** @returns false if there is no such turn in this conversation. */
export async function updateFeedback(
  db: Database,
  conversation: string,
  turn: string,
  feedback: Feedback | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_turns')
    .set({ feedback })
    .where('id', '=', turn.toLowerCase())
    .where('conversation', '=', digest(conversation))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the turns and leaves a mark, so that an answer that is under way right now is not kept after all. */
export async function eraseTurns(tx: Tx, conversation: string, now: number): Promise<void> {
  const erased = { turns: 0, last_at: now, erased: 1 } as const
  const id = digest(conversation)
  await tx
    .insertInto('chat_conversations')
    .values({ id, ...erased })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(erased))
    .execute()
  await tx.deleteFrom('chat_turns').where('conversation', '=', id).execute()
}

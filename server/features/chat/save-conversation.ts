/** Keeps what a visitor lets the owner read, takes their view of it, and erases it. */
import type { ChatReply, ChatRequest, ConversationToErase, TurnFeedback } from '#contract/chat/chat.ts'
import { readMarkers } from '#contract/chat/markers.ts'
import { shownLanguage } from '#contract/language.ts'
import { insertDropped, type NewDropped } from '#server/db/dropped-sentences.ts'
import { forgetErased } from '#server/db/engines/rewrite.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { eraseTurns, insertTurn, updateFeedback } from './store.ts'

/**
 * Keeps a question and its answer if the visitor agreed, who gets the answer whether or not this succeeds.
 * @param dropped what a model said that was not shown, which may repeat what the visitor said.
 * @returns the turn's id; undefined if nothing was kept.
 */
export async function keepTurn(
  { db, clock, log }: Services,
  { body: request, signal }: Call<ChatRequest>,
  reply: ChatReply,
  dropped: NewDropped[],
): Promise<string | undefined> {
  const { conversation, message: question, role } = request
  // Whoever stopped the answer or left has not agreed to more than they have seen.
  if (conversation === undefined || signal.aborted) return undefined
  const { response, citations, answered, provider, language } = reply
  const id = crypto.randomUUID()
  const answer = readMarkers(response).text
  const facts = citations.map((citation) => citation.id)
  const askedAt = clock.now()
  // The owner answers what is open in a language of the site.
  const shown = shownLanguage(language)
  const turn = { id, conversation, askedAt, question, answer, facts, answered, provider, language: shown, role }
  try {
    const isKept = await db.transaction().execute(async (tx) => {
      if (!(await insertTurn(tx, turn))) return false
      await insertDropped(tx, id, askedAt, dropped)
      return true
    })
    return isKept ? id : undefined
  } catch (err) {
    log.warn({ err }, 'a turn was not kept')
    return undefined
  }
}

/** @throws HttpError `not-found`, whichever of the two ids is wrong. */
export async function rate({ db }: Services, { body }: Call<TurnFeedback>) {
  if (!(await updateFeedback(db, body.conversation, body.turn, body.feedback))) throw new HttpError('not-found')
  return { success: true as const }
}

export async function erase({ db, clock }: Services, { body }: Call<ConversationToErase>) {
  await db.transaction().execute((tx) => eraseTurns(tx, body.conversation, clock.now()))
  await forgetErased(db)
  return { success: true as const }
}

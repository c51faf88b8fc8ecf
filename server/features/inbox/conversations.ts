/** Conversations with the assistant that visitors let the owner read (decision 7). */
import { DEFAULT_LANGUAGE, findLanguage } from '#contract/language.ts'
import type { PageQuery } from '#contract/page.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { forgetErased } from '#server/db/engines/rewrite.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { conversationPage, eraseConversation, summariesOf, turnsOf } from './conversations-store.ts'

export async function listConversations({ db }: Services, { query }: Call<unknown, 'admin', PageQuery>) {
  const { rows, next } = await conversationPage(db, query.after)
  const summaries = new Map(
    (
      await summariesOf(
        db,
        rows.map(({ id }) => id),
      )
    ).map((row) => [row.conversation, row]),
  )
  const items = rows.flatMap(({ id, last_at }) => {
    const summary = summaries.get(id)
    // All its turns have expired by now.
    if (!summary) return []
    const { turns, up, down, unanswered, first_question } = summary
    return [{ id, lastAt: last_at, firstQuestion: first_question ?? '', turns, up, down, unanswered }]
  })
  return { items, next }
}

export async function readConversation({ db }: Services, { params }: Call<unknown, 'admin'>) {
  const rows = await turnsOf(db, params.id ?? '')
  if (rows.length === 0) throw new HttpError('not-found')
  return {
    turns: rows.map((row) => ({
      id: row.id,
      askedAt: row.asked_at,
      question: row.question,
      answer: row.answer,
      answered: row.answered === 1,
      provider: row.provider,
      language: findLanguage(row.language) ?? DEFAULT_LANGUAGE,
      feedback: row.feedback,
    })),
  }
}

export async function deleteConversation({ db, clock }: Services, call: Call<unknown, 'admin'>) {
  const { params, user } = call
  await call.write(async (tx) => {
    if (!(await eraseConversation(tx, params.id ?? '', clock.now()))) throw new HttpError('not-found')
    await logAdmin(tx, clock, user.email, 'conversation-deleted')
  })
  await forgetErased(db)
  return { success: true as const }
}

/** Open questions, the most asked first. */
import { DEFAULT_LANGUAGE, findLanguage } from '#contract/language.ts'
import type { PageQuery } from '#contract/page.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { openQuestionPage, settleQuestion } from './questions-store.ts'

export async function listOpenQuestions({ db }: Services, { query }: Call<unknown, 'admin', PageQuery>) {
  const { rows, next } = await openQuestionPage(db, query.after)
  const items = rows.map(({ id, question, language, count, last_asked_at }) => ({
    id,
    question,
    language: findLanguage(language) ?? DEFAULT_LANGUAGE,
    count,
    lastAskedAt: last_asked_at,
  }))
  return { items, next }
}

export async function dismissQuestion({ clock }: Services, call: Call<unknown, 'admin'>) {
  const { params, user } = call
  await call.write(async (tx) => {
    if (!(await settleQuestion(tx, params.id ?? '', clock.now()))) throw new HttpError('not-found')
    // Omits the visitor's words, which they may erase.
    await logAdmin(tx, clock, user.email, 'question-dismissed')
  })
  return { success: true as const }
}

/** Settles open questions that a new fact answers. */
import { setImmediate } from 'node:timers/promises'
import { findLanguage, type Language, languages } from '#contract/language.ts'
import type { StoredFact } from '#server/db/added-facts.ts'
import type { Services } from '#server/services.ts'
import { mostAsked, settleQuestion } from './questions-store.ts'

/** Whether the assistant answers a question with an added fact. */
export type AnswersWith = (language: Language, question: string, factId: string) => Promise<boolean>

/** Limit, because each takes some milliseconds and the owner waits. */
const ASKED_AGAIN_MAX = 200

/** Never fails, because the fact is already saved. @returns how many were settled. */
export async function settleAnswered(
  { db, clock, log }: Services,
  answersWith: AnswersWith,
  { id, texts }: StoredFact,
): Promise<number> {
  try {
    const spoken = languages.filter((language) => texts[language])
    const answered: string[] = []
    for (const open of await mostAsked(db, spoken, ASKED_AGAIN_MAX)) {
      const language = findLanguage(open.language)
      if (language && (await answersWith(language, open.question, id))) answered.push(open.id)
      // Yields to visitors' requests.
      await setImmediate()
    }
    await db.transaction().execute(async (tx) => {
      for (const question of answered) await settleQuestion(tx, question, clock.now())
    })
    return answered.length
  } catch (err) {
    log.warn({ err }, 'open questions were not asked again')
    return 0
  }
}

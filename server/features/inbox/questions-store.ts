/** Open questions; `features/chat/store.ts` writes them. */
import type { Language } from '#contract/language.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { beforeCursor, cutPage, readCursor } from '#server/db/page.ts'

/** Groups similar questions. A group's id is the greatest id of its turns. */
const openGroups = (db: Database) =>
  db
    .selectFrom('chat_turns')
    .where('answered', '=', 0)
    .where('settled_at', 'is', null)
    .groupBy(['language', 'question_key'])
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('id').as('id'),
      eb.fn.max('asked_at').as('last_asked_at'),
    ])

/** Most asked first. */
export async function openQuestionPage(db: Database, after: string | undefined) {
  const cursor = readCursor(after)
  const rows = await db
    .selectFrom(openGroups(db).as('open'))
    .innerJoin('chat_turns', 'chat_turns.id', 'open.id')
    .select(['open.id', 'open.count', 'open.last_asked_at', 'chat_turns.question', 'chat_turns.language'])
    .where(beforeCursor('open.count', 'open.id', cursor))
    .orderBy('open.count', 'desc')
    .orderBy('open.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  return cutPage(rows, ({ count }) => count)
}

/** Limited to these languages, the most asked first. */
export async function mostAsked(db: Database, spoken: Language[], max: number) {
  if (spoken.length === 0) return []
  return await db
    .selectFrom(openGroups(db).as('open'))
    .innerJoin('chat_turns', 'chat_turns.id', 'open.id')
    .select(['open.id', 'chat_turns.question', 'chat_turns.language'])
    .where('chat_turns.language', 'in', spoken)
    .orderBy('open.count', 'desc')
    .orderBy('open.id', 'desc')
    .limit(max)
    .execute()
}

export async function countOpenQuestions(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom(openGroups(db).as('open'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Settles all similar questions so far; a new one opens it again. @returns false if the id is unknown. */
export async function settleQuestion(tx: Tx, id: string, now: number): Promise<boolean> {
  const turn = await tx
    .selectFrom('chat_turns')
    .select(['language', 'question_key'])
    .where('id', '=', id)
    .where('answered', '=', 0)
    .executeTakeFirst()
  if (!turn) return false
  await tx
    .updateTable('chat_turns')
    .set({ settled_at: now })
    .where('answered', '=', 0)
    .where('settled_at', 'is', null)
    .where('language', '=', turn.language)
    .where('question_key', '=', turn.question_key)
    .execute()
  return true
}

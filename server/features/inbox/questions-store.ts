/** Questions that the ledger could not answer (`chat_turns`), and those of them that are settled. */
import { PAGE_SIZE } from '../../../contract/page.ts'
import type { Database, Tx } from '../../db/open.ts'
import { cutPage, readCursor } from '../../db/page.ts'

/** Alike questions together. Each such group is known by the greatest id of its turns. */
const openGroups = (db: Database) =>
  db
    .selectFrom('chat_turns')
    .leftJoin('settled_questions', (join) =>
      join
        .onRef('settled_questions.language', '=', 'chat_turns.language')
        .onRef('settled_questions.question_key', '=', 'chat_turns.question_key'),
    )
    .where('answered', '=', 0)
    .where((eb) => eb.or([eb('settled_at', 'is', null), eb('asked_at', '>', eb.ref('settled_at'))]))
    .groupBy(['chat_turns.language', 'chat_turns.question_key'])
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('chat_turns.id').as('id'),
      eb.fn.max('asked_at').as('last_asked_at'),
    ])

/** Most asked first. */
export async function openQuestionPage(db: Database, after: string | undefined) {
  const cursor = readCursor(after)
  const rows = await db
    .selectFrom(openGroups(db).as('open'))
    .innerJoin('chat_turns', 'chat_turns.id', 'open.id')
    .select(['open.id', 'open.count', 'open.last_asked_at', 'chat_turns.question', 'chat_turns.language'])
    .$if(cursor !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('open.count', 'open.id'), '<', tuple(cursor!.at, cursor!.id)),
      ),
    )
    .orderBy('open.count', 'desc')
    .orderBy('open.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  return cutPage(rows, ({ count }) => count)
}

export async function countOpenQuestions(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom(openGroups(db).as('open'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whoever asked alike has asked before now. @returns the question, or undefined if there is none with this id. */
export async function settleQuestion(tx: Tx, id: string, now: number): Promise<string | undefined> {
  const turn = await tx
    .selectFrom('chat_turns')
    .select(['language', 'question_key', 'question'])
    .where('id', '=', id)
    .where('answered', '=', 0)
    .executeTakeFirst()
  if (!turn) return undefined
  const { language, question_key, question } = turn
  await tx
    .insertInto('settled_questions')
    .values({ language, question_key, settled_at: now })
    .onConflict((conflict) => conflict.columns(['language', 'question_key']).doUpdateSet({ settled_at: now }))
    .execute()
  return question
}

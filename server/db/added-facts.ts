/** Added facts: the inbox writes them, the assistant reads them. */

import type { FactText } from '#contract/inbox/added-facts.ts'
import { type Language, languages } from '#contract/language.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import type { Database, Tx } from './open.ts'
import { beforeCursor, cutPage, readCursor } from './page.ts'
import { readStrings } from './string-list.ts'

export type FactTexts = Partial<Record<Language, FactText | undefined>>

export interface StoredFact {
  id: string
  created_at: number
  changed_at: number
  texts: FactTexts
}

export async function addedFactPage(db: Database, after: string | undefined) {
  const cursor = readCursor(after)
  const rows = await db
    .selectFrom('added_facts')
    .selectAll()
    .where(beforeCursor('created_at', 'id', cursor))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const page = cutPage(rows, ({ created_at }) => created_at)
  const facts = await textsOf(
    db,
    page.rows.map(({ id }) => id),
  )
  return { facts: page.rows.map((row): StoredFact => ({ ...row, texts: facts.get(row.id) ?? {} })), next: page.next }
}

export async function findAddedFact(tx: Tx, id: string): Promise<StoredFact | undefined> {
  const row = await tx.selectFrom('added_facts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...row, texts: (await textsOf(tx, [id])).get(id) ?? {} }
}

async function textsOf(db: Database | Tx, ids: string[]): Promise<Map<string, FactTexts>> {
  const texts = new Map<string, FactTexts>()
  if (ids.length === 0) return texts
  const rows = await db.selectFrom('added_fact_texts').selectAll().where('fact_id', 'in', ids).execute()
  for (const { fact_id, language, text, questions } of rows) {
    texts.set(fact_id, { ...texts.get(fact_id), [language]: { text, questions: readStrings(questions) } })
  }
  return texts
}

/** Inserts the fact, or replaces the one with this id. */
export async function writeAddedFact(tx: Tx, { texts, ...row }: StoredFact): Promise<void> {
  await tx
    .insertInto('added_facts')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ changed_at: row.changed_at }))
    .execute()
  await tx.deleteFrom('added_fact_texts').where('fact_id', '=', row.id).execute()
  const said = languages.flatMap((language) => {
    const one = texts[language]
    return one ? [{ fact_id: row.id, language, text: one.text, questions: JSON.stringify(one.questions) }] : []
  })
  if (said.length > 0) await tx.insertInto('added_fact_texts').values(said).execute()
  await countChange(tx)
}

export async function deleteAddedFact(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('added_facts').where('id', '=', id).execute()
  await countChange(tx)
}

async function countChange(tx: Tx): Promise<void> {
  await tx
    .updateTable('added_facts_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
}

/** Increments with every change. */
export async function addedFactsVersion(db: Database): Promise<number> {
  return (await db.selectFrom('added_facts_version').select('version').executeTakeFirstOrThrow()).version
}

/** All added facts of a language, the oldest first. */
export async function addedFactsIn(db: Database, language: Language): Promise<({ id: string } & FactText)[]> {
  const rows = await db
    .selectFrom('added_fact_texts')
    .innerJoin('added_facts', 'added_facts.id', 'fact_id')
    .select(['fact_id', 'text', 'questions'])
    .where('language', '=', language)
    .orderBy('created_at')
    .orderBy('fact_id')
    .execute()
  return rows.map((row) => ({ id: row.fact_id, text: row.text, questions: readStrings(row.questions) }))
}

/** Number of facts without a translation in every language. */
export async function countUntranslated(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('added_fact_texts')
        .select('fact_id')
        .groupBy('fact_id')
        .having((having) => having.fn.countAll<number>(), '<', languages.length)
        .as('untranslated'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Sentences of models that were not shown. */
import { DROPPED_SHOWN, type DroppedSentence } from '#contract/admin/dropped-sentences.ts'
import { DEFAULT_LANGUAGE, findLanguage } from '#contract/language.ts'
import type { Database, Tx } from './open.ts'
import { readStrings } from './string-list.ts'

/** With the ids of the facts that it cites. */
export type StoredDropped = Omit<DroppedSentence, 'facts'> & { facts: string[] }
export type NewDropped = Omit<StoredDropped, 'id' | 'at' | 'wasTrue'>

/** @param turn the stored answer that they were left out of. */
export async function insertDropped(tx: Tx, turn: string, at: number, dropped: NewDropped[]): Promise<void> {
  if (dropped.length === 0) return
  const rows = dropped.map(({ facts, ...one }) => ({
    id: crypto.randomUUID(),
    turn,
    at,
    ...one,
    facts: JSON.stringify(facts),
    was_true: 0 as const,
  }))
  await tx.insertInto('dropped_sentences').values(rows).execute()
}

/** The newest first. */
export async function findDropped(db: Database): Promise<StoredDropped[]> {
  const rows = await db
    .selectFrom('dropped_sentences')
    .select(['id', 'at', 'language', 'sentence', 'facts', 'reason', 'was_true'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(DROPPED_SHOWN)
    .execute()
  return rows.map(({ was_true, language, facts, ...row }) => ({
    ...row,
    language: findLanguage(language) ?? DEFAULT_LANGUAGE,
    facts: readStrings(facts),
    wasTrue: was_true === 1,
  }))
}

/** @returns whether there is such a sentence. */
export async function markDropped(tx: Tx, id: string, wasTrue: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dropped_sentences')
    .set({ was_true: wasTrue ? 1 : 0 })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

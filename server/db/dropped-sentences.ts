/** Sentences of models that were not shown. */
import { DROPPED_SHOWN, type DroppedSentence } from '#contract/admin/dropped-sentences.ts'
import { DEFAULT_LANGUAGE, findLanguage } from '#contract/language.ts'
import type { Database } from './open.ts'
import { readStrings } from './string-list.ts'

export async function insertDropped(db: Database, dropped: Omit<DroppedSentence, 'id' | 'wasTrue'>): Promise<void> {
  await db
    .insertInto('dropped_sentences')
    .values({ id: crypto.randomUUID(), ...dropped, facts: JSON.stringify(dropped.facts), was_true: 0 })
    .execute()
}

/** The newest first. */
export async function findDropped(db: Database): Promise<DroppedSentence[]> {
  const rows = await db
    .selectFrom('dropped_sentences')
    .selectAll()
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
export async function markDropped(db: Database, id: string, wasTrue: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dropped_sentences')
    .set({ was_true: wasTrue ? 1 : 0 })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

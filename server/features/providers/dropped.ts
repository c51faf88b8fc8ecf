/** What the owner sees of sentences that were not shown, and says about them. */
import type { DroppedSentence } from '#contract/admin/dropped-sentences.ts'
import type { Language } from '#contract/language.ts'
import { findDropped, markDropped, type StoredDropped } from '#server/db/dropped-sentences.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Services } from '#server/services.ts'

/** What the assistant knows right now. */
export type LiveKnowledge = (language: Language) => Promise<Knowledge>

export async function readDropped(
  { db }: Services,
  knowledgeIn: LiveKnowledge,
): Promise<{ sentences: DroppedSentence[] }> {
  const found = await findDropped(db)
  const texts = new Map<Language, ReadonlyMap<string, string>>()
  for (const { language } of found)
    if (!texts.has(language)) texts.set(language, textsById(await knowledgeIn(language)))
  const withTexts = ({ language, facts }: StoredDropped) =>
    facts.map((id) => ({ id, text: texts.get(language)?.get(id) ?? '' }))
  return { sentences: found.map((one) => ({ ...one, facts: withTexts(one) })) }
}

/** Of the ledger, what the owner added to it and what their articles say. */
function textsById({ world, added, retrieval }: Knowledge): ReadonlyMap<string, string> {
  const passages = world.articles.flatMap((article) => article.passages)
  const facts = [...(added?.retrieval ?? retrieval).facts.values(), ...passages]
  return new Map(facts.map(({ id, text }) => [id, text]))
}

export async function judge({ params, body, write }: Call<Pick<DroppedSentence, 'wasTrue'>, 'admin'>): Promise<{
  success: true
}> {
  const isMarked = await write((tx) => markDropped(tx, params.id ?? '', body.wasTrue))
  if (!isMarked) throw new HttpError('not-found')
  return { success: true }
}

/** What the assistant knows right now: the ledger, and what the owner has added to it since (decision 18). */
import { type Language, shownLanguage } from '#contract/language.ts'
import { addedFactsIn, addedFactsVersion } from '#server/db/added-facts.ts'
import { type AddedEntry, type Knowledge, withAdded } from '#server/knowledge/knowledge.ts'
import type { Services } from '#server/services.ts'

export type LiveKnowledge = (language: Language) => Promise<Knowledge>

interface Known {
  version: number
  entries: AddedEntry[]
  knowledge: Knowledge
}

/**
 * Asks the database with every question whether anything was added or changed, on whichever instance: one row by its key. While it
 * is away, what was known last is known.
 */
export function createLiveKnowledge({ db, log, knowledgeOf }: Services): LiveKnowledge {
  const known = new Map<Language, Known>()
  return async (language) => {
    const last = known.get(language)
    try {
      const version = await addedFactsVersion(db)
      if (last?.version === version) return last.knowledge
      // Read after the version: what changes in between is found with the next question.
      const entries = (await addedFactsIn(db, shownLanguage(language))).map(asEntry)
      const knowledge = await understood(await knowledgeOf.inTurns(language), entries, last)
      known.set(language, { version, entries, knowledge })
      return knowledge
    } catch (err) {
      log.warn({ err }, 'what the owner added was not read')
      return last?.knowledge ?? (await knowledgeOf.inTurns(language))
    }
  }
}

/** Building a search takes a moment; what changed in another language changes nothing here. */
async function understood(ledger: Knowledge, entries: AddedEntry[], last: Known | undefined): Promise<Knowledge> {
  if (entries.length === 0) return ledger
  if (last && JSON.stringify(last.entries) === JSON.stringify(entries)) return last.knowledge
  return await withAdded(ledger, entries)
}

function asEntry({ id, text, questions }: { id: string; text: string; questions: string[] }): AddedEntry {
  return { fact: { id: `added.${id}`, kind: 'added', text, tags: questions, anchor: '' }, questions }
}

/** How much each fact matters to a reader, found by the same search that the assistant answers from. */

import { setImmediate } from 'node:timers/promises'
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts'
import type { KnowledgeOf } from '#server/knowledge/knowledge.ts'
import { questionLanguage } from '#server/knowledge/language.ts'
import type { Findings } from '#server/knowledge/retrieval.ts'
import { required } from '#server/required.ts'

export interface Relevance {
  /** From 0 to 1, the highest of all facts. */
  of(fact: string): number
  /** Relevance of a job, skill or case study: its best fact, and a little for each further one. */
  ofAll(subject: string): number
}

export interface Asked {
  text: string
  weight: number
}

/** The share that each further fact adds. */
const FURTHER = 0.15

export type Search = (text: string) => Findings

/**
 * Searches facts for texts in any language: a fact has the same id in all of them.
 * @param texts searched one after another, yielding to other requests in between.
 * @param language of the résumé.
 */
export async function searchFor(texts: string[], knowledgeOf: KnowledgeOf, language: Language): Promise<Search> {
  const found = new Map<string, Findings>()
  for (const text of texts) {
    if (found.has(text)) continue
    const tongues = new Set([questionLanguage(text, DEFAULT_LANGUAGE), language, DEFAULT_LANGUAGE])
    const known = await Promise.all([...tongues].map((tongue) => knowledgeOf.inTurns(tongue)))
    const findings = known.map(({ retrieval }) => retrieval.search(text))
    found.set(
      text,
      findings.reduce((best, other) => (other.coverage > best.coverage ? other : best)),
    )
    await setImmediate()
  }
  return (text) => required(found.get(text))
}

export function relevanceTo(asked: Asked[], search: Search): Relevance {
  const scores = new Map<string, number>()
  for (const { text, weight } of asked) {
    const { found, coverage } = search(text)
    const best = found[0]?.score ?? 1
    for (const { fact, score } of found) {
      // Facts that match little of the text get little weight.
      scores.set(fact.id, (scores.get(fact.id) ?? 0) + (weight * coverage * score) / best)
    }
  }
  const most = Math.max(1e-9, ...scores.values())
  const of = (fact: string) => (scores.get(fact) ?? 0) / most
  return {
    of,
    ofAll(subject) {
      const own = [...scores.keys()].filter((id) => id === subject || id.startsWith(`${subject}.`)).map(of)
      const best = Math.max(0, ...own)
      return best + FURTHER * (own.reduce((sum, score) => sum + score, 0) - best)
    },
  }
}

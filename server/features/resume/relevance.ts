/** How much each fact matters to a reader, found by the same search that the assistant answers from. */

import { setImmediate } from 'node:timers/promises'
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts'
import type { KnowledgeOf } from '#server/knowledge/knowledge.ts'
import { questionLanguage } from '#server/knowledge/language.ts'
import type { Findings } from '#server/knowledge/retrieval.ts'
import { required } from '#server/required.ts'

export interface Relevance {
  /** From 0, nothing, to 1, the most of all facts. */
  of(fact: string): number
  /** The same for all facts of a job, skill or case study: its best one, and a little for each further one. */
  ofAll(subject: string): number
}

export interface Asked {
  text: string
  weight: number
}

/** What each further fact of a subject adds to its best one. */
const FURTHER = 0.15

export type Search = (text: string) => Findings

/**
 * Finds facts for what is asked, in whichever language: a fact has the same id in all of them.
 * @param texts looked for right now, one after another; others get their turn in between.
 * @param language of the résumé.
 */
export async function searchFor(texts: string[], knowledgeOf: KnowledgeOf, language: Language): Promise<Search> {
  const found = new Map<string, Findings>()
  for (const text of texts) {
    if (found.has(text)) continue
    const tongues = new Set([questionLanguage(text, DEFAULT_LANGUAGE), language, DEFAULT_LANGUAGE])
    const findings = [...tongues].map((tongue) => knowledgeOf(tongue).retrieval.search(text))
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
      // Facts that answer little of what was asked matter little, however well they do it.
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

/** Shared selection of facts for a résumé's sections. */
import type { FullContent, Statement } from '#contract/content/content.ts'
import type { ResumeRole } from '#contract/resume.ts'
import type { I18n } from '#server/i18n.ts'
import type { Line, Part } from '#server/pdf/document.ts'
import type { Relevance } from './relevance.ts'

/** Input of every selection: the facts, their relevance to this reader, and texts. */
export interface Tailor {
  content: FullContent
  kind: ResumeRole | undefined
  relevance: Relevance
  /** Ids of the skills, the strongest first. */
  strengths: string[]
  /** True if the reader said what they look for. */
  asked: boolean
  t: ReturnType<I18n>
  siteUrl: string
  /** Texts used already, so that none appears twice. */
  said: Set<string>
}

/** Placeholders of an unfinished content have no letters. */
export const isSaid = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
export const hasParts = ({ parts }: Line): boolean => parts.some(({ text }) => isSaid(text))

/** Sorts by relevance; equal ones stay in the owner's order. */
export const byRank = <Thing>(things: Thing[], rank: (thing: Thing, i: number) => number): Thing[] =>
  things
    .map((thing, i) => ({ thing, rank: rank(thing, i) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ thing }) => thing)

/** Takes the first unused ones, and marks them as used. */
export function take({ said }: Tailor, parts: Part[], most: number): Part[] {
  const taken: Part[] = []
  for (const part of parts) {
    if (taken.length === most) break
    if (said.has(part.text)) continue
    said.add(part.text)
    taken.push(part)
  }
  return taken
}

export const parts = (prefix: string, statements: Statement[]): Part[] =>
  statements.map(({ id, text }) => ({ fact: `${prefix}.${id}`, text }))

/** How the parts of a résumé choose among the facts: what there is to go by, what comes first, and what was said already. */
import type { Content, Statement } from '#contract/content/content.ts'
import type { ResumeRole } from '#contract/resume.ts'
import type { I18n } from '#server/i18n.ts'
import type { Line, Part } from '#server/pdf/document.ts'
import type { Relevance } from './relevance.ts'

/** What is behind every choice: the facts, what they matter to this reader, and how things are said. */
export interface Tailor {
  content: Content
  kind: ResumeRole | undefined
  relevance: Relevance
  /** Ids of the skills, the strongest first. */
  strengths: string[]
  /** The reader said what they are after. */
  asked: boolean
  t: ReturnType<I18n>
  siteUrl: string
  /** Texts that stand in the résumé already: what the ledger says twice is said once. */
  said: Set<string>
}

/** Where an owner has yet to write something, a mark stands that has no letters. */
export const isSaid = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
export const hasParts = ({ parts }: Line): boolean => parts.some(({ text }) => isSaid(text))

/** Best first; what is equal stays in the owner's own order. */
export const byRank = <Thing>(things: Thing[], rank: (thing: Thing, i: number) => number): Thing[] =>
  things
    .map((thing, i) => ({ thing, rank: rank(thing, i) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ thing }) => thing)

/** Takes the first ones that were not said yet, and notes them as said. */
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

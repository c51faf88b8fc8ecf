/** What shows a case study and is fetched with the page that shows it. */
import type { CaseStudyText } from './content.ts'
import type { Drawing } from './drawing.ts'

/** What its own page alone shows, as HTML. */
export type CaseStudyParts = Partial<Record<'drawing' | CaseStudyText | 'outcomes', string | undefined>>

export interface LoadDrawings {
  /** By the id of the case study. */
  loadParts: Record<string, () => Promise<{ parts: CaseStudyParts }>>
  /** The small drawings of all, by the id of the case study. */
  loadSmall: () => Promise<{ small: Record<string, Record<Posture, Drawing>> }>
}

/** How a small drawing stands: with three columns or more, or with two for where it is narrow. */
export type Posture = 'across' | 'upright'

/**
 * A résumé before it is set in type: what it says, in order, with the fact that each part comes from. A report about a
 * website is set the same way; its parts come from its measurement.
 */
import type { BackgroundGroupId } from '#contract/content/kinds.ts'
import type { Language } from '#contract/language.ts'

export type Paper = 'a4' | 'letter'

/** A statement as it stands in the ledger, or a name that belongs to the fact (its title, company or technologies). */
export interface Part {
  fact: string
  text: string
}

export interface Line {
  kind: 'text' | 'point' | 'note'
  /** Said in front of the parts, in bold. */
  label?: Part
  parts: Part[]
  /** The marks around what somebody else said. */
  quotes?: [open: string, close: string]
  /** How much this reader gains from it. What gains least is left out first; without a rank it always stays. */
  rank?: number
}

export interface Item {
  heading?: {
    title: Part
    /** Where the title leads; always an address of the owner's. */
    link?: string
    /** Said after the title. */
    context?: Part
    /** Stands at the end of the line, such as the period of a job. */
    aside?: string
  }
  lines: Line[]
  /** As a line's: the whole item is left out. */
  rank?: number
}

export type ResumeSection =
  | 'strengths'
  | 'experience'
  | 'case-studies'
  | 'skills'
  | 'services'
  | 'testimonials'
  | BackgroundGroupId

export interface Section {
  kind: ResumeSection | 'report'
  heading: string
  items: Item[]
}

export interface ResumeDocument {
  language: Language
  /** The document's own title. */
  title: string
  /** Whom or what it is about. */
  name: string
  /** Who made it, if not the one whom it is about. */
  author?: string
  /** What the owner is and where, below the name. */
  position: Part[]
  availability?: Part
  contacts: { text: string; url: string }[]
  /** Whom it was made for, in words around the reader's own; empty for a résumé made for nobody in particular. */
  madeFor: { before: string; reader: string } | undefined
  pitch: Part
  sections: Section[]
  /** Where and when it was made. */
  colophon: { text: string; url: string }
  /** What whoever reads it must know of all of it. */
  caveat?: string
  madeAt: number
}

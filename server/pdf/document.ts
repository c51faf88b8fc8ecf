/**
 * The content of a résumé before layout, in order, with the fact of each part. Reports about
 * websites use it too; their parts come from measurements.
 */
import type { BackgroundGroupId } from '#contract/content/kinds.ts'
import type { Language } from '#contract/language.ts'

export type Paper = 'a4' | 'letter'

/** A statement of the ledger, or a name of the fact (its title, company or technologies). */
export interface Part {
  fact: string
  text: string
}

export interface Line {
  kind: 'text' | 'point' | 'note'
  /** Text in front of the parts, in bold. */
  label?: Part
  parts: Part[]
  /** Quotation marks around another person's words. */
  quotes?: [open: string, close: string]
  /** Relevance to this reader. The least relevant is left out first; parts without a rank always stay. */
  rank?: number
}

export interface Item {
  heading?: {
    title: Part
    /** Link of the title; always one of the owner's addresses. */
    link?: string
    /** Text after the title. */
    context?: Part
    /** Text at the end of the line, such as a job's period. */
    aside?: string
  }
  lines: Line[]
  /** Like a line's rank: the whole item is left out. */
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
  /** The document's title. */
  title: string
  /** The subject. */
  name: string
  /** The author, if not the subject. */
  author?: string
  /** The owner's title and place, below the name. */
  position: Part[]
  availability?: Part
  contacts: { text: string; url: string }[]
  /** The reader; empty for the general résumé. */
  madeFor: { before: string; reader: string } | undefined
  pitch: Part
  sections: Section[]
  /** Place and time of its generation. */
  colophon: { text: string; url: string }
  /** A note about the whole document. */
  caveat?: string
  madeAt: number
}

/**
 * The content of a résumé before layout, in order, with the fact of each part. Reports about
 * websites use it too; their parts come from measurements.
 */
import type { BackgroundGroupId } from '#contract/content/kinds.ts'
import type { Language } from '#contract/language.ts'
import type { ResumeLayout } from '#contract/site/resume-layouts.ts'

export type Paper = 'a4' | 'letter'

/** A statement of the ledger, or a name of the fact (its title, company or technologies). */
export interface Part {
  fact: string
  text: string
}

/** A part with what the European layout calls it. */
export interface LabelledPart extends Part {
  label?: string
}

export interface Line {
  /** The parts of `columns` and `row` are the cells of a table, below its names of columns. */
  kind: 'text' | 'point' | 'note' | 'columns' | 'row'
  /** Text in front of the parts, in bold. */
  label?: Part
  parts: Part[]
  /** Quotation marks around another person's words. */
  quotes?: [open: string, close: string]
  /** Relevance to this reader. The least relevant is left out first; parts without a rank always stay. */
  rank?: number
}

export interface Item {
  /** In the column of labels, which only the European layout has. */
  label?: string
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
  /** Of the European layout. */
  | 'training'
  | 'personal-skills'
  | 'additional'

export interface Section {
  kind: ResumeSection | 'report'
  heading: string
  items: Item[]
}

export interface ResumeDocument {
  language: Language
  layout: ResumeLayout
  /** The document's title. */
  title: string
  /** The subject. */
  name: string
  /** The author, if not the subject. */
  author?: string
  /** The owner's title and place, below the name. */
  position: LabelledPart[]
  availability?: LabelledPart
  /** What the owner is open to: kinds of work, places, when. */
  openTo?: LabelledPart[]
  contacts: { label?: string; text: string; url?: string }[]
  /** The reader; empty for the general résumé. */
  madeFor: { before: string; reader: string } | undefined
  pitch: LabelledPart
  /** Heads what stands above, where that is a section of its own. */
  personalHeading?: string
  sections: Section[]
  /** Place and time of its generation. */
  colophon: {
    text: string
    /** In its place, where something is left out for want of room. */
    selected?: string
    url: string
  }
  /** A note about the whole document. */
  caveat?: string
  madeAt: number
}

import type { Language } from '#contract/language.ts'
import type { PageTexts } from '#server/knowledge/page-texts.ts'

/** What every page's Markdown is written from. */
export interface Writing extends PageTexts {
  language: Language
  /** Another company counts visits, too, where it is allowed to. */
  othersCount: boolean
  /** The whole address, in this language, of a page or of a place on one: `/#contact`. */
  at(anchor: string): string
}

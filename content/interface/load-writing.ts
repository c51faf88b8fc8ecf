/** The owner's articles in each language, and the words around them: fetched with the pages that show them. */
import type { ArticleSummary } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import type { WritingMessages } from './en/writing.ts'

export interface WritingBundle {
  /** Latest first. */
  articles: ArticleSummary[]
  /** The text of each as HTML, by id. */
  loadText: Record<string, () => Promise<{ html: string }>>
  messages: WritingMessages
}

export const loadWritingBundle: Record<Language, () => Promise<WritingBundle>> = {
  en: () => import('./en/writing-bundle.ts'),
  es: () => import('./es/writing-bundle.ts'),
  fr: () => import('./fr/writing-bundle.ts'),
  de: () => import('./de/writing-bundle.ts'),
  zh: () => import('./zh/writing-bundle.ts'),
  ja: () => import('./ja/writing-bundle.ts'),
}

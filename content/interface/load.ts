/** Each language's texts, fetched only when somebody reads in it. */
import type { Content } from '#contract/content/content.ts'
import type { FieldError } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import type { InterfaceMessages } from './en/site.ts'

export interface Texts {
  content: Content
  messages: InterfaceMessages
  fields: Record<FieldError, string>
}

export const loadTexts: Record<Language, () => Promise<Texts>> = {
  en: () => import('./en/page-bundle.ts'),
  es: () => import('./es/page-bundle.ts'),
  fr: () => import('./fr/page-bundle.ts'),
  de: () => import('./de/page-bundle.ts'),
  zh: () => import('./zh/page-bundle.ts'),
  ja: () => import('./ja/page-bundle.ts'),
}

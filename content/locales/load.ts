/** Each language's texts, fetched only when somebody reads in it. */
import type { FactTexts } from '../../contract/content-source.ts'
import type { FieldError } from '../../contract/errors.ts'
import type { Language } from '../../contract/language.ts'
import type { InterfaceWords } from './en/interface.ts'

export interface Texts {
  facts: FactTexts
  words: InterfaceWords
  fields: Record<FieldError, string>
}

export const loadTexts: Record<Language, () => Promise<Texts>> = {
  en: () => import('./en/site.ts'),
  es: () => import('./es/site.ts'),
  fr: () => import('./fr/site.ts'),
  de: () => import('./de/site.ts'),
  zh: () => import('./zh/site.ts'),
  ja: () => import('./ja/site.ts'),
}

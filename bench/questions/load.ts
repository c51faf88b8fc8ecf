/** The questions for the assistant, by set and language. */
import type { Language } from '#contract/language.ts'
import type { QuestionSet } from './shape.ts'

export type LoadQuestions = () => Promise<{ questions: QuestionSet }>

/** Each was written without a look at the engine, and looked at afterwards. */
export const questionSets = {
  tuned: {
    en: () => import('./en.ts'),
    es: () => import('./es.ts'),
    fr: () => import('./fr.ts'),
    de: () => import('./de.ts'),
    zh: () => import('./zh.ts'),
    ja: () => import('./ja.ts'),
  },
  'held-out': {
    en: () => import('./held-out/en.ts'),
    es: () => import('./held-out/es.ts'),
    fr: () => import('./held-out/fr.ts'),
    de: () => import('./held-out/de.ts'),
    zh: () => import('./held-out/zh.ts'),
    ja: () => import('./held-out/ja.ts'),
  },
  unseen: {
    en: () => import('./unseen/en.ts'),
    es: () => import('./unseen/es.ts'),
    fr: () => import('./unseen/fr.ts'),
    de: () => import('./unseen/de.ts'),
    zh: () => import('./unseen/zh.ts'),
    ja: () => import('./unseen/ja.ts'),
  },
} satisfies Record<string, Record<Language, LoadQuestions>>

/** The words of the prompts, fetched with the first. */
import { createFeatureWords } from '../../platform/feature-words.tsx'

export const { WordsProvider, useFeatureWords: usePromptWords } = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/prompts.ts')).prompts,
  es: async () => (await import('../../../content/locales/es/prompts.ts')).prompts,
  fr: async () => (await import('../../../content/locales/fr/prompts.ts')).prompts,
  de: async () => (await import('../../../content/locales/de/prompts.ts')).prompts,
  zh: async () => (await import('../../../content/locales/zh/prompts.ts')).prompts,
  ja: async () => (await import('../../../content/locales/ja/prompts.ts')).prompts,
})

import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/hints.ts')).hintWords,
  es: async () => (await import('../../../content/locales/es/hints.ts')).hintWords,
  fr: async () => (await import('../../../content/locales/fr/hints.ts')).hintWords,
  de: async () => (await import('../../../content/locales/de/hints.ts')).hintWords,
  zh: async () => (await import('../../../content/locales/zh/hints.ts')).hintWords,
  ja: async () => (await import('../../../content/locales/ja/hints.ts')).hintWords,
})

export const { WordsProvider: HintWordsProvider, useFeatureWords: useHintWords } = words

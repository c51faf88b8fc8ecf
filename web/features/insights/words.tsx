import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/desk-insights.ts')).insights,
  es: async () => (await import('../../../content/locales/es/desk-insights.ts')).insights,
  fr: async () => (await import('../../../content/locales/fr/desk-insights.ts')).insights,
  de: async () => (await import('../../../content/locales/de/desk-insights.ts')).insights,
  zh: async () => (await import('../../../content/locales/zh/desk-insights.ts')).insights,
  ja: async () => (await import('../../../content/locales/ja/desk-insights.ts')).insights,
})

export const { loadWords, WordsProvider: InsightsWordsProvider, useFeatureWords: useInsightsWords } = words

import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/ambience.ts')).ambience,
  es: async () => (await import('../../../content/locales/es/ambience.ts')).ambience,
  fr: async () => (await import('../../../content/locales/fr/ambience.ts')).ambience,
  de: async () => (await import('../../../content/locales/de/ambience.ts')).ambience,
  zh: async () => (await import('../../../content/locales/zh/ambience.ts')).ambience,
  ja: async () => (await import('../../../content/locales/ja/ambience.ts')).ambience,
})

export const { WordsProvider: AmbienceWordsProvider, useFeatureWords: useAmbienceWords } = words

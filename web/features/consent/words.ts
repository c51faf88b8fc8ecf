import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/consent.ts')).consent,
  es: async () => (await import('../../../content/locales/es/consent.ts')).consent,
  fr: async () => (await import('../../../content/locales/fr/consent.ts')).consent,
  de: async () => (await import('../../../content/locales/de/consent.ts')).consent,
  zh: async () => (await import('../../../content/locales/zh/consent.ts')).consent,
  ja: async () => (await import('../../../content/locales/ja/consent.ts')).consent,
})

export const { WordsProvider: ConsentWordsProvider, useFeatureWords: useConsentWords } = words

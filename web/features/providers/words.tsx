import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/desk-providers.ts')).deskProviders,
  es: async () => (await import('../../../content/locales/es/desk-providers.ts')).deskProviders,
  fr: async () => (await import('../../../content/locales/fr/desk-providers.ts')).deskProviders,
  de: async () => (await import('../../../content/locales/de/desk-providers.ts')).deskProviders,
  zh: async () => (await import('../../../content/locales/zh/desk-providers.ts')).deskProviders,
  ja: async () => (await import('../../../content/locales/ja/desk-providers.ts')).deskProviders,
})

export const { loadWords, WordsProvider: ProviderWordsProvider, useFeatureWords: useProviderWords } = words

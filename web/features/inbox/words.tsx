import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/desk-inbox.ts')).inbox,
  es: async () => (await import('../../../content/locales/es/desk-inbox.ts')).inbox,
  fr: async () => (await import('../../../content/locales/fr/desk-inbox.ts')).inbox,
  de: async () => (await import('../../../content/locales/de/desk-inbox.ts')).inbox,
  zh: async () => (await import('../../../content/locales/zh/desk-inbox.ts')).inbox,
  ja: async () => (await import('../../../content/locales/ja/desk-inbox.ts')).inbox,
})

export const { loadWords, WordsProvider: InboxWordsProvider, useFeatureWords: useInboxWords } = words

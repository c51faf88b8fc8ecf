import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/desk-inbox.ts')).deskInbox,
  es: async () => (await import('../../../content/locales/es/desk-inbox.ts')).deskInbox,
  fr: async () => (await import('../../../content/locales/fr/desk-inbox.ts')).deskInbox,
  de: async () => (await import('../../../content/locales/de/desk-inbox.ts')).deskInbox,
  zh: async () => (await import('../../../content/locales/zh/desk-inbox.ts')).deskInbox,
  ja: async () => (await import('../../../content/locales/ja/desk-inbox.ts')).deskInbox,
})

export const { loadWords, WordsProvider: InboxWordsProvider, useFeatureWords: useInboxWords } = words

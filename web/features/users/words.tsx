import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/desk-users.ts')).deskUsers,
  es: async () => (await import('../../../content/locales/es/desk-users.ts')).deskUsers,
  fr: async () => (await import('../../../content/locales/fr/desk-users.ts')).deskUsers,
  de: async () => (await import('../../../content/locales/de/desk-users.ts')).deskUsers,
  zh: async () => (await import('../../../content/locales/zh/desk-users.ts')).deskUsers,
  ja: async () => (await import('../../../content/locales/ja/desk-users.ts')).deskUsers,
})

export const { loadWords, WordsProvider: UsersWordsProvider, useFeatureWords: useUsersWords } = words

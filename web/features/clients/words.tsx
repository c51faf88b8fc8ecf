import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/desk-clients.ts')).deskClients,
  es: async () => (await import('../../../content/locales/es/desk-clients.ts')).deskClients,
  fr: async () => (await import('../../../content/locales/fr/desk-clients.ts')).deskClients,
  de: async () => (await import('../../../content/locales/de/desk-clients.ts')).deskClients,
  zh: async () => (await import('../../../content/locales/zh/desk-clients.ts')).deskClients,
  ja: async () => (await import('../../../content/locales/ja/desk-clients.ts')).deskClients,
})

export const { loadWords, WordsProvider: ClientsWordsProvider, useFeatureWords: useClientsWords } = words

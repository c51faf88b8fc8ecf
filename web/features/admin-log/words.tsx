import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/desk-log.ts')).deskLog,
  es: async () => (await import('../../../content/locales/es/desk-log.ts')).deskLog,
  fr: async () => (await import('../../../content/locales/fr/desk-log.ts')).deskLog,
  de: async () => (await import('../../../content/locales/de/desk-log.ts')).deskLog,
  zh: async () => (await import('../../../content/locales/zh/desk-log.ts')).deskLog,
  ja: async () => (await import('../../../content/locales/ja/desk-log.ts')).deskLog,
})

export const { loadWords, WordsProvider: LogWordsProvider, useFeatureWords: useLogWords } = words

/** The words of the panel, fetched with it. */
import { createFeatureWords } from '../../platform/feature-words.tsx'

export const {
  loadWords,
  WordsProvider,
  useFeatureWords: useNoticedWords,
} = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/noticed.ts')).noticed,
  es: async () => (await import('../../../content/locales/es/noticed.ts')).noticed,
  fr: async () => (await import('../../../content/locales/fr/noticed.ts')).noticed,
  de: async () => (await import('../../../content/locales/de/noticed.ts')).noticed,
  zh: async () => (await import('../../../content/locales/zh/noticed.ts')).noticed,
  ja: async () => (await import('../../../content/locales/ja/noticed.ts')).noticed,
})

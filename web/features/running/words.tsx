import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/desk-running.ts')).deskRunning,
  es: async () => (await import('../../../content/locales/es/desk-running.ts')).deskRunning,
  fr: async () => (await import('../../../content/locales/fr/desk-running.ts')).deskRunning,
  de: async () => (await import('../../../content/locales/de/desk-running.ts')).deskRunning,
  zh: async () => (await import('../../../content/locales/zh/desk-running.ts')).deskRunning,
  ja: async () => (await import('../../../content/locales/ja/desk-running.ts')).deskRunning,
})

export const { loadWords, WordsProvider: RunningWordsProvider, useFeatureWords: useRunningWords } = words

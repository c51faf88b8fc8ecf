import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/desk.ts')).desk,
  es: async () => (await import('../../../content/locales/es/desk.ts')).desk,
  fr: async () => (await import('../../../content/locales/fr/desk.ts')).desk,
  de: async () => (await import('../../../content/locales/de/desk.ts')).desk,
  zh: async () => (await import('../../../content/locales/zh/desk.ts')).desk,
  ja: async () => (await import('../../../content/locales/ja/desk.ts')).desk,
})

export const { loadWords, WordsProvider: DeskWordsProvider, useFeatureWords: useDeskWords } = words

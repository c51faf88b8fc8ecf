import { createFeatureWords } from '../../platform/feature-words.tsx'

export const { WordsProvider: InstallableWordsProvider, useFeatureWords: useInstallableWords } = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/installable.ts')).installable,
  es: async () => (await import('../../../content/locales/es/installable.ts')).installable,
  fr: async () => (await import('../../../content/locales/fr/installable.ts')).installable,
  de: async () => (await import('../../../content/locales/de/installable.ts')).installable,
  zh: async () => (await import('../../../content/locales/zh/installable.ts')).installable,
  ja: async () => (await import('../../../content/locales/ja/installable.ts')).installable,
})

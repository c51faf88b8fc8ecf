import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/desk-seo.ts')).deskSeo,
  es: async () => (await import('../../../content/locales/es/desk-seo.ts')).deskSeo,
  fr: async () => (await import('../../../content/locales/fr/desk-seo.ts')).deskSeo,
  de: async () => (await import('../../../content/locales/de/desk-seo.ts')).deskSeo,
  zh: async () => (await import('../../../content/locales/zh/desk-seo.ts')).deskSeo,
  ja: async () => (await import('../../../content/locales/ja/desk-seo.ts')).deskSeo,
})

export const { loadWords, WordsProvider: SeoWordsProvider, useFeatureWords: useSeoWords } = words

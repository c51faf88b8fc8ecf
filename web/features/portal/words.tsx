import { createFeatureWords } from '../../platform/feature-words.tsx'

const words = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/portal-page.ts')).portalPage,
  es: async () => (await import('../../../content/locales/es/portal-page.ts')).portalPage,
  fr: async () => (await import('../../../content/locales/fr/portal-page.ts')).portalPage,
  de: async () => (await import('../../../content/locales/de/portal-page.ts')).portalPage,
  zh: async () => (await import('../../../content/locales/zh/portal-page.ts')).portalPage,
  ja: async () => (await import('../../../content/locales/ja/portal-page.ts')).portalPage,
})

export const { loadWords, WordsProvider: PortalWordsProvider, useFeatureWords: usePortalWords } = words

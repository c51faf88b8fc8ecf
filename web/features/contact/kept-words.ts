import { createFeatureWords } from '../../platform/feature-words.tsx'

export const { loadWords: loadKeptWords } = createFeatureWords({
  en: async () => (await import('../../../content/locales/en/kept-messages.ts')).keptMessages,
  es: async () => (await import('../../../content/locales/es/kept-messages.ts')).keptMessages,
  fr: async () => (await import('../../../content/locales/fr/kept-messages.ts')).keptMessages,
  de: async () => (await import('../../../content/locales/de/kept-messages.ts')).keptMessages,
  zh: async () => (await import('../../../content/locales/zh/kept-messages.ts')).keptMessages,
  ja: async () => (await import('../../../content/locales/ja/kept-messages.ts')).keptMessages,
})

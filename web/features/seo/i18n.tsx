import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/admin/seo.ts')).adminSeo,
  es: async () => (await import('#content/interface/es/admin/seo.ts')).adminSeo,
  fr: async () => (await import('#content/interface/fr/admin/seo.ts')).adminSeo,
  de: async () => (await import('#content/interface/de/admin/seo.ts')).adminSeo,
  zh: async () => (await import('#content/interface/zh/admin/seo.ts')).adminSeo,
  ja: async () => (await import('#content/interface/ja/admin/seo.ts')).adminSeo,
})

export const { loadMessages, MessagesProvider: SeoMessagesProvider, useFeatureMessages: useSeoT } = words

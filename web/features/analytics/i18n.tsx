import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/admin/analytics.ts')).insights,
  es: async () => (await import('#content/interface/es/admin/analytics.ts')).insights,
  fr: async () => (await import('#content/interface/fr/admin/analytics.ts')).insights,
  de: async () => (await import('#content/interface/de/admin/analytics.ts')).insights,
  zh: async () => (await import('#content/interface/zh/admin/analytics.ts')).insights,
  ja: async () => (await import('#content/interface/ja/admin/analytics.ts')).insights,
})

export const { loadMessages, MessagesProvider: AnalyticsMessagesProvider, useFeatureMessages: useAnalyticsT } = words

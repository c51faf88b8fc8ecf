import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/admin/providers.ts')).adminProviders,
  es: async () => (await import('#content/interface/es/admin/providers.ts')).adminProviders,
  fr: async () => (await import('#content/interface/fr/admin/providers.ts')).adminProviders,
  de: async () => (await import('#content/interface/de/admin/providers.ts')).adminProviders,
  zh: async () => (await import('#content/interface/zh/admin/providers.ts')).adminProviders,
  ja: async () => (await import('#content/interface/ja/admin/providers.ts')).adminProviders,
})

export const { loadMessages, MessagesProvider: ProvidersMessagesProvider, useFeatureMessages: useProvidersT } = words

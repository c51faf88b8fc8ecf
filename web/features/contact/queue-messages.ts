import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

export const { loadMessages: loadQueueMessages } = createFeatureMessages({
  en: async () => (await import('#content/interface/en/queued-messages.ts')).keptMessages,
  es: async () => (await import('#content/interface/es/queued-messages.ts')).keptMessages,
  fr: async () => (await import('#content/interface/fr/queued-messages.ts')).keptMessages,
  de: async () => (await import('#content/interface/de/queued-messages.ts')).keptMessages,
  zh: async () => (await import('#content/interface/zh/queued-messages.ts')).keptMessages,
  ja: async () => (await import('#content/interface/ja/queued-messages.ts')).keptMessages,
})

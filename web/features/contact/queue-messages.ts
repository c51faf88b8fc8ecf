import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

export const { loadMessages: loadQueueMessages } = createFeatureMessages({
  en: async () => (await import('#content/interface/en/portal/queued-messages.ts')).keptMessages,
  es: async () => (await import('#content/interface/es/portal/queued-messages.ts')).keptMessages,
  fr: async () => (await import('#content/interface/fr/portal/queued-messages.ts')).keptMessages,
  de: async () => (await import('#content/interface/de/portal/queued-messages.ts')).keptMessages,
  zh: async () => (await import('#content/interface/zh/portal/queued-messages.ts')).keptMessages,
  ja: async () => (await import('#content/interface/ja/portal/queued-messages.ts')).keptMessages,
})

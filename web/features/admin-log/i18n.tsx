import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/admin/log.ts')).adminLog,
  es: async () => (await import('#content/interface/es/admin/log.ts')).adminLog,
  fr: async () => (await import('#content/interface/fr/admin/log.ts')).adminLog,
  de: async () => (await import('#content/interface/de/admin/log.ts')).adminLog,
  zh: async () => (await import('#content/interface/zh/admin/log.ts')).adminLog,
  ja: async () => (await import('#content/interface/ja/admin/log.ts')).adminLog,
})

export const { loadMessages, MessagesProvider: LogMessagesProvider, useFeatureMessages: useLogT } = words

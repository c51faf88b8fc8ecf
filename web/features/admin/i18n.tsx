import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/admin/shell.ts')).desk,
  es: async () => (await import('#content/interface/es/admin/shell.ts')).desk,
  fr: async () => (await import('#content/interface/fr/admin/shell.ts')).desk,
  de: async () => (await import('#content/interface/de/admin/shell.ts')).desk,
  zh: async () => (await import('#content/interface/zh/admin/shell.ts')).desk,
  ja: async () => (await import('#content/interface/ja/admin/shell.ts')).desk,
})

export const { loadMessages, MessagesProvider: AdminMessagesProvider, useFeatureMessages: useAdminT } = words

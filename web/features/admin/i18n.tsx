import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/admin/shell.ts')).adminShell,
  es: async () => (await import('#content/interface/es/admin/shell.ts')).adminShell,
  fr: async () => (await import('#content/interface/fr/admin/shell.ts')).adminShell,
  de: async () => (await import('#content/interface/de/admin/shell.ts')).adminShell,
  zh: async () => (await import('#content/interface/zh/admin/shell.ts')).adminShell,
  ja: async () => (await import('#content/interface/ja/admin/shell.ts')).adminShell,
})

export const { loadMessages, MessagesProvider: AdminMessagesProvider, useFeatureMessages: useAdminT } = words

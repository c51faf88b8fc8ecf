import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/admin/users.ts')).adminUsers,
  es: async () => (await import('#content/interface/es/admin/users.ts')).adminUsers,
  fr: async () => (await import('#content/interface/fr/admin/users.ts')).adminUsers,
  de: async () => (await import('#content/interface/de/admin/users.ts')).adminUsers,
  zh: async () => (await import('#content/interface/zh/admin/users.ts')).adminUsers,
  ja: async () => (await import('#content/interface/ja/admin/users.ts')).adminUsers,
})

export const { loadMessages, MessagesProvider: UsersMessagesProvider, useFeatureMessages: useUsersT } = words

import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/admin/clients.ts')).adminClients,
  es: async () => (await import('#content/interface/es/admin/clients.ts')).adminClients,
  fr: async () => (await import('#content/interface/fr/admin/clients.ts')).adminClients,
  de: async () => (await import('#content/interface/de/admin/clients.ts')).adminClients,
  zh: async () => (await import('#content/interface/zh/admin/clients.ts')).adminClients,
  ja: async () => (await import('#content/interface/ja/admin/clients.ts')).adminClients,
})

export const { loadMessages, MessagesProvider: ClientsMessagesProvider, useFeatureMessages: useClientsT } = words

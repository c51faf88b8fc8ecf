import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/admin/system-status.ts')).adminSystemStatus,
  es: async () => (await import('#content/interface/es/admin/system-status.ts')).adminSystemStatus,
  fr: async () => (await import('#content/interface/fr/admin/system-status.ts')).adminSystemStatus,
  de: async () => (await import('#content/interface/de/admin/system-status.ts')).adminSystemStatus,
  zh: async () => (await import('#content/interface/zh/admin/system-status.ts')).adminSystemStatus,
  ja: async () => (await import('#content/interface/ja/admin/system-status.ts')).adminSystemStatus,
})

export const {
  loadMessages,
  MessagesProvider: SystemStatusMessagesProvider,
  useFeatureMessages: useSystemStatusT,
} = words

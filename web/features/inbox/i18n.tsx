import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/admin/inbox.ts')).adminInbox,
  es: async () => (await import('#content/interface/es/admin/inbox.ts')).adminInbox,
  fr: async () => (await import('#content/interface/fr/admin/inbox.ts')).adminInbox,
  de: async () => (await import('#content/interface/de/admin/inbox.ts')).adminInbox,
  zh: async () => (await import('#content/interface/zh/admin/inbox.ts')).adminInbox,
  ja: async () => (await import('#content/interface/ja/admin/inbox.ts')).adminInbox,
})

export const { loadMessages, MessagesProvider: InboxMessagesProvider, useFeatureMessages: useInboxT } = words

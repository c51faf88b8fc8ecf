import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/portal-page.ts')).portalPage,
  es: async () => (await import('#content/interface/es/portal-page.ts')).portalPage,
  fr: async () => (await import('#content/interface/fr/portal-page.ts')).portalPage,
  de: async () => (await import('#content/interface/de/portal-page.ts')).portalPage,
  zh: async () => (await import('#content/interface/zh/portal-page.ts')).portalPage,
  ja: async () => (await import('#content/interface/ja/portal-page.ts')).portalPage,
})

export const { loadMessages, MessagesProvider: PortalMessagesProvider, useFeatureMessages: usePortalT } = words

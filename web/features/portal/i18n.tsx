import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/portal/portal-page.ts')).portalPage,
  es: async () => (await import('#content/interface/es/portal/portal-page.ts')).portalPage,
  fr: async () => (await import('#content/interface/fr/portal/portal-page.ts')).portalPage,
  de: async () => (await import('#content/interface/de/portal/portal-page.ts')).portalPage,
  zh: async () => (await import('#content/interface/zh/portal/portal-page.ts')).portalPage,
  ja: async () => (await import('#content/interface/ja/portal/portal-page.ts')).portalPage,
})

export const { loadMessages, MessagesProvider: PortalMessagesProvider, useFeatureMessages: usePortalT } = words

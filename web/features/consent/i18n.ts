import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/consent.ts')).consent,
  es: async () => (await import('#content/interface/es/consent.ts')).consent,
  fr: async () => (await import('#content/interface/fr/consent.ts')).consent,
  de: async () => (await import('#content/interface/de/consent.ts')).consent,
  zh: async () => (await import('#content/interface/zh/consent.ts')).consent,
  ja: async () => (await import('#content/interface/ja/consent.ts')).consent,
})

export const { MessagesProvider: ConsentMessagesProvider, useFeatureMessages: useConsentT } = words

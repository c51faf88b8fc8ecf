import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/background.ts')).background,
  es: async () => (await import('#content/interface/es/background.ts')).background,
  fr: async () => (await import('#content/interface/fr/background.ts')).background,
  de: async () => (await import('#content/interface/de/background.ts')).background,
  zh: async () => (await import('#content/interface/zh/background.ts')).background,
  ja: async () => (await import('#content/interface/ja/background.ts')).background,
})

export const { MessagesProvider: BackgroundMessagesProvider, useFeatureMessages: useBackgroundT } = words

import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/background.ts')).ambience,
  es: async () => (await import('#content/interface/es/background.ts')).ambience,
  fr: async () => (await import('#content/interface/fr/background.ts')).ambience,
  de: async () => (await import('#content/interface/de/background.ts')).ambience,
  zh: async () => (await import('#content/interface/zh/background.ts')).ambience,
  ja: async () => (await import('#content/interface/ja/background.ts')).ambience,
})

export const { MessagesProvider: BackgroundMessagesProvider, useFeatureMessages: useBackgroundT } = words

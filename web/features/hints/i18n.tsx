import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const words = createFeatureMessages({
  en: async () => (await import('#content/interface/en/hints.ts')).hintMessages,
  es: async () => (await import('#content/interface/es/hints.ts')).hintMessages,
  fr: async () => (await import('#content/interface/fr/hints.ts')).hintMessages,
  de: async () => (await import('#content/interface/de/hints.ts')).hintMessages,
  zh: async () => (await import('#content/interface/zh/hints.ts')).hintMessages,
  ja: async () => (await import('#content/interface/ja/hints.ts')).hintMessages,
})

export const { MessagesProvider: HintsMessagesProvider, useFeatureMessages: useHintsT } = words

import type { Language } from '#contract/language.ts'
import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

const messages = createFeatureMessages({
  en: async () => (await import('#content/interface/en/async.ts')).asyncMessages,
  es: async () => (await import('#content/interface/es/async.ts')).asyncMessages,
  fr: async () => (await import('#content/interface/fr/async.ts')).asyncMessages,
  de: async () => (await import('#content/interface/de/async.ts')).asyncMessages,
  zh: async () => (await import('#content/interface/zh/async.ts')).asyncMessages,
  ja: async () => (await import('#content/interface/ja/async.ts')).asyncMessages,
})

export const { MessagesProvider: AsyncMessagesProvider, useFeatureMessages: useAsyncT } = messages

/** @returns fetches the messages of a late part, and those that it needs for what it reads. */
export const withAsyncMessages =
  (load: (language: Language) => Promise<unknown>) =>
  (language: Language): Promise<unknown> =>
    Promise.all([load(language), messages.loadMessages(language)])

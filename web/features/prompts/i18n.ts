/** The words of the prompts, fetched with the first. */
import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

export const { MessagesProvider, useFeatureMessages: usePromptsT } = createFeatureMessages({
  en: async () => (await import('#content/interface/en/prompts.ts')).prompts,
  es: async () => (await import('#content/interface/es/prompts.ts')).prompts,
  fr: async () => (await import('#content/interface/fr/prompts.ts')).prompts,
  de: async () => (await import('#content/interface/de/prompts.ts')).prompts,
  zh: async () => (await import('#content/interface/zh/prompts.ts')).prompts,
  ja: async () => (await import('#content/interface/ja/prompts.ts')).prompts,
})

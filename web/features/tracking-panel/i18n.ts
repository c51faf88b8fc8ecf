/** The words of the panel, fetched with it. */
import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

export const {
  loadMessages,
  MessagesProvider,
  useFeatureMessages: useTrackingT,
} = createFeatureMessages({
  en: async () => (await import('#content/interface/en/tracking-panel.ts')).noticed,
  es: async () => (await import('#content/interface/es/tracking-panel.ts')).noticed,
  fr: async () => (await import('#content/interface/fr/tracking-panel.ts')).noticed,
  de: async () => (await import('#content/interface/de/tracking-panel.ts')).noticed,
  zh: async () => (await import('#content/interface/zh/tracking-panel.ts')).noticed,
  ja: async () => (await import('#content/interface/ja/tracking-panel.ts')).noticed,
})

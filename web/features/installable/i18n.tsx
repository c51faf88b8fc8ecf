import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

export const { MessagesProvider: InstallableMessagesProvider, useFeatureMessages: useInstallableT } =
  createFeatureMessages({
    en: async () => (await import('#content/interface/en/installable.ts')).installable,
    es: async () => (await import('#content/interface/es/installable.ts')).installable,
    fr: async () => (await import('#content/interface/fr/installable.ts')).installable,
    de: async () => (await import('#content/interface/de/installable.ts')).installable,
    zh: async () => (await import('#content/interface/zh/installable.ts')).installable,
    ja: async () => (await import('#content/interface/ja/installable.ts')).installable,
  })

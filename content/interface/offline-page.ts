/** The words of the page that is shown offline, read by the build. */
import type { Language } from '#contract/language.ts'
import type { OfflinePageMessages } from './en/offline-page.ts'

export const loadOfflineMessages: Record<Language, () => Promise<OfflinePageMessages>> = {
  en: async () => (await import('./en/offline-page.ts')).offlinePage,
  es: async () => (await import('./es/offline-page.ts')).offlinePage,
  fr: async () => (await import('./fr/offline-page.ts')).offlinePage,
  de: async () => (await import('./de/offline-page.ts')).offlinePage,
  zh: async () => (await import('./zh/offline-page.ts')).offlinePage,
  ja: async () => (await import('./ja/offline-page.ts')).offlinePage,
}

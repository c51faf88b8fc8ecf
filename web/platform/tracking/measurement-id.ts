import { GA_TAG } from '#contract/analytics/google-analytics.ts'

/** Of Google Analytics; undefined where none is configured. By itself, because every page asks for it and most have none. */
export const measurementId = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${GA_TAG}"]`)?.content

/** Measured values as people read them, with the symbols of the SI, which are the same in every language. */

import type { Language } from '#contract/language.ts'
import type { VitalId } from '#contract/ratings.ts'

const number = (language: Language, value: number, digits: number) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)

/** "1.2 s", "340 ms"; the space does not break. */
export const formatTime = (language: Language, ms: number): string =>
  ms >= 1000 ? `${number(language, ms / 1000, 1)}\u00a0s` : `${number(language, Math.round(ms), 0)}\u00a0ms`

/** "1.2 MB", "340 kB". */
export const formatBytes = (language: Language, bytes: number): string =>
  bytes >= 1e6
    ? `${number(language, bytes / 1e6, 1)}\u00a0MB`
    : `${number(language, Math.ceil(bytes / 1e3), 0)}\u00a0kB`

/** Layout shift has no unit. */
export const formatVital = (language: Language, id: VitalId, value: number): string =>
  id === 'cls' ? number(language, value, value < 0.1 ? 3 : 2) : formatTime(language, value)

/** What a vital is called for short; the same in every language. */
export const shortName = (id: VitalId): string => (id === 'speed-index' ? 'SI' : id.toUpperCase())

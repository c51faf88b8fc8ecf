/** Measured values as people read them. */
import type { Language } from '../../../contract/language.ts'
import type { VitalId } from '../../../contract/performance.ts'

const unit = (language: Language, value: number, name: string, digits: number) =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(value)

/** "1.2 s", "340 ms". */
export const formatTime = (language: Language, ms: number): string =>
  ms >= 1000 ? unit(language, ms / 1000, 'second', 1) : unit(language, Math.round(ms), 'millisecond', 0)

/** "1.2 MB", "340 kB". */
export const formatBytes = (language: Language, bytes: number): string =>
  bytes >= 1e6 ? unit(language, bytes / 1e6, 'megabyte', 1) : unit(language, Math.ceil(bytes / 1e3), 'kilobyte', 0)

/** Layout shift has no unit. */
export const formatVital = (language: Language, id: VitalId, value: number): string =>
  id === 'cls'
    ? new Intl.NumberFormat(language, { maximumFractionDigits: value < 0.1 ? 3 : 2 }).format(value)
    : formatTime(language, value)

/** What a vital is called for short; the same in every language. */
export const shortName = (id: VitalId): string => (id === 'speed-index' ? 'SI' : id.toUpperCase())

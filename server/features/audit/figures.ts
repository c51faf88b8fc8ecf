/** Formats figures in a language. */

import { unitForm } from '#content/language/unit-form.ts'
import type { Language } from '#contract/language.ts'
import type { VitalId } from '#contract/ratings.ts'

const spoken = (language: Language, value: number, unit: string, digits: number) =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: unitForm[language],
    maximumFractionDigits: digits,
  }).format(value)

/** "1.2 seconds", "340 milliseconds". */
export const spokenTime = (language: Language, ms: number): string =>
  ms >= 1000 ? spoken(language, ms / 1000, 'second', 1) : spoken(language, Math.round(ms), 'millisecond', 0)

/** "1.2 megabytes", "340 kilobytes". */
export const spokenBytes = (language: Language, bytes: number): string =>
  bytes >= 1e6 ? spoken(language, bytes / 1e6, 'megabyte', 1) : spoken(language, Math.ceil(bytes / 1e3), 'kilobyte', 0)

/** Layout shifts have no unit; all others are times. */
export const spokenVital = (language: Language, id: VitalId, value: number): string =>
  id === 'cls'
    ? new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value)
    : spokenTime(language, value)

/** "1 March 2026", of the day in UTC. */
export const spokenDate = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

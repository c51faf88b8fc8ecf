/** Figures as the reader's language writes them. */
import { useMemo } from 'react'
import type { Language } from '#contract/language.ts'
import { useLanguage } from '#web/platform/i18n.tsx'

function formatsIn(language: Language) {
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const unit = (unit: 'second' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
  const names = new Intl.DisplayNames(language, { type: 'language' })
  // Days and months have no time of day: they are read in UTC, in which `Date` understands them.
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dayInFull = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit', timeZone: 'UTC' })
  const monthInFull = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' })
  const isMonth = (at: string) => at.length === 'yyyy-mm'.length
  return {
    number: number.format,
    /** A part of nothing is nothing. */
    share: (part: number, whole: number) => percent.format(whole === 0 ? 0 : part / whole),
    duration: (seconds: number) =>
      (seconds < 60 ? unit('second') : unit('minute')).format(seconds < 60 ? Math.round(seconds) : seconds / 60),
    languageName: (one: Language) => names.of(one) ?? one,
    /** `2026-03-31`, or `2026-03` for a month. */
    period: (at: string) => (isMonth(at) ? month : day).format(new Date(at)),
    periodInFull: (at: string) => (isMonth(at) ? monthInFull : dayInFull).format(new Date(at)),
    time: (at: number) => time.format(at),
  }
}

export function useFormats() {
  const { language } = useLanguage()
  return useMemo(() => formatsIn(language), [language])
}

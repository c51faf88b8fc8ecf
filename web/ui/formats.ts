/** Days, times, amounts, sizes and languages as the reader's language writes them. */
import { useEffect, useMemo, useState } from 'react'
import { DAY, HOUR, MINUTE } from '#contract/endpoint.ts'
import { useLanguage } from '#web/platform/i18n.tsx'

const MEGABYTE = 1024 * 1024
/** Smaller files are shown as if they had this size: "0 MB" would say that there is nothing. */
const SMALLEST_SHOWN_MB = 0.01

export interface Formats {
  /** A day such as `2026-03-31`, or the one of a moment in UTC. */
  day(day: string | number): string
  /** Such a day, or a moment in epoch milliseconds, without its year. */
  month(at: number, withYear: boolean): string
  /** The day of a moment in epoch milliseconds. */
  dayOf(at: number): string
  /** A moment in epoch milliseconds, with its time of day. */
  moment(at: number): string
  /** How long before `now` a moment was. */
  ago(at: number, now: number): string
  /** A whole number from 0 to 100. */
  percent(value: number): string
  /** A difference of percentages, with its sign. */
  points(value: number): string
  /** An amount in the currency's smallest unit. */
  money(amount: number, currency: string): string
  /** The same in whole units, for what is only estimated. */
  wholeMoney(amount: number, currency: string): string
  megabytes(bytes: number): string
  minutes(count: number): string
  number(count: number): string
  languageName(tag: string): string
  languageNames(tags: string[]): string
}

export function useFormats(): Formats {
  const { language } = useLanguage()
  return useMemo(() => createFormats(language), [language])
}

/** Days have no zone: read and written in the same one, they stay what they are. */
const UTC = { timeZone: 'UTC' } as const

function createFormats(language: string): Formats {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...UTC })
  const dayHere = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const month = new Intl.DateTimeFormat(language, { month: 'short', ...UTC })
  const monthOfYear = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', ...UTC })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const points = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
  const megabytes = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 2 })
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  const number = new Intl.NumberFormat(language)
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const languageName = (tag: string) => names.of(tag) ?? tag
  const list = new Intl.ListFormat(language)
  return {
    day: (at) => unbroken(day.format(new Date(at))),
    month: (at, withYear) => unbroken((withYear ? monthOfYear : month).format(at)),
    dayOf: (at) => unbroken(dayHere.format(at)),
    moment: (at) => unbroken(moment.format(at)),
    ago(at, now) {
      const passed = Math.max(0, now - at)
      if (passed < MINUTE) return relative.format(0, 'second')
      if (passed < HOUR) return unbroken(relative.format(-Math.floor(passed / MINUTE), 'minute'))
      if (passed < DAY) return unbroken(relative.format(-Math.floor(passed / HOUR), 'hour'))
      if (passed < 30 * DAY) return unbroken(relative.format(-Math.floor(passed / DAY), 'day'))
      return unbroken(dayHere.format(at))
    },
    percent: (value) => percent.format(value / 100),
    points: (value) => points.format(value),
    money(amount, currency) {
      const digits = digitsOf(language, currency)
      const value = amount / 10 ** digits
      return moneyOf(language, currency, Number.isInteger(value) ? 0 : digits).format(value)
    },
    wholeMoney: (amount, currency) =>
      moneyOf(language, currency, 0).format(amount / 10 ** digitsOf(language, currency)),
    megabytes: (bytes) => megabytes.format(Math.max(SMALLEST_SHOWN_MB, bytes / MEGABYTE)),
    minutes: (count) => minutes.format(count),
    number: (count) => number.format(count),
    languageName,
    languageNames: (tags) => list.format(tags.map(languageName)),
  }
}

/** A day stays in one line, and so does a time of day; a line may end between the two. */
const unbroken = (text: string) => text.replace(/ (?!\d{1,2}:\d\d)/g, '\u00a0')

const moneyOf = (language: string, currency: string, digits?: number) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  })

/** How many digits of an amount stand behind its point. */
const digitsOf = (language: string, currency: string) =>
  moneyOf(language, currency).resolvedOptions().maximumFractionDigits ?? 2

/** Today as a day without a time, where the reader is. */
export function today(now: number): string {
  const date = new Date(now)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** The time now, once a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE)
    return () => window.clearInterval(timer)
  }, [])
  return now
}

/** Times, sizes and sums as the reader's language writes them. */
import { useMemo } from 'react'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/endpoint.ts'
import { useLanguage } from '#web/platform/i18n.tsx'

export interface Amounts {
  number(count: number): string
  /** A moment in epoch milliseconds, with its time of day. */
  moment(at: number): string
  /** A day such as `2025-11-01`. */
  day(day: string): string
  /** Milliseconds in the unit that suits them. */
  duration(ms: number): string
  bytes(count: number): string
  dollars(amount: number): string
}

const units = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const

const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** What takes a fraction of the smallest unit takes more than none of it. */
const precisionOf = (value: number) =>
  value > 0 && value < 1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: value < 10 ? 1 : 0 }

export function useAmounts(): Amounts {
  const { language } = useLanguage()
  return useMemo(() => createAmounts(language), [language])
}

export function createAmounts(language: string): Amounts {
  const number = new Intl.NumberFormat(language)
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  const sum = new Intl.NumberFormat(language, dollars)
  // A call costs a fraction of a cent.
  const fraction = new Intl.NumberFormat(language, { ...dollars, maximumSignificantDigits: 3 })
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, ...precisionOf(value) }).format(value)
  return {
    number: (count) => number.format(count),
    moment: (at) => moment.format(at),
    day: (text) => day.format(new Date(text)),
    duration(ms) {
      const [name, length] = units.find(([, one]) => ms >= one) ?? (['millisecond', 1] as const)
      return unit(ms / length, name)
    },
    bytes(count) {
      const power = Math.min(sizes.length - 1, Math.floor(Math.log(Math.max(1, count)) / Math.log(1024)))
      return unit(count / 1024 ** power, sizes[power] ?? 'byte')
    },
    dollars: (amount) => (amount < 1 ? fraction : sum).format(amount),
  }
}

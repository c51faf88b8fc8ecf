import type { Language } from '#contract/language.ts'

/** @returns how a date is said, as exact as the owner is, but without its day: "May 2014", "2014". */
export function spokenMonth(language: Language): (date: string) => string {
  const month = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  return (date) => (date.length > 4 ? month.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`)) : date)
}

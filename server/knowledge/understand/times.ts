/** Reads times as people give them: years, since, before, between, the last few years, now. */
import type { Language } from '#contract/language.ts'
import type { Month } from '#server/knowledge/world/months.ts'
import { YEARS } from '#server/knowledge/years.ts'
import type { LanguageCues } from './language-cues.ts'
import { partOfYear } from './part-of-year.ts'
import type { Match } from './phrase-index.ts'

export interface Time {
  from: Month | undefined
  /** No longer part of it. */
  to: Month | undefined
  kind: 'in' | 'month' | 'since' | 'before' | 'after' | 'between'
  /** The years as they were said: "2014", "2014–2016"; of a month with its name: "March 2014". */
  label: string
  at: number
  end: number
}

/** How far from a year the word stands that tells whether it is meant as a beginning or an end. */
const NEAR = 3
const NEAR_BEHIND = 6

export function timeIn(text: string, { timeCues }: LanguageCues, now: Month, language: Language): Time | undefined {
  const years = [...text.matchAll(YEARS)].slice(0, 2)
  const cues = timeCues.find(text)
  if (years.length === 0) return relative(text, cues, now)
  const [first, second] = years.map((match) => ({ year: Number(match[0]), at: match.index, end: match.index + 4 }))
  if (!first) return undefined
  const near = (place: { at: number; end: number }) =>
    cues.filter(
      ({ at, end }) =>
        (end <= place.at && place.at - end <= NEAR) || (at >= place.end && at - place.end <= NEAR_BEHIND),
    )
  const [start, end] = [first.year * 12, first.year * 12 + 12]
  const place = { at: first.at, end: second?.end ?? first.end }
  if (second && second.year > first.year) {
    const label = `${first.year}–${second.year}`
    return { from: start, to: second.year * 12 + 12, kind: 'between', label, ...place }
  }
  const label = String(first.year)
  const decade = near(first).find(({ value, at }) => value === 'decade' && at <= first.end + 1)
  if (decade && first.year % 10 === 0) {
    const to = (first.year + 10) * 12
    return { from: start, to, kind: 'between', label: `${first.year}–${first.year + 9}`, at: first.at, end: decade.end }
  }
  const part = second ? undefined : partOfYear(text, first, language)
  // "In March of 2018": what joins a month to its year opens no span.
  const said = near(part ?? first).filter(({ value }) => value !== 'decade')
  const is = (value: string) => said.find((one) => one.value === value)
  // "2005 until now": behind a year such a word begins a span, but for Chinese and Japanese, where it stands there.
  const opens = (one: Match<unknown>) => one.at >= first.end && /[a-z]/.test(text.slice(one.at, one.end))
  const until = is('beforeYear')
  const before = until && !opens(until) ? until : undefined
  const since = is('since') ?? (until !== before ? until : undefined)
  const after = is('afterYear')
  const all = (one: Match<unknown>) => ({ at: Math.min(one.at, first.at), end: Math.max(one.end, first.end) })
  if (before) return { from: undefined, to: start, kind: 'before', label, ...all(before) }
  if (after) return { from: end, to: undefined, kind: 'after', label, ...all(after) }
  if (since) return { from: start, to: undefined, kind: 'since', label, ...all(since) }
  if (part) {
    const months = { from: start + part.from, to: start + part.to }
    return { ...months, kind: 'month', label: spoken(language, months), at: part.at, end: part.end }
  }
  return { from: start, to: end, kind: 'in', label, ...place }
}

/** "March 2016", "January – March 2018" */
function spoken(language: Language, { from, to }: { from: Month; to: Month }): string {
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const [first, last] = [from, to - 1].map((month) => format.format(Date.UTC(Math.floor(month / 12), month % 12)))
  return first === last ? `${first}` : `${first}\u2009–\u2009${last}`
}

function relative(text: string, cues: Match<string>[], now: Month): Time | undefined {
  const year = Math.floor(now / 12)
  const whole = (one: number, { at, end }: Match<string>): Time => {
    return { from: one * 12, to: one * 12 + 12, kind: 'in', label: String(one), at, end }
  }
  const last = cues.find(({ value }) => value === 'lastYear')
  if (last) return whole(year - 1, last)
  const current = cues.find(({ value }) => value === 'thisYear')
  if (current) return whole(year, current)
  const number = /(?<!\d)\d{1,2}(?!\d)/.exec(text)
  if (!number) return undefined
  const count = Number(number[0])
  const place = { at: number.index, end: number.index + number[0].length }
  const ago = cues.find(
    ({ value, at, end }) => value === 'ago' && (Math.abs(at - place.end) <= 1 || Math.abs(place.at - end) <= 1),
  )
  const lately = cues.find(
    ({ value, end, at }) => value === 'lastYears' && (Math.abs(place.at - end) <= 1 || Math.abs(at - place.end) <= 2),
  )
  const years = cues.find(({ value, at }) => value === 'years' && at >= place.end && at - place.end <= 1)
  if (!lately || !years)
    return (
      ago &&
      whole(year - count, { ...ago, at: Math.min(ago.at, place.at), end: Math.max(ago.end, years?.end ?? place.end) })
    )
  const at = Math.min(lately.at, place.at)
  return {
    from: now - count * 12,
    to: undefined,
    kind: 'since',
    label: String(year - count),
    at,
    end: Math.max(years.end, lately.end),
  }
}

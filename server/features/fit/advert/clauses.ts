/** Parts a requirement into what is asked for one by one. */
import type { AdvertLanguage } from './advert-language.ts'
import { plain, saysAny } from './phrases.ts'

export interface Span {
  start: number
  end: number
}

export function clausesOf(text: string, { clauseEnd }: AdvertLanguage): Span[] {
  const clauses: Span[] = []
  let start = 0
  for (const { index, 0: end } of text.matchAll(clauseEnd)) {
    clauses.push({ start, end: index })
    start = index + end.length
  }
  clauses.push({ start, end: text.length })
  return clauses
}

/** So many items of a list stand before its "or": "in nursing, education or a related field". */
const LISTED = 3

/** The clause at a place, with those that go on with its alternatives. */
export function alternativesAt(text: string, at: number, clauses: Span[], { words }: AdvertLanguage): Span {
  const i = clauses.findIndex(({ start, end }) => at >= start && at <= end)
  const clause = clauses[Math.max(0, i)] ?? { start: 0, end: text.length }
  const or = words.or.map(plain)
  const says = (one: Span) => saysAny(plain(text.slice(one.start, one.end)), or)
  if (says(clause)) return clause
  const next = clauses.slice(i + 1, i + LISTED)
  const last = next.findLast(says)
  return last ? { start: clause.start, end: last.end } : clause
}

import { MINUTE } from '#contract/endpoint.ts'

/** Meetings begin at a quarter of an hour. */
export const QUARTER_MS = 15 * MINUTE

/**
 * The next quarter of an hour as fields for a local time write it: `2026-03-31T09:15`. Browsers count a field's steps from
 * its earliest time, so that must be one of them. @param at epoch milliseconds.
 */
export function nextQuarter(at: number): string {
  const quarter = Math.ceil(at / QUARTER_MS) * QUARTER_MS
  const local = quarter - new Date(quarter).getTimezoneOffset() * MINUTE
  return new Date(local).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
}

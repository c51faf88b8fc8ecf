import { DAY, HOUR, MINUTE } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'

/** "3 minutes ago". @param at epoch milliseconds. @param now what is said within the first minute. */
export function measuredAgo(language: Language, at: number, now: string): string {
  const age = Date.now() - at
  const ago = new Intl.RelativeTimeFormat(language)
  if (age < MINUTE) return now
  if (age < HOUR) return ago.format(-Math.floor(age / MINUTE), 'minute')
  return age < DAY ? ago.format(-Math.floor(age / HOUR), 'hour') : ago.format(-Math.floor(age / DAY), 'day')
}

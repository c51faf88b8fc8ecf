/** Keys that JSON Résumé had before version 1.0.0, and one that it has elsewhere: many programs still write them. */
import { type Entry, isEntry } from './sources/source.ts'

const todays: Record<string, Record<string, string>> = {
  basics: { picture: 'image', website: 'url' },
  work: { company: 'name', website: 'url' },
  volunteer: { website: 'url' },
  education: { website: 'url', gpa: 'score', description: 'summary' },
  publications: { website: 'url' },
}

/** @param section such as `work`. @returns what the key is called today. */
export const todaysKey = (section: string, key: string): string => todays[section]?.[key] ?? key

/** A résumé with today's keys. Where both are there, today's counts. */
export function withTodaysKeys(written: unknown): unknown {
  if (!isEntry(written)) return written
  return Object.fromEntries(
    Object.entries(written).map(([section, value]) => {
      const rename = (one: unknown) => (isEntry(one) ? renamed(section, one) : one)
      return [section, Array.isArray(value) ? value.map(rename) : rename(value)]
    }),
  )
}

function renamed(section: string, entry: Entry): Entry {
  const result = { ...entry }
  for (const [old, today] of Object.entries(todays[section] ?? {})) {
    if (result[old] === undefined || (result[today] ?? '') !== '') continue
    result[today] = result[old]
    delete result[old]
  }
  return result
}

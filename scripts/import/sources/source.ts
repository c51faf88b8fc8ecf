/** What a file says about somebody, in the fields of a JSON Résumé, before it is checked. */

export type Entry = Record<string, unknown>

export const kinds = [
  'work',
  'projects',
  'education',
  'certificates',
  'publications',
  'awards',
  'volunteer',
  'skills',
  'languages',
  'interests',
  'references',
] as const

export interface Source {
  /** In the fields of a JSON Résumé. Whatever a file of JSON holds: the schema judges it. */
  resume: Entry
  /** What was not taken over, and why. */
  leftOut: string[]
  /** What others wrote: published only once the owner has asked them. */
  recommendations: { author: string; role: string | undefined; quote: string }[]
}

/** A file that nothing can be made of. The message ends the line that begins with the file's name. */
export class UnreadableSource extends Error {}

/** Without keys that nothing stands at. */
export const withoutEmpty = (entry: Entry): Entry =>
  Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value)),
  )

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Several files about one person. Of two names, titles or addresses the first file's counts; lists follow each other. */
export function merge(sources: Source[]): Source {
  const [first] = sources
  if (first && sources.length === 1) return first
  const resume: Entry = {}
  const leftOut = sources.flatMap((source) => source.leftOut)
  for (const source of sources.filter(({ resume }) => isEntry(resume))) {
    for (const [key, value] of Object.entries(source.resume)) {
      const before = resume[key]
      if (Array.isArray(before) && Array.isArray(value)) resume[key] = [...before, ...value]
      else if (isEntry(before) && isEntry(value)) resume[key] = mergeBasics(before, value)
      else if (before === undefined) resume[key] = value
    }
  }
  return { resume, leftOut, recommendations: sources.flatMap((source) => source.recommendations) }
}

function mergeBasics(first: Entry, other: Entry): Entry {
  const profiles = [first.profiles, other.profiles].flatMap((list) => (Array.isArray(list) ? list : []))
  return { ...other, ...first, ...(profiles.length > 0 && { profiles }) }
}

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

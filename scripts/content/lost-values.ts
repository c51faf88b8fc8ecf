/** Compares a JSON Résumé that came in with the one that the site gives away: what is not kept is named. */
import { oneLine } from './json-resume.ts'
import { dateIn, goesOn, saysAllOf } from './sources/dates.ts'

/** About the file, not about the person. */
const aboutTheFile = ['$schema', 'meta']

/** @returns where values stand that did not come out as they came in, such as `basics.image`. */
export function lostValues(written: unknown, given: unknown): string[] {
  if (!isTree(written)) return []
  const said = Object.fromEntries(Object.entries(written).filter(([key]) => !aboutTheFile.includes(key)))
  return lost(said, given, '')
}

function lost(written: unknown, given: unknown, path: string): string[] {
  if (written === null || written === undefined) return []
  if (Array.isArray(written)) {
    const others = Array.isArray(given) ? given : []
    return written.flatMap((one, i) => leastLost(one, others, `${path}.${i}`))
  }
  if (isTree(written)) {
    const other = isTree(given) ? given : {}
    return Object.entries(written).flatMap(([key, value]) => lost(value, other[key], path ? `${path}.${key}` : key))
  }
  return isSame(written, given, path) ? [] : [path]
}

/** Entries may stand in another order: it is enough that one of them says it all. */
function leastLost(one: unknown, others: unknown[], path: string): string[] {
  let least = lost(one, undefined, path)
  for (const other of others) {
    const now = lost(one, other, path)
    if (now.length < least.length) least = now
    if (least.length === 0) break
  }
  return least
}

function isSame(written: unknown, given: unknown, path: string): boolean {
  const said = typeof written === 'string' ? oneLine(written) : String(written)
  if (said === '' || (path.endsWith('.endDate') && goesOn(said))) return true
  if (typeof given !== 'string') return false
  if (/(?:\.d|D)ate$/.test(path) && dateIn(said) === given) return saysAllOf(said, given)
  if (path === 'basics.pronouns') return said.toLowerCase().split('/')[0] === given.split('/')[0]
  if (path.endsWith('.countryCode')) return said.toUpperCase() === given
  return said === given || `https://${said}` === given
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

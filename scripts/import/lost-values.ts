/** Compares a JSON Résumé that came in with the one that the site gives away: what is not kept is named. */
import { isChosenLevel } from '#content/language/levels/spoken-levels.ts'
import { oneLine, pronounsIn } from './json-resume.ts'
import { todaysKey } from './old-keys.ts'
import { dateIn, goesOn, saysAllOf } from './sources/dates.ts'

/** About the file, not about the person. */
const aboutTheFile = ['$schema', 'meta']

/** @returns where values stand that did not come out as they came in, such as `basics.image`. */
export function lostValues(written: unknown, given: unknown): string[] {
  return isTree(written) ? lost(aboutThePerson(written), given, '') : []
}

/** @returns where numbers stand that came out as texts. @param lost where values stand that did not come out. */
export function numbersIn(written: unknown, lost: string[]): string[] {
  const find = (value: unknown, path: string[]): string[] => {
    if (typeof value === 'number') return [path.join('.')]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, part]) => find(part, [...path, key]))
  }
  return isTree(written) ? find(aboutThePerson(written), []).filter((path) => !lost.includes(path)) : []
}

const aboutThePerson = (written: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(written).filter(([key]) => !aboutTheFile.includes(key)))

function lost(written: unknown, given: unknown, path: string): string[] {
  if (written === null || written === undefined) return []
  if (Array.isArray(written)) {
    const others = Array.isArray(given) ? given : []
    return written.flatMap((one, i) => leastLost(one, others, `${path}.${i}`))
  }
  if (isTree(written)) {
    const other = isTree(given) ? given : {}
    const [section = ''] = path.split('.')
    // A job without an employer is called by its position.
    const isKeptAsName = section === 'work' && other.position === undefined
    // Whoever gives a talk is its speaker, and only then it is kept as one.
    const isTalk = section === 'projects' && other.type === 'talk'
    return Object.entries(written).flatMap(([key, value]) => {
      if (isTalk && key === 'roles') return []
      const found = isKeptAsName && key === 'position' ? other.name : other[todaysKey(section, key)]
      return lost(value, found, path ? `${path}.${key}` : key)
    })
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
  // Not given away, for there is nothing to say: the site keeps it all the same.
  if (path === 'basics.pronouns' && pronounsIn(said) === 'none') return true
  if (typeof given !== 'string') return false
  if (/(?:\.d|D)ate$/.test(path) && dateIn(said) === given) return saysAllOf(said, given)
  if (path === 'basics.pronouns') return pronounsIn(said) === pronounsIn(given)
  // Kept as the level that it is, and said in the language of the site.
  if (path.endsWith('.fluency') && isChosenLevel(said)) return true
  // Shown with a capital letter.
  if (path.endsWith('.type')) return said.toLowerCase() === given.toLowerCase()
  if (path.endsWith('.countryCode')) return said.toUpperCase() === given
  return said === given || `https://${said}` === given
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

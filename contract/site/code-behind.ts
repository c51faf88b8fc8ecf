/** Which code a file runs, so that what was made by it is made again when any of that changes. For Node only. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
/** Imports and what is handed on, unless they are of types alone; and imports that come later, of one file each. */
const IMPORT = /(?:^|\n)(?:import|export) (?!type )(?:[^'"`;]*? from )?'([^']+)'|import\('([^']+)'\)/g
const known = new Map<string, string[]>()

/**
 * The files given, and all code of the project's that they import, in a fixed order. What is fetched by a name that is put
 * together, such as a language's, is not found so.
 * @param files absolute paths.
 */
export function codeBehind(...files: string[]): string[] {
  const found = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    // A site that was built elsewhere need not have what it was built with.
    if (found.has(file) || !existsSync(file)) continue
    found.add(file)
    open.push(...importsOf(file))
  }
  return [...found].sort()
}

function importsOf(file: string): string[] {
  const read = known.get(file)
  if (read) return read
  const specifiers = [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, now, later]) => now ?? later ?? [])
  const own = specifiers.flatMap((one) =>
    one.startsWith('#') ? join(root, one.slice(1)) : one.startsWith('.') ? join(dirname(file), one) : [],
  )
  const code = own.filter((one) => /\.tsx?$/.test(one))
  known.set(file, code)
  return code
}

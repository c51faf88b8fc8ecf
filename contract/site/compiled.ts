/**
 * Keeps beside the built site what was made of files, for the next start: YAML takes a third of a second to read, JSON a hundredth of
 * that. A key of the files' bytes tells whether it is still true.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { distFolder } from './dist-folder.ts'

/**
 * @param name of the kept file. @param files that the result depends on, code included.
 * @param make is called where the kept result is of other files.
 */
export async function compiled<Value>(name: string, files: string[], make: () => Promise<Value>): Promise<Value> {
  const key = keyOf(files)
  const known = kept<{ key: string; value: Value }>(name)
  if (known?.key === key) return known.value
  const value = await make()
  keep(name, { key, value })
  return value
}

/** @returns undefined where nothing is kept yet, or it is broken. */
export function kept<Value>(name: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(join(distFolder, name), 'utf8')) as Value
  } catch {
    return undefined
  }
}

/** Where the folder cannot be written to nothing is kept, and it is made again at the next start. */
export function keep(name: string, value: unknown): void {
  const file = join(distFolder, name)
  try {
    mkdirSync(distFolder, { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, JSON.stringify(value))
    renameSync(draft, file)
  } catch {}
}

const root = join(import.meta.dirname, '..', '..')

/** Changes with any byte of these files, and not with the folder that the project is in. */
export function keyOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${relative(root, file)}\n`).update(bytesOf(file))
  return hash.digest('hex')
}

/** Owners need not have every file. Code that is not there was renamed, and would change from now on without being noticed. */
function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    if (/\.tsx?$/.test(file)) throw error
    return new Uint8Array()
  }
}

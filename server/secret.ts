/** The site's own secret: from the environment, or made once and kept beside the data. */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.ts'

export async function openSecret({ AUTH_SECRET, DATA_DIR }: Env): Promise<string> {
  if (AUTH_SECRET) return AUTH_SECRET
  const file = join(DATA_DIR, 'secret')
  await mkdir(DATA_DIR, { recursive: true })
  try {
    // `wx` fails if the file is there: of two servers that start at once, one writes and both read.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return (await readFile(file, 'utf8')).trim()
}

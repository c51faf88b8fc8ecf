/** The site's own secret: from the environment, or made once and kept beside the data. */
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Env } from './env.ts'
import { syncFolder } from './outside/sync-folder.ts'

const SECRET_BYTES = 32

/** @throws if the file that keeps it is empty or cannot be used. */
export async function openSecret({ AUTH_SECRET, DATA_DIR }: Env): Promise<string> {
  if (AUTH_SECRET) return AUTH_SECRET
  const file = join(DATA_DIR, 'secret')
  if (!existsSync(file)) {
    await mkdir(DATA_DIR, { recursive: true })
    await make(file)
  }
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < SECRET_BYTES) throw new Error(`${file} holds no secret. Delete it, and a new one is made.`)
  return secret
}

/**
 * The file appears under its name only when it is whole: of two servers that start at once both read what one of them
 * wrote, and one that is killed leaves no empty secret behind.
 */
async function make(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(randomBytes(SECRET_BYTES).toString('base64url'))
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  await syncFolder(dirname(file))
}

/**
 * The site's own secret: from the environment, or generated once and stored with the data. On SQLite it is a file beside the
 * database, shared by all servers on it. On PostgreSQL it is in the database, because instances need not share a folder.
 */

import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Database, locksRows, type Tx } from '#server/db/open.ts'
import { agreeOnSecret } from '#server/db/site-secret.ts'
import { syncFolder } from '#server/integrations/sync-folder.ts'
import { codeOf } from '#server/thrown.ts'
import type { Env } from './env.ts'

const SECRET_BYTES = 32

type Settings = Pick<Env, 'AUTH_SECRET' | 'DATA_DIR'>

/**
 * @throws if the secret's file is empty or unusable, or if other instances on the database have another secret:
 * they would reject each other's signatures.
 */
export async function openSecret(env: Settings, db: Database | Tx): Promise<string> {
  const { AUTH_SECRET, DATA_DIR } = env
  const file = join(DATA_DIR, 'secret')
  if (locksRows(db)) return await openShared(env, file, db)
  if (AUTH_SECRET) return AUTH_SECRET
  if (!existsSync(file)) {
    await mkdir(DATA_DIR, { recursive: true })
    await make(file)
  }
  return await read(file)
}

async function openShared({ AUTH_SECRET }: Settings, file: string, db: Database | Tx): Promise<string> {
  const { secret, mark } = await agreeOnSecret(db, async () => {
    if (AUTH_SECRET) return { secret: null, mark: markOf(AUTH_SECRET) }
    const own = existsSync(file) ? await read(file) : newSecret()
    return { secret: own, mark: markOf(own) }
  })
  const agreed = AUTH_SECRET ?? secret
  if (!agreed) throw new Error(`AUTH_SECRET is not set, but was for this database. ${EVERY_INSTANCE}`)
  if (markOf(agreed) !== mark) {
    throw new Error(`AUTH_SECRET is not the one that this database was used with. ${EVERY_INSTANCE} ${ON_PURPOSE}`)
  }
  return agreed
}

const EVERY_INSTANCE = 'Every instance of the site needs the same.'
const ON_PURPOSE =
  'If it is to change, end all instances, delete the row of the table site_secret, and start them with the new one.'

/** A digest that identifies a secret. */
const markOf = (secret: string) => createHmac('sha256', secret).update('mark of the site').digest('base64url')

const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url')

async function read(file: string): Promise<string> {
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < SECRET_BYTES) throw new Error(`${file} holds no secret. Delete it, and a new one is made.`)
  return secret
}

/**
 * The file gets its name only when it is complete: of two servers that start at once both read the same
 * secret, and a killed one leaves no empty file.
 */
async function make(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(newSecret())
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    await link(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  await syncFolder(dirname(file))
}

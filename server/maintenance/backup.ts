/** A backup of the whole site as one tar file, made while it runs. */
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copySqlite } from '#server/db/engines/sqlite.ts'
import { SQLITE_FILE } from '#server/db/open.ts'
import { piecesOf } from '#server/integrations/files/draft.ts'
import { dumpPostgres } from '#server/integrations/pg-dump.ts'
import { type TarEntry, tar } from './tar.ts'

/** The names of what is in the archive. Documents are below `files/`. */
export const inBackup = { sqlite: SQLITE_FILE, postgres: 'database.dump', secret: 'secret', files: 'files' } as const

interface Settings {
  DATA_DIR: string
  DATABASE_URL?: string | undefined
}

/**
 * The database comes first: a document that was added after it is in the archive too, which does no harm. One that was
 * deleted meanwhile is left out.
 * @param folder for the copy of the database until it is read; nothing stays behind.
 */
export function makeArchive(settings: Settings, folder: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  return tar(entries(settings, folder))
}

export const backupName = (now: number): string =>
  `site-backup-${new Date(now).toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.tar`

async function* entries({ DATA_DIR, DATABASE_URL }: Settings, folder: string): AsyncGenerator<TarEntry> {
  const copy = join(folder, `${crypto.randomUUID()}.part`)
  try {
    if (DATABASE_URL) await dumpPostgres(DATABASE_URL, copy)
    else await copySqlite(join(DATA_DIR, SQLITE_FILE), copy)
    yield* entry(DATABASE_URL ? inBackup.postgres : inBackup.sqlite, copy, () => rm(copy))
  } finally {
    await rm(copy, { force: true })
  }
  for (const name of [inBackup.secret, ...(await documents(DATA_DIR))]) yield* entry(name, join(DATA_DIR, name))
}

async function documents(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, inBackup.files)).catch(missing<string[]>([]))
  return names.filter((name) => !name.endsWith('.part')).map((name) => `${inBackup.files}/${name}`)
}

/**
 * The file, if it is there. What is read has the size that was told, also when its name goes meanwhile.
 * @param onOpen called once the name is needed no more.
 */
async function* entry(name: string, path: string, onOpen?: () => Promise<void>): AsyncGenerator<TarEntry> {
  const handle = await open(path).catch(missing(undefined))
  if (!handle) return
  try {
    await onOpen?.()
    const { size, mtimeMs } = await handle.stat()
    yield { name, size, modifiedAt: mtimeMs, content: piecesOf({ handle, size }) }
  } finally {
    await handle.close()
  }
}

const missing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value
    throw error
  }

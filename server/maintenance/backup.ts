/** A backup of the whole site as one tar file, made while it runs. */
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copySqlite } from '#server/db/engines/sqlite.ts'
import { SQLITE_FILE } from '#server/db/open.ts'
import { piecesOf } from '#server/integrations/files/draft.ts'
import { dumpPostgres } from '#server/integrations/pg-dump.ts'
import { type TarEntry, tar } from './tar.ts'

/** Names in the archive. Documents are below `files/`. */
export const inBackup = { sqlite: SQLITE_FILE, postgres: 'database.dump', secret: 'secret', files: 'files' } as const

interface Settings {
  DATA_DIR: string
  DATABASE_URL?: string | undefined
}

/**
 * The database comes first: a document added later is an unused file in the archive, which is harmless, and one that was
 * deleted meanwhile is left out.
 * @param folder for a temporary copy of the database.
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
 * A file for the archive, if it exists. The open file keeps its size, even if it is deleted meanwhile.
 * @param onOpen called once the name is not needed any more.
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

/** Restores a backup into a data folder that no site is using. */
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkSqlite, isSqliteInUse } from '#server/db/engines/sqlite.ts'
import { piecesOf } from '#server/integrations/files/draft.ts'
import { inBackup } from './backup.ts'
import { listTar, type TarFile } from './tar.ts'

/** Allowed names in the archive: none that lead out of the folder. */
const EXPECTED = /^(?:site\.db|database\.dump|secret|files\/[\w-][\w.-]*)$/

export class RestoreError extends Error {}

export interface Restored {
  documents: number
  /** Folder of the earlier data; undefined if there was none. */
  before: string | undefined
  /** For PostgreSQL: the dump, to be loaded with `pg_restore`. */
  dump: string | undefined
}

/**
 * Unpacks and checks everything first, then moves existing data aside and the backup into its place.
 * @throws RestoreError if a site is running there, or the backup is incomplete; then nothing has changed.
 */
export async function restore(archive: string, dataDir: string, now: number): Promise<Restored> {
  const database = join(dataDir, inBackup.sqlite)
  if ((await exists(database)) && isSqliteInUse(database)) {
    throw new RestoreError('A site is running on this data. Stop it first; nothing was changed.')
  }
  const stamp = new Date(now).toISOString().replace(/[:.]/g, '-')
  const fresh = join(dataDir, `restoring-${stamp}`)
  try {
    const files = await unpack(archive, fresh)
    const has = (name: string) => files.some((file) => file.name === name)
    if (has(inBackup.sqlite)) check(join(fresh, inBackup.sqlite))
    else if (!has(inBackup.postgres)) throw new RestoreError('There is no database in this file.')
    const aside = join(dataDir, `before-restore-${stamp}`)
    const parts = [inBackup.sqlite, inBackup.postgres, inBackup.secret, inBackup.files]
    const moved = await moveAll(parts, dataDir, aside)
    await moveAll(parts, fresh, dataDir)
    return {
      documents: files.filter(({ name }) => name.startsWith(`${inBackup.files}/`)).length,
      before: moved > 0 ? aside : undefined,
      dump: has(inBackup.postgres) ? join(dataDir, inBackup.postgres) : undefined,
    }
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function unpack(archive: string, folder: string): Promise<TarFile[]> {
  const handle = await open(archive).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new RestoreError(`There is no file ${archive}.`) : error
  })
  try {
    const files = await list(handle)
    for (const file of files) await extract(handle, file, join(folder, file.name))
    return files
  } finally {
    await handle.close()
  }
}

async function list(handle: FileHandle): Promise<TarFile[]> {
  const read = async (at: number, length: number) => {
    const { bytesRead, buffer } = await handle.read(new Uint8Array(length), 0, length, at)
    return buffer.subarray(0, bytesRead)
  }
  const files = await listTar(read).catch((error: Error) => {
    throw new RestoreError(`${error.message} Nothing was changed.`)
  })
  const foreign = files.find(({ name }) => !EXPECTED.test(name))
  if (foreign)
    throw new RestoreError(`The file contains ${foreign.name}, which is not part of a backup. Nothing was changed.`)
  return files
}

async function extract(handle: FileHandle, { at, size }: TarFile, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const target = await open(path, 'wx', 0o600)
  try {
    await target.writeFile(piecesOf({ handle, size }, at))
    await target.sync()
  } finally {
    await target.close()
  }
}

function check(database: string): void {
  try {
    checkSqlite(database)
  } catch (error) {
    throw new RestoreError(`${error instanceof Error ? error.message : error} Nothing was changed.`)
  }
}

async function moveAll(names: string[], from: string, to: string): Promise<number> {
  let moved = 0
  for (const name of names) {
    if (!(await exists(join(from, name)))) continue
    await mkdir(to, { recursive: true })
    await rename(join(from, name), join(to, name))
    moved += 1
  }
  return moved
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

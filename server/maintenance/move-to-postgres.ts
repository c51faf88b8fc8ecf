/** Moves a site from its SQLite file into an empty PostgreSQL database: all or nothing. */
import { access, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Env } from '#server/config/env.ts'
import { openSecret } from '#server/config/secret.ts'
import {
  type CopiedTable,
  CopyError,
  checkSource,
  copyTables,
  openTarget,
  prepareTarget,
} from '#server/db/engines/copy-to-postgres.ts'
import { takeSqlite } from '#server/db/engines/sqlite.ts'
import { type Database, SQLITE_FILE } from '#server/db/open.ts'
import { openDraft } from '#server/integrations/files/draft.ts'
import { FilesError } from '#server/integrations/files/files.ts'
import { openFiles } from '#server/integrations/files/open.ts'

export interface Moved {
  tables: CopiedTable[]
  documents: {
    /** Documents copied into the configured storage. */
    stored: number
    /** Documents that stay in place without such a storage. */
    stayed: number
    /** Names of documents without files, which were missing before. */
    missing: string[]
  }
  /** Folder of the moved SQLite data. */
  aside: string
}

/** @throws CopyError with a message for the owner; then nothing has changed. */
export async function moveToPostgres(env: Env, url: string, now: number): Promise<Moved> {
  const file = join(env.DATA_DIR, SQLITE_FILE)
  const there = await isThere(file)
  if (!there) throw new CopyError(`There is no SQLite database at ${file}.`)
  const source = takeSqlite(file)
  if (!source) throw new CopyError('A site is running on this data. Stop it first; nothing was changed.')
  const target = openTarget(url)
  try {
    await checkSource(source)
    await prepareTarget(target)
    return await move(env, source, target, now)
  } finally {
    source.close()
    await target.destroy()
  }
}

async function move(env: Env, source: DatabaseSync, target: Database, now: number): Promise<Moved> {
  const { tables, documents } = await target.transaction().execute(async (tx) => {
    const tables = await copyTables(source, tx)
    await openSecret(env, tx)
    return { tables, documents: await moveDocuments(env, source) }
  })
  const stamp = new Date(now).toISOString().replace(/[:.]/g, '-')
  const aside = join(env.DATA_DIR, `moved-to-postgres-${stamp}`)
  await mkdir(aside)
  // A site started without DATABASE_URL by mistake would send queued mails again.
  await rename(join(env.DATA_DIR, SQLITE_FILE), join(aside, SQLITE_FILE))
  const files = join(env.DATA_DIR, 'files')
  if (env.S3_BUCKET && (await isThere(files))) await rename(files, join(aside, 'files'))
  return { tables, documents, aside }
}

async function moveDocuments(env: Env, source: DatabaseSync): Promise<Moved['documents']> {
  const files = openFiles(env)
  const documents: Moved['documents'] = { stored: 0, stayed: 0, missing: [] }
  for (const { file_key, title } of source.prepare('select file_key, title from documents').all()) {
    const key = String(file_key)
    const path = join(env.DATA_DIR, 'files', key)
    if (!(await isThere(path))) {
      if (!(await isStored(files, key))) documents.missing.push(String(title))
    } else if (!env.S3_BUCKET) documents.stayed += 1
    else {
      const draft = await openDraft(path)
      await files.save(key, draft).finally(draft.close)
      documents.stored += 1
    }
  }
  return documents
}

async function isStored(files: ReturnType<typeof openFiles>, key: string): Promise<boolean> {
  try {
    const bytes = await files.read(key, 0, 1)
    await bytes.cancel()
    return true
  } catch (error) {
    if (error instanceof FilesError) return false
    throw error
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

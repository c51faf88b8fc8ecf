/** Adapts Node's own SQLite to Kysely's SQLite dialect. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { GroupCommitDriver, isBusy } from './group-commit.ts'

/** How long a writer waits for another process's lock. */
const BUSY_TIMEOUT_MS = 5000

/** Opens or creates the file so that committed data survives a power cut (WAL, synchronous=FULL). */
export function sqliteDialect(file: string): Dialect {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  // Overwrites deleted data, so that the file no longer contains it.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  return {
    createDriver: () => new GroupCommitDriver(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** Rolls back a migration that fails half way, and serialises servers that start at once. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** More pages than any database has: a single step, so that concurrent writes cannot restart it. */
const ALL_PAGES = 2 ** 31 - 1

/**
 * Copies the file while it is in use, in a separate thread. The copy contains all committed data,
 * also from the write-ahead log.
 */
export async function copySqlite(file: string, to: string): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  try {
    await backup(database, to, { rate: ALL_PAGES })
  } finally {
    database.close()
  }
}

/** @throws if the file is no database or is damaged. */
export function checkSqlite(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const { integrity_check: verdict } = database.prepare('pragma integrity_check').get() ?? {}
    if (verdict !== 'ok') throw new Error(`The database is damaged: ${verdict}`)
  } finally {
    database.close()
  }
}

/**
 * True if a site has the file open. Leaving WAL mode needs an exclusive lock, which SQLite denies while
 * another process has the file open (sqlite.org/wal.html, "Persistence of WAL mode"). On success the log is merged
 * into the file.
 */
export function isSqliteInUse(file: string): boolean {
  const database = takeSqlite(file)
  database?.close()
  return database === undefined
}

/**
 * Opens the file exclusively: no other process can write or read meanwhile.
 * @returns undefined if a site has it open.
 */
export function takeSqlite(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete; begin exclusive')
    return database
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

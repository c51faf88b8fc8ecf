/** Node's own SQLite behind the interface that Kysely's SQLite dialect expects. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { GroupCommitDriver, isBusy } from './group-commit.ts'

/** How long a writer waits for another process that holds the file. */
const BUSY_TIMEOUT_MS = 5000

/** Opens the file, made if missing, so that what was committed survives a power cut (WAL, synchronous=FULL). */
export function sqliteDialect(file: string): Dialect {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  // What is deleted is overwritten, so that the file no longer holds it.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  return {
    createDriver: () => new GroupCommitDriver(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** Lets a migration that dies half way leave nothing behind, and two servers that start at once take turns. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** More pages than a database has: all in one step, so that no write meanwhile makes it begin anew. */
const ALL_PAGES = 2 ** 31 - 1

/**
 * Copies the file as it is at this moment, while it is read and written, in a thread of its own. What was committed is in
 * the copy, also what is still in the write-ahead log.
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
 * True if a site has the file open. To leave the write-ahead log takes the file for oneself, which SQLite refuses while
 * anybody else has it open (sqlite.org/wal.html, "Persistence of WAL mode"). Where it is allowed the log is in the file.
 */
export function isSqliteInUse(file: string): boolean {
  const database = takeSqlite(file)
  database?.close()
  return database === undefined
}

/**
 * Opens the file for this process alone: whoever opens it meanwhile can neither write nor read.
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

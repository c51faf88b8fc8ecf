/** Opens the database that the environment names and brings its tables up to date. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  Kysely,
  type Migration,
  type MigrationProvider,
  Migrator,
  PostgresAdapter,
  sql,
  type Transaction,
} from 'kysely'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface DatabaseSettings {
  /** postgres://… ; undefined = an SQLite file in `dataDir`. */
  url: string | undefined
  dataDir: string
  /** Called when an idle connection breaks. */
  onError: (error: Error) => void
}

/** @throws if the database cannot be reached or a migration fails. */
export async function openDatabase({ url, dataDir, onError }: DatabaseSettings): Promise<Database> {
  const dialect = url ? postgresDialect(url, onError) : sqliteDialect(join(dataDir, 'site.db'))
  const db = new Kysely<Tables>({ dialect })
  const { error } = await new Migrator({
    db,
    provider: sqlFiles(join(import.meta.dirname, 'migrations')),
  }).migrateToLatest()
  if (error) {
    await db.destroy()
    throw error
  }
  return db
}

/** Answers if the database answers. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}

/** True on PostgreSQL, where several writers work at once and rows must be locked by hand. */
export const locksRows = (db: Database | Tx): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Takes what was deleted out of SQLite's write-ahead log too, which may keep earlier versions of a page for weeks on a
 * quiet site. PostgreSQL's own vacuum clears up after it.
 */
export async function forgetDeleted(db: Database): Promise<void> {
  if (!locksRows(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

function sqlFiles(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
      return Object.fromEntries(files.map((file) => [file.replace('.sql', ''), sqlFile(join(folder, file))]))
    },
  }
}

/** Statements end with a semicolon at the end of a line. */
function sqlFile(path: string): Migration {
  return {
    async up(db) {
      const statements = (await readFile(path, 'utf8'))
        .replace(/^--.*$/gm, '')
        .split(/;\s*$/m)
        .map((statement) => statement.trim())
      for (const statement of statements) if (statement) await sql.raw(statement).execute(db)
    },
  }
}

/** Opens the configured database and migrates it. */
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
import { postgresDialect } from './engines/postgres.ts'
import { sqliteDialect } from './engines/sqlite.ts'
import type { Tables } from './tables/tables.ts'

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

/** In DATA_DIR. */
export const SQLITE_FILE = 'site.db'

export interface DatabaseSettings {
  /** postgres://… ; undefined = an SQLite file in `dataDir`. */
  url: string | undefined
  dataDir: string
  /** Called when an idle connection breaks. */
  onError: (error: Error) => void
}

/** @throws if the database cannot be reached or a migration fails. */
export async function openDatabase({ url, dataDir, onError }: DatabaseSettings): Promise<Database> {
  const dialect = url ? postgresDialect(url, onError) : sqliteDialect(join(dataDir, SQLITE_FILE))
  const db = new Kysely<Tables>({ dialect })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

/** Migrates the tables. @throws if a migration fails, or the tables are of a newer version. */
export async function migrate(db: Database): Promise<void> {
  const { error } = await new Migrator({ db, provider: sqlFiles(MIGRATIONS) }).migrateToLatest()
  if (error) throw error
}

/** Names of all migrations of this version, in order. */
export const migrationNames = async (): Promise<string[]> => Object.keys(await sqlFiles(MIGRATIONS).getMigrations())

const MIGRATIONS = join(import.meta.dirname, 'migrations')

/** Number of migrations in the database, and in this version. */
export async function countMigrations(db: Database): Promise<{ applied: number; known: number }> {
  const { rows } = await sql<{ applied: number }>`select count(*) as applied from kysely_migration`.execute(db)
  return { applied: Number(rows[0]?.applied), known: (await migrationNames()).length }
}

export interface DatabaseFacts {
  engine: 'sqlite' | 'postgres'
  version: string
  bytes: number
}

export async function readDatabaseFacts(db: Database): Promise<DatabaseFacts> {
  const engine = locksRows(db) ? 'postgres' : 'sqlite'
  const facts =
    engine === 'postgres'
      ? sql<{ version: string; bytes: number }>`
          select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`
      : sql<{ version: string; bytes: number }>`
          select sqlite_version() as version, page_count * page_size as bytes from pragma_page_count, pragma_page_size`
  const { version = '', bytes } = (await facts.execute(db)).rows[0] ?? {}
  // Drops the build's details from versions such as "15.12 (Debian 15.12-0+deb12u2)".
  return { engine, version: version.split(' ')[0] ?? version, bytes: Number(bytes) }
}

/** Resolves if the database answers. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}

/** True on PostgreSQL, where writers work concurrently and rows must be locked explicitly. */
export const locksRows = (db: Database | Tx): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Removes deleted data from SQLite's write-ahead log too, which may keep earlier versions of a page for weeks on a
 * quiet site. For erasures see also `rewrite.ts`. PostgreSQL needs neither: it has its own vacuum.
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

/** Opens the database that the environment names and brings its tables up to date. */
import { join } from 'node:path'
import { Kysely, PostgresAdapter, sql, type Transaction } from 'kysely'
import { postgresDialect } from './engines/postgres.ts'
import { sqliteDialect } from './engines/sqlite.ts'
import { migrate, migrationNames } from './migrate.ts'
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

/** How many migrations the database has, and how many this version of the site knows. */
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

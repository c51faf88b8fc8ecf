/** Copies all tables of an SQLite database into an empty PostgreSQL one, table by table, within one transaction. */
import type { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { migrate, migrationNames } from '#server/db/migrate.ts'
import type { Database, Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'

export class CopyError extends Error {}

export interface CopiedTable {
  name: string
  rows: number
}

/** Migrations insert rows into it. The copied rows replace them. */
export const FILLED_BY_MIGRATIONS = ['added_facts_version']

const CONNECT_MS = 10_000
/** Batch size on the wire, in characters. */
const BATCH_CHARACTERS = 2_000_000

/** A single connection without a query timeout: a large table may take longer than a visitor would wait. */
export function openTarget(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Creates the tables. @throws CopyError if the database is not empty; then nothing changes. */
export async function prepareTarget(target: Database): Promise<void> {
  const there = await tablesOf(target)
  const known = await migrationNames()
  if (there.includes('kysely_migration')) {
    const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(target)
    rejectNewer(
      'The database in DATABASE_URL',
      applied.rows.map(({ name }) => name),
      known,
    )
  } else if (there.length > 0) {
    throw new CopyError(`The database in DATABASE_URL belongs to something else: it has the tables ${list(there)}.`)
  }
  await requireEmpty(
    target,
    there.filter((name) => !name.startsWith('kysely_')),
  )
  await migrate(target)
}

async function tablesOf(target: Database): Promise<string[]> {
  const tables = sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`
  const { rows } = await tables.execute(target).catch((error: Error) => {
    throw new CopyError(`The database in DATABASE_URL cannot be reached: ${error.message}`)
  })
  return rows.map(({ name }) => name)
}

/** @throws CopyError if the SQLite database has another version. */
export async function checkSource(source: DatabaseSync): Promise<void> {
  const known = await migrationNames()
  const applied = namesOf(source, "select name from sqlite_master where type = 'table' and name = 'kysely_migration'")
  if (applied.length === 0) throw new CopyError('The file is not the database of a site.')
  const names = namesOf(source, 'select name from kysely_migration')
  rejectNewer('The SQLite database', names, known)
  if (names.length < known.length) {
    throw new CopyError(
      'The SQLite database is of an older version. Start the site once with this version and without DATABASE_URL, which ' +
        'brings it up to date, end it, and move then.',
    )
  }
}

function rejectNewer(what: string, applied: string[], known: string[]): void {
  const foreign = applied.filter((name) => !known.includes(name))
  if (foreign.length > 0) throw new CopyError(`${what} is of a newer version of the site: it has ${list(foreign)}.`)
}

async function requireEmpty(target: Database | Tx, tables: string[]): Promise<void> {
  const filled: string[] = []
  for (const name of tables) {
    const rows = FILLED_BY_MIGRATIONS.includes(name) ? 0 : await countRows(target, name)
    if (rows > 0) filled.push(`${name} (${rows})`)
  }
  if (filled.length > 0) {
    throw new CopyError(
      `The database in DATABASE_URL is not empty: there are rows in ${list(filled)}. Name one that is new, or that no site ` +
        'was ever started on.',
    )
  }
}

/**
 * Locks the tables: a site that starts on them waits and gives up.
 * @returns the row counts of each table, counted in both databases.
 * @throws if a count differs; the caller must roll back.
 */
export async function copyTables(source: DatabaseSync, tx: Tx): Promise<CopiedTable[]> {
  const tables = inOrder(source)
  await sql`lock table ${sql.join(tables.map((name) => sql.table(name)))} in access exclusive mode`.execute(tx)
  await requireEmpty(tx, tables)
  const copied: CopiedTable[] = []
  for (const name of tables) {
    await sql`delete from ${sql.table(name)}`.execute(tx)
    for (const batch of batches(source, name)) {
      // PostgreSQL converts each value's text to its column's type: 1 to true, ISO 8601 to a time.
      await sql`insert into ${sql.table(name)} select * from json_populate_recordset(null::${sql.table(name)}, ${batch}::json)`.execute(
        tx,
      )
    }
    const [had, has] = [countIn(source, name), await countRows(tx, name)]
    if (had !== has) throw new Error(`The table ${name} has ${had} rows, and ${has} arrived.`)
    copied.push({ name, rows: has })
  }
  return copied
}

/** Referenced tables come first. */
function inOrder(source: DatabaseSync): string[] {
  const names = namesOf(
    source,
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' order by name",
  )
  const ordered = new Set<string>()
  const add = (name: string) => {
    if (ordered.has(name)) return
    const referred = source.prepare('select "table" as name from pragma_foreign_key_list(?)').all(name)
    for (const other of referred) if (other.name !== name) add(String(other.name))
    ordered.add(name)
  }
  names.forEach(add)
  return [...ordered]
}

/** JSON lists of rows. */
function* batches(source: DatabaseSync, name: string): Generator<string> {
  let rows: string[] = []
  let characters = 0
  for (const row of source.prepare(`select * from "${name}"`).iterate()) {
    const text = JSON.stringify(row)
    rows.push(text)
    characters += text.length
    if (characters < BATCH_CHARACTERS) continue
    yield `[${rows}]`
    rows = []
    characters = 0
  }
  if (rows.length > 0) yield `[${rows}]`
}

const namesOf = (source: DatabaseSync, query: string) =>
  source
    .prepare(query)
    .all()
    .map(({ name }) => String(name))

const countIn = (source: DatabaseSync, name: string) =>
  Number(source.prepare(`select count(*) as count from "${name}"`).get()?.count)

async function countRows(db: Database | Tx, name: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(name)}`.execute(db)
  return Number(rows[0]?.count)
}

const list = (names: string[]) => new Intl.ListFormat('en').format(names)

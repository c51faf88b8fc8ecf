/**
 * Databases that versions in development have made: under other names of migrations, or with less in them. They are brought
 * to where the migrations can go on (decision 47).
 */
import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely'
import type { Tables } from './tables/tables.ts'

/** What migrations were called once, and are called now. */
const renamed: Record<string, string> = {
  '017-outbox-resends': '018-outbox-resends',
  '018-erasure': '017-erasure',
}

/** Migrations to which something was added after a version in development had run them. */
const grown = ['004-audits', '010-visits', '011-site-measurements', '012-inbox']

/** Today's names of the migrations that the database has had; none of a database that is new. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  return (await namesIn(db)).map((name) => renamed[name] ?? name)
}

/** @param statements of each migration, by its name. */
export async function adoptEarlierDatabase(db: Kysely<Tables>, statements: Map<string, string[]>): Promise<void> {
  const before = await namesIn(db)
  const isCurrent = before.length === statements.size && before.every((name) => statements.has(name))
  if (before.length === 0 || isCurrent) return
  await db.transaction().execute(async (tx) => {
    // Servers that start at once take turns.
    if (tx.getExecutor().adapter instanceof PostgresAdapter)
      await sql`lock table kysely_migration in exclusive mode`.execute(tx)
    const names = await namesIn(tx)
    for (const [then, now] of Object.entries(renamed))
      if (names.includes(then)) await sql`update kysely_migration set name = ${now} where name = ${then}`.execute(tx)
    for (const name of grown) if (names.includes(name)) await addMissing(tx, statements.get(name) ?? [])
  })
}

async function namesIn(db: Kysely<Tables>): Promise<string[]> {
  const tables = await tablesOf(db)
  if (!tables.has('kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** Makes the tables, columns and indexes that are not there yet, and fills the tables that it makes. */
async function addMissing(tx: Transaction<Tables>, statements: string[]): Promise<void> {
  const tables = await tablesOf(tx)
  const made = new Set<string>()
  for (const statement of statements) {
    const [, table = '', column = ''] =
      /^(?:create table|insert into|alter table) (\w+)(?: add column (\w+))?/.exec(statement) ?? []
    if (statement.startsWith('create table')) {
      if (tables.has(table)) continue
      made.add(table)
    } else if (statement.startsWith('alter table')) {
      if (tables.get(table)?.has(column)) continue
    } else if (statement.startsWith('insert into')) {
      if (!made.has(table)) continue
    }
    await sql.raw(statement.replace(/^create (unique )?index /, 'create $1index if not exists ')).execute(tx)
  }
}

/** The names of each table's columns. */
async function tablesOf(db: Kysely<Tables>): Promise<Map<string, Set<string>>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return new Map(tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]))
}

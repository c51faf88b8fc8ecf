/** Brings the tables up to date, whichever version of the site has made them. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { adoptEarlierDatabase, appliedMigrations } from './earlier-databases.ts'
import type { Tables } from './tables/tables.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

/** A newer version of the site has changed the database in ways that this one does not know. */
export class NewerDatabaseError extends Error {
  constructor(unknown: string[]) {
    super(
      `The database is of a newer version of the site (it has ${unknown.join(', ')}). Start that version again, or restore ` +
        'a backup from before the upgrade: npm run restore -- <file>. Nothing has been changed.',
    )
  }
}

/** @throws NewerDatabaseError; any other error if a migration fails. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const files = await readMigrations()
  const unknown = (await appliedMigrations(db)).filter((name) => !files.has(name))
  if (unknown.length > 0) throw new NewerDatabaseError(unknown)
  await adoptEarlierDatabase(db, files)
  const migrations = Object.fromEntries([...files].map(([name, statements]) => [name, migration(statements)]))
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Versions in development have run some of them in another order (decision 47).
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Of all migrations that this version of the site knows, in order. */
export const migrationNames = async (): Promise<string[]> => [...(await readMigrations()).keys()]

/** The statements of each migration by its name, in order. Statements end with a semicolon at the end of a line. */
async function readMigrations(): Promise<Map<string, string[]>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()
  const read = async (file: string) => {
    const statements = (await readFile(join(FOLDER, file), 'utf8'))
      .replace(/^--.*$/gm, '')
      .split(/;\s*$/m)
      .map((statement) => statement.trim())
    return [file.replace('.sql', ''), statements.filter(Boolean)] as const
  }
  return new Map(await Promise.all(files.map(read)))
}

const migration = (statements: string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

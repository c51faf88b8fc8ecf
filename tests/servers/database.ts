/** An empty database of its own for each test. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openDatabase, SQLITE_FILE } from '#server/db/open.ts'
import { adminQuery, withName } from './admin-query.ts'
import { fastFolder } from './fast-folder.ts'

export type Engine = 'sqlite' | 'postgres'

/** What this run can test on. */
export const engines: Engine[] = inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite']

export interface TestDatabase {
  /** undefined: an SQLite file in `dataDir`. */
  url: string | undefined
  dataDir: string
  /** Opens it, as often as you like; its tables are made the first time. `url` leads to it by another way. */
  open(url?: string): Promise<Database>
  /** Closes what was opened and removes everything. */
  remove(): Promise<void>
}

/** Its tables are there already: made once a run and copied, which is done in a fraction of the time. */
export async function buildMigratedDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'postgres')
    return await buildDatabase(engine, fastFolder(), inject('postgresUrl'), inject('migrated').name)
  const database = await buildDatabase(engine)
  copyFileSync(join(inject('migrated').folder, SQLITE_FILE), join(database.dataDir, SQLITE_FILE))
  return database
}

/**
 * @param within where its data directory is made.
 * @param server another PostgreSQL server than the one that all tests share.
 * @param template of a PostgreSQL database; empty unless told.
 */
export async function buildDatabase(
  engine: Engine,
  within = fastFolder(),
  server = inject('postgresUrl'),
  template = 'template1',
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(within, 'test-data-'))
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  if (engine === 'postgres') await adminQuery(server, `create database ${name} template ${template}`)
  const ownUrl = engine === 'postgres' ? withName(server, name) : undefined
  const opened: Database[] = []
  return {
    url: ownUrl,
    dataDir,
    async open(url = ownUrl) {
      // A connection that breaks while idle is no news here: dropping the database breaks them all.
      const db = await openDatabase({ url, dataDir, onError: () => {} })
      opened.push(db)
      return db
    },
    async remove() {
      await Promise.all(opened.map((db) => db.destroy()))
      if (engine === 'postgres') await adminQuery(server, `drop database ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

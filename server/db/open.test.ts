import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildDatabase, type Engine, engines } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { type Database, openDatabase, ping } from './open.ts'

async function setUp(engine: Engine) {
  const database = await buildDatabase(engine)
  onTestFinished(() => database.remove())
  return database
}

async function migrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const key = { scope: 's', key: 'k', body_hash: 'h', reply: 'r', created_at: Date.now() }

describe.each(engines)('opening the database on %s', (engine) => {
  test('creates the tables once and keeps their rows', async () => {
    const database = await setUp(engine)
    const first = await database.open()
    await first.insertInto('idempotency_keys').values(key).execute()
    const before = await migrations(first)
    const second = await database.open()
    expect(await migrations(second)).toEqual(before)
    expect(await second.selectFrom('idempotency_keys').selectAll().execute()).toEqual([key])
    await ping(second)
  })

  test('numbers come back as numbers, up to the largest time', async () => {
    const db = await (await setUp(engine)).open()
    const created_at = 8.64e15
    await db
      .insertInto('idempotency_keys')
      .values({ ...key, created_at })
      .execute()
    expect(await db.selectFrom('idempotency_keys').select('created_at').execute()).toEqual([{ created_at }])
  })
})

test('servers that start at once on one new SQLite file take turns', async () => {
  const database = await setUp('sqlite')
  // Processes of their own: within one, a wait for the other's lock would never end.
  const open = `
    const { openDatabase } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'open.ts')).href)})
    const db = await openDatabase({ dataDir: ${JSON.stringify(database.dataDir)}, onError() {} })
    await db.destroy()`
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', open])
  await Promise.all(Array.from({ length: 5 }, start))
  const db = await database.open()
  expect(await migrations(db)).toEqual([...new Set(await migrations(db))])
  await db.insertInto('idempotency_keys').values(key).execute()
})

test.runIf(engines.includes('postgres'))('servers that start at once on one new PostgreSQL take turns', async () => {
  const database = await setUp('postgres')
  const dbs = await Promise.all(Array.from({ length: 5 }, () => database.open()))
  expect(await migrations(expectDefined(dbs[0]))).toEqual([...new Set(await migrations(expectDefined(dbs[0])))])
})

test('an SQLite commit is on the disk before it is acknowledged', async () => {
  const db = await (await setUp('sqlite')).open()
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
  // 2 is FULL (sqlite.org/pragma.html#pragma_synchronous).
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
})

test('an unavailable PostgreSQL is an error, not a hanging start', async () => {
  const url = `postgres://nobody@127.0.0.1:${await freePort()}/none`
  await expect(openDatabase({ url, dataDir: '', onError: () => {} })).rejects.toThrow('ECONNREFUSED')
})

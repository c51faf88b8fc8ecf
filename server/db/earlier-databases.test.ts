import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildMigratedDatabase, type Engine, engines } from '#tests/servers/database.ts'
import { migrationNames, NewerDatabaseError } from './migrate.ts'
import type { Database } from './open.ts'

/** A database with one message in it, changed to what an earlier version would have left, and opened by this one. */
async function openAfter(engine: Engine, changes: string[]): Promise<Database> {
  const database = await buildMigratedDatabase(engine)
  onTestFinished(() => database.remove())
  const before = await database.open()
  await before.insertInto('idempotency_keys').values(key).execute()
  for (const change of changes) await sql.raw(change).execute(before)
  return await database.open()
}

const key = { scope: 's', key: 'k', body_hash: 'h', reply: 'r', created_at: 1 }

async function expectUpToDate(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(await migrationNames())
  expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([key])
}

describe.each(engines)('a database of an earlier version on %s', (engine) => {
  test('opens where a migration is missing that comes before others', async () => {
    const db = await openAfter(engine, [
      'drop table site_secret',
      "delete from kysely_migration where name = '016-site-secret'",
    ])
    await expectUpToDate(db)
    expect(await db.selectFrom('site_secret').selectAll().execute()).toEqual([])
  })

  test('opens where migrations had other names', async () => {
    const db = await openAfter(engine, [
      "update kysely_migration set name = '018-erasure' where name = '017-erasure'",
      "update kysely_migration set name = '017-outbox-resends' where name = '018-outbox-resends'",
    ])
    await expectUpToDate(db)
  })

  test('gets what was added to a migration after it had run', async () => {
    const db = await openAfter(engine, [
      'drop table companies',
      'drop table field_vitals',
      'drop table site_secret',
      "delete from kysely_migration where name = '016-site-secret'",
    ])
    await expectUpToDate(db)
    expect(await db.selectFrom('companies').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('field_vitals').selectAll().execute()).toEqual([])
  })

  test('is refused if it is of a newer version, and stays as it is', async () => {
    const database = await buildMigratedDatabase(engine)
    onTestFinished(() => database.remove())
    const db = await database.open()
    await sql`insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', '2030-01-01')`.execute(db)
    const opening = database.open()
    await expect(opening).rejects.toThrow(NewerDatabaseError)
    await expect(opening).rejects.toThrow(/newer version of the site \(it has 999-of-tomorrow\).*npm run restore/)
  })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildDatabase, engines } from './database.ts'

test.for(engines)('the server tests run on a real %s', async (engine) => {
  const database = await buildDatabase(engine)
  const db = await database.open()
  const version =
    engine === 'sqlite' ? sql<{ v: string }>`select sqlite_version() as v` : sql<{ v: string }>`select version() as v`
  const { rows } = await version.execute(db)
  expect(rows[0]?.v).toMatch(engine === 'sqlite' ? /^3\./ : /^PostgreSQL (?:1[5-9]|[2-9]\d)/)
  await database.remove()
})

test('continuous integration runs both halves of the suite', () => {
  expect(engines).toEqual(
    process.env.CI || process.env.TEST_DATABASE_URL ? ['sqlite', 'postgres'] : expect.arrayContaining(['sqlite']),
  )
})

import { expect, onTestFinished, test } from 'vitest'
import { columnFates, fateOf } from '#server/privacy/personal-columns.ts'
import { buildDatabase, engines } from '#tests/servers/database.ts'

const OWN_OF_KYSELY = /^kysely_/

test.for(engines)('every column has a rule for erasure, on %s', async (engine) => {
  const database = await buildDatabase(engine)
  onTestFinished(() => database.remove())
  const db = await database.open()
  const tables = (await db.introspection.getTables()).filter(({ name }) => !OWN_OF_KYSELY.test(name))
  const there = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  expect(there.filter((path) => fateOf(...(path.split('.') as [string, string])) === undefined)).toEqual([])
  const declared = Object.entries(columnFates).flatMap(([table, fates]) =>
    Object.values(fates).flatMap((columns) => columns.split(/\s+/).map((column) => `${table}.${column}`)),
  )
  expect(declared.toSorted()).toEqual(there.toSorted())
})

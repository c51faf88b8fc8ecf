import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildDatabase } from '#tests/servers/database.ts'
import { GroupCommitDriver } from './group-commit.ts'

interface Things {
  things: { id: string; text: string }
}

class CountingDatabase extends DatabaseSync {
  commits = 0

  override exec(statement: string): void {
    if (statement === 'commit') this.commits += 1
    super.exec(statement)
  }
}

async function buildThings() {
  const folder = await buildDatabase('sqlite')
  const file = join(folder.dataDir, 'things.db')
  const database = new CountingDatabase(file)
  database.exec('pragma journal_mode = wal; create table things (id text primary key, text text)')
  const onlooker = new DatabaseSync(file, { readOnly: true })
  const db = new Kysely<Things>({
    dialect: {
      createDriver: () => new GroupCommitDriver(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (one) => new SqliteIntrospector(one),
    },
  })
  onTestFinished(async () => {
    onlooker.close()
    await db.destroy()
    await folder.remove()
  })
  const add = (id: string, text = '') => db.insertInto('things').values({ id, text }).execute()
  const addTwo = (id: string) =>
    db.transaction().execute(async (tx) => {
      await tx.insertInto('things').values({ id, text: '' }).execute()
      await tx
        .insertInto('things')
        .values({ id: `${id} again`, text: '' })
        .execute()
    })
  /** What another process sees. */
  const stored = () =>
    onlooker
      .prepare('select id from things order by id')
      .all()
      .map(({ id }) => String(id))
  return { db, database, add, addTwo, stored }
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => `${i + 100}`)

test('concurrent writes wait for the disk once, and are stored when they are acknowledged', async () => {
  const { database, add, addTwo, stored } = await buildThings()
  await Promise.all([
    ...upTo(50).map((id) => addTwo(id).then(() => expect(stored()).toContain(`${id} again`))),
    ...upTo(50).map((id) => add(`single ${id}`).then(() => expect(stored()).toContain(`single ${id}`))),
  ])
  expect(stored()).toHaveLength(150)
  expect(database.commits).toBeLessThan(10)
})

test('a failed transaction leaves nothing and does not affect the others', async () => {
  const { db, add, addTwo, stored } = await buildThings()
  await add('105 again')
  const outcomes = await Promise.allSettled([
    ...upTo(10).map(addTwo),
    add('103'),
    db.transaction().execute(async (tx) => {
      await tx.insertInto('things').values({ id: 'given up', text: '' }).execute()
      throw new Error('on second thoughts')
    }),
  ])
  expect(outcomes.map(({ status }) => status === 'rejected').map(Number)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1])
  expect(stored()).toEqual(
    [
      '105 again',
      ...upTo(10)
        .filter((id) => id !== '105')
        .flatMap((id) => [id, `${id} again`]),
    ].sort(),
  )
})

test('on a full disk every caller gets the true result', async () => {
  const { db, database, add, addTwo, stored } = await buildThings()
  await add('first')
  const { page_count: pages } = database.prepare('pragma page_count').get() as { page_count: number }
  database.exec(`pragma max_page_count = ${pages + 3}`)
  const ids = upTo(40)
  const outcomes = await Promise.allSettled(
    ids.map((id, i) => (i % 8 === 5 ? add(id, 'x'.repeat(50_000)) : addTwo(id))),
  )
  const kept = ids.filter((_, i) => expectDefined(outcomes[i]).status === 'fulfilled')
  expect(kept.length).toBeLessThan(40)
  expect(stored().filter((id) => id !== 'first' && !id.endsWith('again'))).toEqual(kept)
  database.exec('pragma max_page_count = 100000')
  await addTwo('last')
  expect(stored()).toContain('last again')
  expect((await sql<{ ok: string }>`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }])
})

test('a transaction that a full disk has rolled back does nothing more', async () => {
  const { db, database, stored } = await buildThings()
  const { page_count: pages } = database.prepare('pragma page_count').get() as { page_count: number }
  database.exec(`pragma max_page_count = ${pages + 3}`)
  const whole = db.transaction().execute(async (tx) => {
    await tx.insertInto('things').values({ id: 'start', text: '' }).execute()
    const refused = tx
      .insertInto('things')
      .values({ id: 'large', text: 'x'.repeat(100_000) })
      .execute()
    await refused.catch(() => {})
    database.exec('pragma max_page_count = 100000')
    await tx.insertInto('things').values({ id: 'end', text: '' }).execute()
  })
  const told = await whole.then(
    () => ['end', 'start'],
    () => [],
  )
  expect(stored()).toEqual(told)
})

test('statements that cannot run within a transaction run between two', async () => {
  const { db, add, stored } = await buildThings()
  const writing = add('before')
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  expect(stored()).toEqual(['before'])
  await writing
})

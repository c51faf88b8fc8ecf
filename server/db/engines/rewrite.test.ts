import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { forgetDeleted, SQLITE_FILE } from '#server/db/open.ts'
import { buildDatabase } from '#tests/servers/database.ts'
import { forgetErased, rewriteErased } from './rewrite.ts'

const WORD = 'somebodys-word'
const ROWS = 20_000

const noise = (n: number) => createHash('sha256').update(String(n)).digest('hex')

/** A table whose rows SQLite has to move about: ids in no order, texts of all lengths, which change. Every third is somebody's. */
function fill(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('pragma secure_delete = on; begin')
  const insert = database.prepare(
    `insert into contact_messages (id, first_name, last_name, email, subject, message, language, received_at)
    values (?, '', '', ?, '', ?, 'en', ?)`,
  )
  const update = database.prepare('update contact_messages set message = ?, kept_apart = email where id = ?')
  const whose = (n: number) => (n % 3 === 0 ? WORD : 'somebody-else')
  for (let n = 0; n < ROWS; n++) {
    const id = noise(n)
    const size = Number.parseInt(id.slice(0, 4), 16) % 700
    insert.run(id, whose(n), `${whose(n)} ${'x'.repeat(size)}`, n)
    if (n % 5 === 0 && n > 100) update.run(`${whose(n - 100)} ${'y'.repeat(size)}`, noise(n - 100))
  }
  database.exec('commit')
  database.close()
}

test('copies that SQLite left of moved rows are gone once the file is rewritten', async () => {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const db = await database.open()
  const file = join(database.dataDir, SQLITE_FILE)
  fill(file)
  await db.deleteFrom('contact_messages').where('email', '=', WORD).execute()
  const { count } = await db
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  await forgetDeleted(db)
  // That it is in the file after a plain deletion is why the file is written anew at all.
  expect(readFileSync(file, 'latin1')).toContain(WORD)
  expect(await rewriteErased(db)).toBe(false)
  await forgetErased(db)
  expect(await rewriteErased(db)).toBe(true)
  expect(readFileSync(file, 'latin1')).not.toContain(WORD)
  expect(readFileSync(`${file}-wal`, 'latin1')).not.toContain(WORD)
  expect(await rewriteErased(db)).toBe(false)
  const after = await db
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  expect(after.count).toBe(count)
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
})

test('other writes continue while the file is rewritten', async () => {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const db = await database.open()
  fill(join(database.dataDir, SQLITE_FILE))
  await forgetErased(db)
  const rewriting = rewriteErased(db)
  const limits = Array.from({ length: 50 }, (_, n) => ({ id: `limit ${n}`, count: 1, resets_at: 0 }))
  for (const limit of limits) await db.insertInto('limits').values(limit).execute()
  expect(await rewriting).toBe(true)
  expect(await db.selectFrom('limits').select('id').execute()).toHaveLength(limits.length)
})

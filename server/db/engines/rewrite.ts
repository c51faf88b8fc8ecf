/**
 * What `secure_delete` overwrites is where a row was last. SQLite moves rows from page to page as a table grows, and may leave
 * a copy where one was before: measured, a few of some thousand. So after an erasure the whole file is written anew, not more
 * than once an hour however often somebody erases something, and in a thread of its own. Whoever writes meanwhile waits.
 */
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { type Database, forgetDeleted, locksRows } from '#server/db/open.ts'

/**
 * To be called once somebody's erasure is committed. That the file has to be written anew is noted in the file itself, in a
 * number that SQLite leaves to whoever uses it: a start after a crash still knows.
 */
export async function forgetErased(db: Database): Promise<void> {
  if (!locksRows(db)) await sql.raw(`pragma user_version = ${(await countMarks(db)) + 1}`).execute(db)
  await forgetDeleted(db)
}

/** @returns false if there was nothing to do. PostgreSQL's own vacuum clears up after it. */
export async function rewriteErased(db: Database): Promise<boolean> {
  if (locksRows(db) || (await countMarks(db)) === 0) return false
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db)
  const worker = new Worker(new URL('./rewrite-worker.ts', import.meta.url), { workerData: { file: rows[0]?.file } })
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })
  return true
}

async function countMarks(db: Database): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  return Number(rows[0]?.user_version)
}

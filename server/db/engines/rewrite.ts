/**
 * `secure_delete` overwrites only a row's last position. SQLite moves rows between pages as a table grows, and may leave
 * copies: measured, a few in some thousand. So after an erasure the whole file is rewritten, at most
 * once an hour, in a separate thread. Writers wait meanwhile.
 */
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { type Database, forgetDeleted, locksRows, type Tx } from '#server/db/open.ts'

/**
 * Marks the file in a header field that SQLite leaves to applications (`user_version`), so the mark survives a crash, and in a
 * transaction comes with it.
 */
export async function markErased(db: Database | Tx): Promise<void> {
  if (!locksRows(db)) await sql.raw(`pragma user_version = ${(await countMarks(db)) + 1}`).execute(db)
}

/** Call this once an erasure is committed. */
export async function forgetErased(db: Database): Promise<void> {
  await markErased(db)
  await forgetDeleted(db)
}

/** @returns false if nothing was erased. PostgreSQL's own vacuum does this there. */
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

async function countMarks(db: Database | Tx): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  return Number(rows[0]?.user_version)
}

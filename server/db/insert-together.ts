/** Several inserts that belong together, in one round trip where the database is reached over a network. */
import { type Expression, type OperationNodeSource, sql } from 'kysely'
import { locksRows, type Tx } from './open.ts'

export type Insert = OperationNodeSource & { execute(): Promise<unknown> }

/**
 * Runs inserts into different tables, in order. PostgreSQL takes them as one statement, whose parts do not see each other's
 * rows; it checks references at the end. SQLite knows no such statement, and a call into it costs next to nothing.
 */
export async function insertTogether(tx: Tx, inserts: Insert[]): Promise<void> {
  if (inserts.length > 1 && locksRows(tx)) {
    const parts = inserts.map((insert, i) => sql`${sql.id(`insert_${i}`)} as (${expressionOf(insert)})`)
    await sql`with ${sql.join(parts)} select 1`.execute(tx)
    return
  }
  for (const insert of inserts) await insert.execute()
}

const expressionOf = (insert: Insert): Expression<unknown> => ({
  expressionType: undefined,
  toOperationNode: () => insert.toOperationNode(),
})

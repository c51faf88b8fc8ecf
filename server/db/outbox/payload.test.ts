import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { buildMigratedDatabase, engines } from '#tests/servers/database.ts'

const MINUTE = 60_000
const MIGRATION = join(import.meta.dirname, '..', 'migrations', '018-outbox-resends.sql')
const ADDED = ['unconfirmed_count', 'expires_at', 'payload_reduced']

test.for(engines)(
  'links that wait from before the outbox knew when they end are given their end (%s)',
  async (engine) => {
    const database = await buildMigratedDatabase(engine)
    onTestFinished(() => database.remove())
    const db = await database.open()
    for (const column of ADDED) await sql`alter table outbox drop column ${sql.ref(column)}`.execute(db)
    const row = { kind: 'mail', payload: '{}', state: 'pending' as const, attempts: 0, due_at: 0, created_at: 0 }
    const ids = ['1-verification', '1-reset', '1-magicLink', '1-invitation', '1-owner']
    await db
      .insertInto('outbox')
      .values(ids.map((id) => ({ id, ...row })))
      .execute()

    const statements = (await readFile(MIGRATION, 'utf8')).split(/;$/m).filter((statement) => statement.trim() !== '')
    for (const statement of statements) await sql.raw(statement).execute(db)
    const rows = await db.selectFrom('outbox').select(['id', 'expires_at', 'payload_reduced']).execute()
    expect(Object.fromEntries(rows.map(({ id, expires_at }) => [id, expires_at]))).toEqual({
      '1-verification': 24 * 60 * MINUTE,
      '1-reset': 60 * MINUTE,
      '1-magicLink': 15 * MINUTE,
      '1-invitation': 7 * 24 * 60 * MINUTE,
      '1-owner': null,
    })
    expect(rows.map(({ payload_reduced }) => payload_reduced)).toEqual([0, 0, 0, 0, 0])
  },
)

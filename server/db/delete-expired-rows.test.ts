import { describe, expect, onTestFinished, test } from 'vitest'
import { buildClock } from '#tests/builders/clock.ts'
import { buildDatabase, type Engine, engines } from '#tests/servers/database.ts'
import { sweep } from './delete-expired-rows.ts'
import type { Tables } from './tables/tables.ts'

const DAY = 24 * 3600_000

async function setUp(engine: Engine) {
  const database = await buildDatabase(engine)
  onTestFinished(() => database.remove())
  return { db: await database.open(), clock: buildClock() }
}

describe.each(engines)('the sweep on %s', (engine) => {
  test('deletes limits whose window has ended', async () => {
    const { db, clock } = await setUp(engine)
    const now = clock.now()
    const limits = { past: now - 1, ending: now, open: now + 1 }
    await db
      .insertInto('limits')
      .values(Object.entries(limits).map(([id, resets_at]) => ({ id, count: 1, resets_at })))
      .execute()
    await sweep(db, clock)
    const kept = await db.selectFrom('limits').select('id').orderBy('id').execute()
    expect(kept.map(({ id }) => id)).toEqual(['ending', 'open'])
  })

  test('deletes all other kinds where one cannot be deleted', async () => {
    const { db, clock } = await setUp(engine)
    const row = { scope: 's', key: 'k', body_hash: '', reply: '', created_at: clock.now() - 8 * DAY }
    await db.insertInto('idempotency_keys').values(row).execute()
    await db.schema.dropTable('limits').execute()
    await expect(sweep(db, clock)).rejects.toThrow('Failed: limits')
    expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
  })

  test('keeps idempotency keys for a week', async () => {
    const { db, clock } = await setUp(engine)
    const ages = { week: 7 * DAY, older: 7 * DAY + 1, new: 0 }
    for (const [key, age] of Object.entries(ages)) {
      const row = { scope: 's', key, body_hash: '', reply: '', created_at: clock.now() - age }
      await db.insertInto('idempotency_keys').values(row).execute()
    }
    await sweep(db, clock)
    const kept = await db.selectFrom('idempotency_keys').select('key').orderBy('key').execute()
    expect(kept.map(({ key }) => key)).toEqual(['new', 'week'])
  })

  test('keeps sent mails for 30 days, and unsent ones for good', async () => {
    const { db, clock } = await setUp(engine)
    const row = (id: string, state: Tables['outbox']['state'], age: number | null) => ({
      id,
      state,
      kind: 'mail',
      payload: '{}',
      attempts: 1,
      due_at: 0,
      handed_over_at: null,
      last_error: null,
      created_at: 0,
      finished_at: age === null ? null : clock.now() - age,
    })
    const old = 30 * DAY + 1
    const rows = [row('month', 'sent', 30 * DAY), row('old', 'sent', old), row('waiting', 'pending', null)]
    await db
      .insertInto('outbox')
      .values([...rows, row('dead', 'dead', old), row('lost', 'unconfirmed', old)])
      .execute()
    await sweep(db, clock)
    const kept = await db.selectFrom('outbox').select('id').orderBy('id').execute()
    expect(kept.map(({ id }) => id)).toEqual(['dead', 'lost', 'month', 'waiting'])
  })

  test('keeps conversations for 180 days, and the mark of an erased one for a day', async () => {
    const { db, clock } = await setUp(engine)
    const old = 180 * DAY + 1
    const conversations = { kept: 180 * DAY, 'going-on': 0, 'too-old': old, 'just-erased': DAY, 'long-erased': DAY + 1 }
    for (const [id, age] of Object.entries(conversations)) {
      const row = {
        id,
        turns: 1,
        last_at: clock.now() - age,
        erased: id.endsWith('erased') ? (1 as const) : (0 as const),
      }
      await db.insertInto('chat_conversations').values(row).execute()
    }
    const turns = [
      ['kept', 180 * DAY],
      ['going-on', 0],
      ['going-on', old],
      ['too-old', old],
    ] as const
    for (const [conversation, age] of turns) {
      const texts = { question: '', question_key: '', answer: '', facts: '[]', provider: '', language: '', role: '' }
      const row = { id: `${conversation} ${age}`, conversation, asked_at: clock.now() - age, answered: 1 as const }
      await db
        .insertInto('chat_turns')
        .values({ ...row, ...texts, feedback: null })
        .execute()
    }
    await sweep(db, clock)
    const idsIn = async (table: 'chat_turns' | 'chat_conversations') =>
      (await db.selectFrom(table).select('id').execute()).map(({ id }) => id).sort()
    expect(await idsIn('chat_turns')).toEqual(['going-on 0', `kept ${180 * DAY}`])
    expect(await idsIn('chat_conversations')).toEqual(['going-on', 'just-erased', 'kept'])
  })
})

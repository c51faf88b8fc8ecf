import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildGate, buildOutbox } from '#tests/builders/outbox.ts'
import { type Engine, engines } from '#tests/servers/database.ts'
import { DeliveryError } from './kinds.ts'

const LEASE_MS = 120_000

/** Makes the database refuse to note that a row was sent, until what it returns is called. */
async function refuseSent(engine: Engine, db: Database): Promise<() => Promise<void>> {
  const statements =
    engine === 'sqlite'
      ? [
          "create trigger refuse before update on outbox when new.state = 'sent' begin select raise(abort, 'refused'); end",
        ]
      : [
          "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$",
          `create trigger refuse before update on outbox for each row when (new.state = 'sent') execute function refuse()`,
        ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  return async () => {
    await sql.raw(`drop trigger refuse ${engine === 'postgres' ? 'on outbox' : ''}`).execute(db)
  }
}

/** A worker that takes the row and is never heard of again after handing it over. */
async function dyingWhileHandingOver(box: Awaited<ReturnType<typeof buildOutbox>>, isNew = true): Promise<void> {
  if (isNew) await box.add('a')
  const dying = await box.worker(async ({ handOver }) => {
    await handOver()
    await new Promise(() => {})
  })
  void dying.deliverDue()
  await eventually(async () => expect((await box.row('a')).handed_over_at).toBe(box.clock.now()))
}

describe.each(engines)('several workers on one outbox on %s', (engine) => {
  test('two never deliver the same row', async () => {
    const box = await buildOutbox(engine)
    const ids = Array.from({ length: 60 }, (_, i) => `row-${i}`)
    for (const id of ids) await box.add(id)
    const delivered: string[] = []
    const deliver = async ({ id, handOver }: { id: string; handOver(): Promise<void> }) => {
      await handOver()
      delivered.push(id)
    }
    const workers = [await box.worker(deliver), await box.worker(deliver), await box.worker(deliver)]
    await Promise.all(workers.map((worker) => worker.deliverDue()))
    await expectDefined(workers[0]).deliverDue()
    expect(delivered.sort()).toEqual(ids.sort())
  })

  test('a dead worker’s row is taken over when the lease has ended', async () => {
    const box = await buildOutbox(engine)
    await box.add('a')
    const dead = await box.worker(() => new Promise(() => {}))
    void dead.deliverDue()
    await eventually(async () => expect((await box.row('a')).attempts).toBe(1))

    const delivered: string[] = []
    const other = await box.worker(async ({ id }) => void delivered.push(id))
    box.clock.advance(LEASE_MS - 1)
    expect(await other.deliverDue()).toBe(0)
    box.clock.advance(1)
    expect(await other.deliverDue()).toBe(1)
    expect(delivered).toEqual(['a'])
    expect(await box.row('a')).toMatchObject({ state: 'sent', attempts: 2 })
  })

  test('a row that a dead worker had handed over is delivered once more under the same id', async () => {
    const box = await buildOutbox(engine)
    await dyingWhileHandingOver(box)

    const delivered: string[] = []
    const other = await box.worker(async ({ id, handOver }) => {
      await handOver()
      delivered.push(id)
    })
    for (let i = 0; i < 3; i++) {
      box.clock.advance(LEASE_MS)
      await other.deliverDue()
    }
    expect(delivered).toEqual(['a'])
    expect(await box.row('a')).toMatchObject({ state: 'sent', attempts: 2, unconfirmed_count: 1 })
  })

  test('a row that two workers died of while handing it over becomes unconfirmed and is not sent again', async () => {
    const box = await buildOutbox(engine)
    await dyingWhileHandingOver(box)
    box.clock.advance(LEASE_MS)
    await dyingWhileHandingOver(box, false)

    const delivered: string[] = []
    const other = await box.worker(async ({ id }) => void delivered.push(id))
    for (let i = 0; i < 3; i++) {
      box.clock.advance(LEASE_MS)
      await other.deliverDue()
    }
    expect(delivered).toEqual([])
    expect(await box.row('a')).toMatchObject({ state: 'unconfirmed', finished_at: expect.any(Number) })
    expect((await box.row('a')).last_error).toContain('handed over')
  })

  test('a slow worker keeps the row that it has handed over until its lease ends', async () => {
    const box = await buildOutbox(engine)
    await box.add('a')
    const gate = buildGate()
    const slow = await box.worker(async ({ handOver }) => {
      await handOver()
      await gate.opened
    })
    const done = slow.deliverDue()
    await eventually(async () => expect((await box.row('a')).handed_over_at).not.toBeNull())
    const other = await box.worker(async () => {})
    box.clock.advance(LEASE_MS - 1)
    expect(await other.deliverDue()).toBe(0)
    gate.open()
    await done
    expect(await box.row('a')).toMatchObject({ state: 'sent', attempts: 1, unconfirmed_count: 0 })
  })

  test('a resend is retried like any delivery, and never becomes failed', async () => {
    const box = await buildOutbox(engine)
    await dyingWhileHandingOver(box)
    box.clock.advance(LEASE_MS)
    let permanent = false
    const outbox = await box.worker(() => Promise.reject(new DeliveryError('no luck', permanent)))
    for (let i = 0; i < 4; i++) {
      expect(await outbox.deliverDue()).toBe(1)
      expect(await box.row('a')).toMatchObject({ state: 'pending', unconfirmed_count: 1, last_error: 'no luck' })
      box.clock.advance(60_000)
    }
    permanent = true
    expect(await outbox.deliverDue()).toBe(1)
    expect(await box.row('a')).toMatchObject({ state: 'unconfirmed', last_error: 'no luck' })
  })

  test('a worker that was suspended past its lease sends and changes nothing', async () => {
    const box = await buildOutbox(engine)
    await box.add('a')
    const gate = buildGate()
    const delivered: string[] = []
    const sleeper = await box.worker(async ({ handOver }) => {
      await gate.opened
      await handOver()
      delivered.push('by the sleeper')
    })
    const slept = sleeper.deliverDue()
    await eventually(async () => expect((await box.row('a')).attempts).toBe(1))

    box.clock.advance(LEASE_MS)
    const otherGate = buildGate()
    const other = await box.worker(async ({ handOver }) => {
      await handOver()
      await otherGate.opened
      delivered.push('by the other')
    })
    const done = other.deliverDue()
    await eventually(async () => expect((await box.row('a')).handed_over_at).not.toBeNull())
    gate.open()
    await slept
    expect(await box.row('a')).toMatchObject({ attempts: 2, handed_over_at: expect.any(Number), last_error: null })
    otherGate.open()
    await done
    expect(delivered).toEqual(['by the other'])
    expect(await box.row('a')).toMatchObject({ state: 'sent' })
  })

  test('a sent row that could not be recorded is recorded later and not sent again', async () => {
    const box = await buildOutbox(engine)
    await box.add('a')
    const allow = await refuseSent(engine, box.db)
    const delivered: string[] = []
    const outbox = await box.worker(async ({ id, handOver }) => {
      await handOver()
      delivered.push(id)
    })
    await expect(outbox.deliverDue()).rejects.toThrow('refused')
    await allow()
    box.clock.advance(LEASE_MS)
    await outbox.deliverDue()
    expect(delivered).toEqual(['a'])
    expect(await box.row('a')).toMatchObject({ state: 'sent', attempts: 1 })
  })
})

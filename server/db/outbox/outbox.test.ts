import { describe, expect, test } from 'vitest'
import { eventually } from '#tests/builders/eventually.ts'
import { buildGate, buildMail, buildOutbox } from '#tests/builders/outbox.ts'
import { engines } from '#tests/servers/database.ts'
import { type Delivery, DeliveryError } from './kinds.ts'
import { enqueue } from './outbox.ts'

const HOUR = 3600_000
/** How many rows a worker takes at once. */
const BATCH = 10

const fail = (permanent: boolean) => () => Promise.reject(new DeliveryError('no luck', permanent))

describe.each(engines)('the outbox on %s', (engine) => {
  test('delivers each row once, with its payload and its time', async () => {
    const box = await buildOutbox(engine)
    const delivered: Omit<Delivery, 'handOver'>[] = []
    const outbox = await box.worker(async ({ handOver: _, ...rest }) => void delivered.push(rest))
    await box.add('a')
    const createdAt = box.clock.now()
    box.clock.advance(7)
    expect(await outbox.deliverDue()).toBe(1)
    expect(await outbox.deliverDue()).toBe(0)
    expect(delivered).toEqual([{ id: 'a', payload: JSON.stringify(buildMail()), createdAt }])
    expect(await box.row('a')).toMatchObject({
      state: 'sent',
      attempts: 1,
      finished_at: createdAt + 7,
      last_error: null,
    })
  })

  test('delivers more than one batch in one go', async () => {
    const box = await buildOutbox(engine)
    const ids = Array.from({ length: 31 }, (_, i) => `row-${i}`)
    for (const id of ids) await box.add(id)
    const delivered: string[] = []
    const outbox = await box.worker(async ({ id }) => void delivered.push(id))
    expect(await outbox.deliverDue()).toBe(31)
    expect(delivered.sort()).toEqual(ids.sort())
  })

  test('rows that were rolled back are not delivered', async () => {
    const box = await buildOutbox(engine)
    const outbox = await box.worker(async () => {})
    const rolledBack = box.db.transaction().execute(async (tx) => {
      await enqueue(tx, box.clock, { id: 'a', kind: 'mail', payload: {} })
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    expect(await outbox.deliverDue()).toBe(0)
  })

  test('a connection that breaks while the handing over is recorded is retried', async () => {
    const box = await buildOutbox(engine)
    let breaks = true
    const outbox = await box.worker(async ({ handOver }) => {
      const noting = handOver()
      if (breaks) throw new Error('the line broke')
      await noting
    })
    const ids = Array.from({ length: BATCH }, (_, i) => `row-${i}`)
    for (const id of ids) await box.add(id)
    await outbox.deliverDue()
    breaks = false
    box.clock.advance(HOUR)
    await outbox.deliverDue()
    const states = await box.db.selectFrom('outbox').select(['id', 'state']).orderBy('id').execute()
    expect(states).toEqual(ids.map((id) => ({ id, state: 'sent' })))
  })

  test('a permanent failure and an unknown kind are dead at once', async () => {
    const box = await buildOutbox(engine)
    const outbox = await box.worker(fail(true))
    await box.add('refused')
    await box.add('unknown', buildMail(), 'telegram')
    expect(await outbox.deliverDue()).toBe(2)
    expect(await box.row('refused')).toMatchObject({ state: 'dead', attempts: 1, last_error: 'no luck' })
    expect(await box.row('unknown')).toMatchObject({ state: 'dead', last_error: 'Nothing here delivers "telegram".' })
    box.clock.advance(24 * HOUR)
    expect(await outbox.deliverDue()).toBe(0)
  })

  test('one failing row does not block the others', async () => {
    const box = await buildOutbox(engine)
    const outbox = await box.worker(async ({ id }) => (id === 'bad' ? fail(false)() : undefined))
    for (const id of ['a', 'bad', 'b']) await box.add(id)
    await outbox.deliverDue()
    const states = await Promise.all(['a', 'bad', 'b'].map(async (id) => (await box.row(id)).state))
    expect(states).toEqual(['sent', 'pending', 'sent'])
  })

  test('delivers by itself once started, and a wake-up during a round starts another', async () => {
    const box = await buildOutbox(engine)
    const gate = buildGate()
    const delivered: string[] = []
    const outbox = await box.worker(async ({ id }) => {
      if (id === 'slow') await gate.opened
      delivered.push(id)
    })
    await box.add('slow')
    outbox.wake()
    outbox.start()
    await eventually(async () => expect((await box.row('slow')).attempts).toBe(1))
    await box.add('next')
    outbox.wake()
    gate.open()
    await eventually(() => expect(delivered).toEqual(['slow', 'next']))
  })

  test('a wake-up right after a round does not wait for the next look at what is due', async () => {
    const box = await buildOutbox(engine)
    const delivered: string[] = []
    const outbox = await box.worker(async ({ id }) => void delivered.push(id))
    outbox.start()
    await box.add('first')
    outbox.wake()
    await eventually(() => expect(delivered).toEqual(['first']))
    await box.add('second')
    outbox.wake()
    await eventually(() => expect(delivered).toEqual(['first', 'second']))
  })

  test('stopping waits for deliveries in progress and starts none', async () => {
    const box = await buildOutbox(engine)
    const gate = buildGate()
    const delivered: string[] = []
    const outbox = await box.worker(async ({ id }) => {
      await gate.opened
      delivered.push(id)
    })
    for (let i = 0; i < BATCH + 5; i++) await box.add(`row-${i}`)
    outbox.start()
    const taken = box.db.selectFrom('outbox').select('state').where('attempts', '=', 1)
    await eventually(async () => expect(await taken.execute()).toHaveLength(BATCH))
    const stopped = outbox.stop()
    outbox.wake()
    gate.open()
    await stopped
    expect(delivered).toHaveLength(BATCH)
    expect(await taken.execute()).toEqual(Array(BATCH).fill({ state: 'sent' }))
  })
})

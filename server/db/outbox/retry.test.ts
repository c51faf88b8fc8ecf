import { describe, expect, test } from 'vitest'
import { buildOutbox } from '#tests/builders/outbox.ts'
import { engines } from '#tests/servers/database.ts'
import { DeliveryError } from './kinds.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const fail = () => Promise.reject(new DeliveryError('no luck', false))

describe.each(engines)('retries of the outbox on %s', (engine) => {
  test('waits 5 s after the first failure, twice as long after each further one, and at most 60 s', async () => {
    const box = await buildOutbox(engine)
    const outbox = await box.worker(fail)
    await box.add('a')
    expect(await outbox.deliverDue()).toBe(1)
    for (const seconds of [5, 10, 20, 40, 60, 60, 60, 60]) {
      box.clock.advance(seconds * SECOND - 1)
      expect(await outbox.deliverDue(), `before ${seconds} s`).toBe(0)
      box.clock.advance(1)
      expect(await outbox.deliverDue(), `after ${seconds} s`).toBe(1)
    }
    expect(await box.row('a')).toMatchObject({
      state: 'pending',
      attempts: 9,
      last_error: 'no luck',
      finished_at: null,
    })
    expect(box.errors.map(({ id }) => id)).toEqual(Array(9).fill('a'))
  })

  test('an answer with unstorable text is retried like any other', async () => {
    const box = await buildOutbox(engine)
    const outbox = await box.worker(() => Promise.reject(new DeliveryError('Invalid greeting: \0\u0001', false)))
    await box.add('a')
    expect(await outbox.deliverDue()).toBe(1)
    expect(await box.row('a')).toMatchObject({
      state: 'pending',
      last_error: expect.stringMatching('^Invalid greeting'),
    })
    box.clock.advance(5 * SECOND)
    expect(await outbox.deliverDue()).toBe(1)
  })

  test('waits 15 minutes when a row is an hour old', async () => {
    const box = await buildOutbox(engine)
    const outbox = await box.worker(fail)
    await box.add('older')
    box.clock.advance(1)
    await box.add('younger')
    box.clock.advance(HOUR - 1)
    expect(await outbox.deliverDue()).toBe(2)
    expect((await box.row('older')).due_at).toBe(box.clock.now() + 15 * MINUTE)
    expect((await box.row('younger')).due_at).toBe(box.clock.now() + 5 * SECOND)
  })

  test('gives up a row when it is 24 hours old', async () => {
    const box = await buildOutbox(engine)
    const outbox = await box.worker(fail)
    await box.add('older')
    box.clock.advance(1)
    await box.add('younger')
    box.clock.advance(24 * HOUR - 1)
    expect(await outbox.deliverDue()).toBe(2)
    expect(await box.row('older')).toMatchObject({ state: 'dead', last_error: 'no luck', finished_at: box.clock.now() })
    expect(await box.row('younger')).toMatchObject({ state: 'pending' })
    box.clock.advance(24 * HOUR)
    expect(await outbox.deliverDue()).toBe(1)
    expect(await box.row('younger')).toMatchObject({ state: 'dead' })
  })

  test('delivers a row that failed all day as soon as it can', async () => {
    const box = await buildOutbox(engine)
    let broken = true
    const outbox = await box.worker(async () => (broken ? fail() : undefined))
    await box.add('a')
    for (let waited = 0; waited < 23 * HOUR; waited += 10 * MINUTE) {
      await outbox.deliverDue()
      box.clock.advance(10 * MINUTE)
    }
    broken = false
    box.clock.advance(15 * MINUTE)
    expect(await outbox.deliverDue()).toBe(1)
    expect(await box.row('a')).toMatchObject({ state: 'sent', last_error: null })
  })
})

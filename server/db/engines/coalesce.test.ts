import { expect, test } from 'vitest'
import { buildGate } from '#tests/builders/outbox.ts'
import { coalesce } from './coalesce.ts'

test('calls during a statement share the next one, and each gets its own result', async () => {
  const gate = buildGate()
  const batches: number[][] = []
  const double = coalesce<number, number>(async (items) => {
    batches.push(items)
    await gate.opened
    return items.map((item) => 2 * item)
  }, 3)
  const answers = [1, 2, 3, 4, 5].map(double)
  gate.open()
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([[1], [2, 3, 4], [5]])
})

test('a failed statement fails for the calls that shared it, and for no others', async () => {
  const gate = buildGate()
  const act = coalesce<string, string>(async (items) => {
    await gate.opened
    if (items.includes('bad')) throw new Error('no luck')
    return items
  }, 2)
  const answers = Promise.allSettled(['first', 'bad', 'beside', 'after'].map(act))
  gate.open()
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await act('later')).toBe('later')
})

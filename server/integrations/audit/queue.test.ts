import { expect, test } from 'vitest'
import { Busy } from '#server/workers/pool.ts'
import { createTurns, type TurnOptions } from './queue.ts'

const unheeded: TurnOptions = { signal: new AbortController().signal, onPosition: () => {}, isBackground: false }

/** A job that ends when it is told to, or when it is aborted. */
function buildJob() {
  let finish = () => {}
  let isRunning = false
  const job = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      isRunning = true
      finish = resolve
      signal.addEventListener('abort', () => reject(new Error('made way')))
    })
  return { job, finish: () => finish(), isRunning: () => isRunning }
}

test('a waiting job knows its position, and moves up', async () => {
  const turns = createTurns(1, 9)
  const [first, second, third] = [buildJob(), buildJob(), buildJob()]
  const positions: number[] = []
  const runs = [
    turns.take(first.job, unheeded),
    turns.take(second.job, unheeded),
    turns.take(third.job, { ...unheeded, onPosition: (position) => positions.push(position) }),
  ]
  first.finish()
  await runs[0]
  second.finish()
  await runs[1]
  expect(third.isRunning()).toBe(true)
  third.finish()
  await runs[2]
  expect(positions).toEqual([2, 1])
})

test('a cancelled job is not run, and the next moves up', async () => {
  const turns = createTurns(1, 9)
  const [first, second, third] = [buildJob(), buildJob(), buildJob()]
  const leaving = new AbortController()
  const positions: number[] = []
  void turns.take(first.job, unheeded)
  const left = expect(turns.take(second.job, { ...unheeded, signal: leaving.signal })).rejects.toThrow('aborted')
  void turns.take(third.job, { ...unheeded, onPosition: (position) => positions.push(position) })
  leaving.abort()
  await left
  expect(positions).toEqual([2, 1])
  expect(second.isRunning()).toBe(false)
})

test('a full queue rejects jobs', async () => {
  const turns = createTurns(1, 1)
  void turns.take(buildJob().job, unheeded)
  void turns.take(buildJob().job, unheeded)
  await expect(turns.take(buildJob().job, unheeded)).rejects.toThrow(Busy)
})

test('a background job is aborted by the next job, and does not start while another runs', async () => {
  const turns = createTurns(1, 9)
  const [background, visitor] = [buildJob(), buildJob()]
  const aside = expect(turns.take(background.job, { ...unheeded, isBackground: true })).rejects.toThrow('made way')
  const run = turns.take(visitor.job, unheeded)
  await aside
  await expect(turns.take(background.job, { ...unheeded, isBackground: true })).rejects.toThrow(Busy)
  visitor.finish()
  await run
})

test('a failed job frees its slot', async () => {
  const turns = createTurns(1, 9)
  await expect(turns.take(() => Promise.reject(new Error('no')), unheeded)).rejects.toThrow('no')
  expect(await turns.take(async () => 'yes', unheeded)).toBe('yes')
})

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { PoolJob } from '#tests/servers/pool-worker.ts'
import { Busy, createWorkerPool, JobEnded, type PoolLimits } from './pool.ts'

const ordinary: PoolLimits = {
  processes: 1,
  jobsPerProcess: 1,
  queueMax: 10,
  jobMs: 1500,
  idleMs: 1000,
  heapMb: 32,
}

const buildPool = (limits: Partial<PoolLimits> = {}) =>
  createWorkerPool<PoolJob, string>(new URL('../../tests/servers/pool-worker.ts', import.meta.url), {
    ...ordinary,
    ...limits,
  })

/** Longer than any test: what is about order, not about time. */
const PATIENT_MS = 60_000

test.each<[string, PoolJob]>([
  ['takes too long', { spin: true }],
  ['takes too much memory', { fill: true }],
  ['breaks its process', { crash: true }],
])('a job that %s fails alone, and those waiting are done in a new process', async (_, harmful) => {
  const pool = buildPool({ jobMs: 'spin' in harmful ? 1500 : PATIENT_MS })
  const before = pool.run({ say: 'before' })
  const failing = expect(pool.run(harmful)).rejects.toThrow(JobEnded)
  const waiting = [1, 2, 3].map((number) => pool.run({ say: String(number) }))
  await failing
  expect(await Promise.all([before, ...waiting])).toEqual(['before', '1', '2', '3'])
})

test('of concurrent jobs only the cause fails', async () => {
  const pool = buildPool({ jobsPerProcess: 5 })
  const patient = buildPool({ jobsPerProcess: 5, jobMs: PATIENT_MS })
  for (const [one, harmful] of [
    [pool, { spin: true }],
    [patient, { crash: true }],
  ] as const) {
    const failing = expect(one.run(harmful)).rejects.toThrow(JobEnded)
    const others = [1, 2, 3].map((number) => one.run({ say: String(number) }))
    await failing
    expect(await Promise.all(others)).toEqual(['1', '2', '3'])
  }
})

test('a job’s error is returned, and its process continues', async () => {
  const pool = buildPool()
  await expect(pool.run({ fail: 'no such thing' })).rejects.toThrow('no such thing')
  expect(await pool.run({ say: 'on' })).toBe('on')
})

test('a full queue rejects jobs', async () => {
  const pool = buildPool({ queueMax: 2, jobMs: PATIENT_MS })
  const leaving = new AbortController()
  const first = expect(pool.run({ wait: '' }, leaving.signal)).rejects.toThrow('gone')
  const waiting = [pool.run({ say: '1' }), pool.run({ say: '2' })]
  await expect(pool.run({ say: '3' })).rejects.toThrow(Busy)
  leaving.abort(new Error('gone'))
  await first
  expect(await Promise.all(waiting)).toEqual(['1', '2'])
})

test('a job aborted while queued is dropped, and the queue goes on', async () => {
  const pool = buildPool({ jobMs: PATIENT_MS })
  const [first, second] = [new AbortController(), new AbortController()]
  const running = expect(pool.run({ wait: '' }, first.signal)).rejects.toThrow()
  const left = expect(pool.run({ say: 'left' }, second.signal)).rejects.toThrow(Busy)
  const third = pool.run({ say: 'third' })
  second.abort()
  await left
  first.abort()
  await running
  expect(await third).toBe('third')
  await expect(pool.run({ say: '' }, AbortSignal.abort(new Error('gone before')))).rejects.toThrow('gone before')
})

test('a job in a busy loop holds up neither this process nor the jobs of another', async () => {
  const [busy, other] = [buildPool(), buildPool({ jobMs: PATIENT_MS })]
  await other.run({ say: 'started' })
  const spinning = expect(busy.run({ spin: true })).rejects.toThrow(JobEnded)
  const order: string[] = []
  await Promise.all([
    other.run({ say: 'on' }).then((said) => order.push(said)),
    spinning.then(() => order.push('ended')),
  ])
  expect(order).toEqual(['on', 'ended'])
})

test('a job in a busy loop ends with the server', async () => {
  const script = fileURLToPath(new URL('../../tests/servers/leaves-a-busy-job.ts', import.meta.url))
  const pid = Number(execFileSync(process.execPath, [script], { encoding: 'utf8' }))
  expect(pid).toBeGreaterThan(1)
  await expect.poll(() => isRunning(pid)).toBe(false)
})

/** One that has ended may stay in the list as a zombie (proc(5): state Z) until somebody asks for how it ended. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !existsSync('/proc/self/stat') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

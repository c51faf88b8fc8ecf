/** A process that ends while a job of its pool is in a busy loop; it prints the id of that job's process before. */

import { createWorkerPool } from '#server/workers/pool.ts'
import type { PoolJob } from '#tests/servers/pool-worker.ts'

const pool = createWorkerPool<PoolJob, string>(new URL('./pool-worker.ts', import.meta.url), {
  processes: 1,
  jobsPerProcess: 1,
  queueMax: 10,
  jobMs: 60_000,
  idleMs: 60_000,
  heapMb: 32,
})
// Without this nothing would keep the process alive until the first answer.
const alive = setInterval(() => {}, 1000)
const id = await pool.run({ pid: true })
void pool.run({ spin: true })
process.stdout.write(`${id}\n`, () => process.exit())
clearInterval(alive)

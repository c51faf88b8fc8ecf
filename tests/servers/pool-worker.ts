/** A process for tests of the pool: does what it is told, harmful things among it. */
import { handleJobs } from '#server/workers/handle-jobs.ts'

export type PoolJob =
  | { say: string }
  | { pid: true }
  | { wait: string }
  | { spin: true }
  | { fill: true }
  | { fail: string }
  | { crash: true }

handleJobs(async (job: PoolJob, signal): Promise<string> => {
  if ('say' in job) return job.say
  if ('pid' in job) return String(process.pid)
  if ('wait' in job) {
    await new Promise((done) => signal.addEventListener('abort', done))
    return job.wait
  }
  if ('fail' in job) throw new Error(job.fail)
  // Thrown where nobody waits for it, as by a socket.
  if ('crash' in job) queueMicrotask(() => JSON.parse('{'))
  const kept: number[][] = []
  while ('spin' in job || 'fill' in job) if ('fill' in job) kept.push(Array(1000).fill(kept.length))
  return await new Promise(() => {})
})

/** Fetches visitors' addresses in worker processes: a foreign server's answer costs the site's thread nothing. */
import { SECOND } from '#contract/endpoint.ts'
import { Busy, createWorkerPool } from '#server/workers/pool.ts'
import type { Answered, Asked } from './fetch-worker.ts'
import { NoAnswer, type SafeFetch } from './safe-fetch.ts'

const limits = {
  processes: 1,
  /** Each may hold some megabytes. */
  jobsPerProcess: 40,
  queueMax: 200,
  /** Each fetch has its own deadline of at most ten seconds: a longer one means that the process hangs. */
  jobMs: 15 * SECOND,
  idleMs: 10 * SECOND,
  heapMb: 64,
}

/** @param exceptions `host:port` exceptions from the guard. */
export type FetchWith = (exceptions: string[]) => SafeFetch

/** @param agentName user agent of requests. */
export function openFetchPool(agentName: string): FetchWith {
  const pool = createWorkerPool<Asked, Answered>(new URL('./fetch-worker.ts', import.meta.url), limits)
  return (exceptions) =>
    async (address, { signal, ...options } = {}) => {
      const asked: Asked = { address, exceptions, agentName, options }
      const answered = await pool.run(asked, signal).catch((error: unknown) => {
        // The error comes from this server, so it reveals nothing.
        if (error instanceof Busy) throw error
        return undefined
      })
      if (!answered) throw new NoAnswer('The address gave no answer.')
      const { href, body, ...rest } = answered
      return { ...rest, url: new URL(href), body: Buffer.from(body.buffer) }
    }
}

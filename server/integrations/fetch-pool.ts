/** Fetches what visitors name in a process of its own: what a stranger's server sends costs the site's thread nothing. */
import { SECOND } from '#contract/endpoint.ts'
import { Busy, createWorkerPool } from '#server/workers/pool.ts'
import type { Answered, Asked } from './fetch-worker.ts'
import { NoAnswer, type SafeFetch } from './safe-fetch.ts'

const limits = {
  processes: 1,
  /** Each may hold some megabytes. */
  jobsPerProcess: 40,
  queueMax: 200,
  /** Each has its own deadline, ten seconds at most: without an answer by then the process hangs. */
  jobMs: 15 * SECOND,
  idleMs: 10 * SECOND,
  heapMb: 64,
}

/** @param exceptions `host:port` let through the guard. */
export type FetchWith = (exceptions: string[]) => SafeFetch

/** @param agentName how the server calls itself to the sites that it fetches from. */
export function openFetchPool(agentName: string): FetchWith {
  const pool = createWorkerPool<Asked, Answered>(new URL('./fetch-worker.ts', import.meta.url), limits)
  return (exceptions) =>
    async (address, { signal, ...options } = {}) => {
      const asked: Asked = { address, exceptions, agentName, options }
      const answered = await pool.run(asked, signal).catch((error: unknown) => {
        // Said by this server alone, so nothing is learnt from it.
        if (error instanceof Busy) throw error
        return undefined
      })
      if (!answered) throw new NoAnswer('The address gave no answer.')
      const { href, body, ...rest } = answered
      return { ...rest, url: new URL(href), body: Buffer.from(body.buffer) }
    }
}

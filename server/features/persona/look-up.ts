/** Reads a company's own home page. */
import { ENRICHMENT_MS } from '#contract/chat/persona.ts'
import type { LazyPart } from '#server/integrations/safe-fetch.ts'
import type { Services } from '#server/services.ts'
import { Busy, createWorkerPool } from '#server/workers/pool.ts'
import type { HomePageOf } from './company-worker.ts'
import type { Company } from './read-company.ts'

/** Leaves time for reading it. */
const PAGE_MS = ENRICHMENT_MS - 900
/** Leaves time for the rest of the answer. */
const LOOK_UP_MS = ENRICHMENT_MS - 400

const limits = {
  processes: 1,
  jobsPerProcess: 1,
  /** More would not get their turn in time. */
  queueMax: 20,
  /** The worst page that is known takes a fifth of a second of a processor, which others may be using. */
  jobMs: 2000,
  idleMs: 10_000,
  heapMb: 64,
}

/**
 * @returns undefined if there is no page that could be read, whatever the reason.
 * @throws Busy if it was this server that had no time.
 */
export type LookUp = (domain: string, signal: AbortSignal) => Promise<Company | undefined>

/** Home pages are read in a process of their own: a hostile one costs nobody else anything. */
export function openLookUp(services: Pick<Services, 'safeFetch'>): LookUp {
  const pool = createWorkerPool<HomePageOf, Company>(new URL('./company-worker.ts', import.meta.url), limits)
  return async (domain, signal) => {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(LOOK_UP_MS)])
    const fetchPage = async (host: string): Promise<LazyPart> => {
      const page = await services.safeFetch(`https://${host}/`, { signal: deadline, totalMs: PAGE_MS })
      if (page.status >= 400 || !/html/.test(page.headers['content-type'] ?? '')) throw new Error('no page')
      return page
    }
    pool.prepare()
    try {
      // Some answer only under one of the two, and there is no time to try one after the other.
      const { body, headers } = await Promise.any([fetchPage(domain), fetchPage(`www.${domain}`)])
      return await pool.run({ domain, body, headers }, deadline)
    } catch (error) {
      const busy = [error, ...(error instanceof AggregateError ? error.errors : [])].find((one) => one instanceof Busy)
      if (busy) throw busy
      return undefined
    }
  }
}

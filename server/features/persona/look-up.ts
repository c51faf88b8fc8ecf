/** Reads a company's own home page. */
import { ENRICHMENT_MS } from '#contract/chat/persona.ts'
import type { FetchedPage } from '#server/integrations/safe-fetch.ts'
import type { Services } from '#server/services.ts'
import { Busy, createWorkerPool } from '#server/workers/pool.ts'
import type { HomePageOf } from './company-worker.ts'
import type { Company } from './read-company.ts'

/** Leaves time for parsing. */
const PAGE_MS = ENRICHMENT_MS - 900
/** Leaves time for the rest of the answer. */
const LOOK_UP_MS = ENRICHMENT_MS - 400

const limits = {
  processes: 1,
  jobsPerProcess: 1,
  /** More would not finish in time. */
  queueMax: 20,
  /** The worst known page takes a fifth of a second of processor time, on a possibly busy machine. */
  jobMs: 2000,
  idleMs: 10_000,
  heapMb: 64,
}

/**
 * @returns undefined without a readable page, for any reason.
 * @throws Busy if this server had no time.
 */
export type LookUp = (domain: string, signal: AbortSignal) => Promise<Company | undefined>

/** Parses home pages in a worker process: a hostile one affects no other request. */
export function openLookUp(services: Pick<Services, 'safeFetch'>): LookUp {
  const pool = createWorkerPool<HomePageOf, Company>(new URL('./company-worker.ts', import.meta.url), limits)
  return async (domain, signal) => {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(LOOK_UP_MS)])
    const fetchPage = async (host: string): Promise<FetchedPage> => {
      const page = await services.safeFetch(`https://${host}/`, { signal: deadline, totalMs: PAGE_MS })
      if (page.status >= 400 || !/html/.test(page.headers['content-type'] ?? '')) throw new Error('no page')
      return page
    }
    pool.prepare()
    try {
      // Some sites answer only with or without "www.", and there is no time for trying both in turn.
      const { body, headers } = await Promise.any([fetchPage(domain), fetchPage(`www.${domain}`)])
      return await pool.run({ domain, body, headers }, deadline)
    } catch (error) {
      const busy = [error, ...(error instanceof AggregateError ? error.errors : [])].find((one) => one instanceof Busy)
      if (busy) throw busy
      return undefined
    }
  }
}

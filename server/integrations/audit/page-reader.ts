/** Reads what a light audit has fetched in processes of their own: a hostile page costs only its own audit. */
import { SECOND } from '#contract/endpoint.ts'
import type { LazyPart } from '#server/integrations/safe-fetch.ts'
import { createWorkerPool } from '#server/workers/pool.ts'
import type { PageFacts, Read, Reading } from './page-worker.ts'

const limits = {
  processes: 2,
  jobsPerProcess: 1,
  /** Four audits with six files each under way. */
  queueMax: 40,
  /** The worst page that is known takes a fifth of a second of a processor, which others may be using. */
  jobMs: 5 * SECOND,
  idleMs: 10 * SECOND,
  heapMb: 64,
}

/** Both @throws Busy if too many wait; JobEnded if it takes too much. */
export interface PageReader {
  /** @param mostFiles of those that the page names. */
  readPage(page: LazyPart, mostFiles: number, signal: AbortSignal): Promise<PageFacts>
  /** @returns how many bytes the body would be if it were compressed. */
  compressedLength(body: Buffer, signal: AbortSignal): Promise<number>
}

export function createPageReader(): PageReader {
  const pool = createWorkerPool<Reading, Read>(new URL('./page-worker.ts', import.meta.url), limits)
  return {
    async readPage({ body, headers, url }, mostFiles, signal) {
      const contentType = headers['content-type'] ?? ''
      return (await pool.run({ task: 'page', body, contentType, url: url.href, mostFiles }, signal)) as PageFacts
    },
    async compressedLength(body, signal) {
      return (await pool.run({ task: 'compress', body }, signal)) as number
    },
  }
}

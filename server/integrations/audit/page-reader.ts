/** Parses pages of light audits in worker processes: a hostile page affects only its own audit. */
import { SECOND } from '#contract/endpoint.ts'
import type { FetchedPage } from '#server/integrations/safe-fetch.ts'
import { createWorkerPool } from '#server/workers/pool.ts'
import type { PageFacts, Read, Reading } from './page-worker.ts'

const limits = {
  processes: 2,
  jobsPerProcess: 1,
  /** Four concurrent audits with six files each. */
  queueMax: 40,
  /** The worst known page takes a fifth of a second of processor time, on a possibly busy machine. */
  jobMs: 5 * SECOND,
  idleMs: 10 * SECOND,
  heapMb: 64,
}

/** Bytes. To hand a file of megabytes to another process costs the site's thread more than all else about it. */
const SAMPLE_MAX = 256 * 1024

/** Both @throws Busy if the queue is full; JobEnded if a limit is exceeded. */
export interface PageReader {
  /** @param mostFiles maximum number of the page's files. */
  readPage(page: FetchedPage, mostFiles: number, signal: AbortSignal): Promise<PageFacts>
  /** @returns the body's size in bytes if compressed; of a large one estimated by its beginning. */
  compressedLength(body: Buffer, signal: AbortSignal): Promise<number>
}

export function createPageReader(): PageReader {
  const pool = createWorkerPool<Reading, Read>(new URL('./page-worker.ts', import.meta.url), limits)
  return {
    async readPage({ body, headers, url }, mostFiles, signal) {
      const contentType = headers['content-type'] ?? ''
      const facts = await pool.run({ task: 'page', body, contentType, url: url.href, mostFiles }, signal)
      if (typeof facts === 'number') throw new TypeError('A page was asked for, not a length.')
      return facts
    },
    async compressedLength(body, signal) {
      const sample = body.subarray(0, SAMPLE_MAX)
      const length = await pool.run({ task: 'compress', body: sample }, signal)
      if (typeof length !== 'number') throw new TypeError('A length was asked for, not a page.')
      return Math.round((length * body.length) / Math.max(1, sample.length))
    },
  }
}

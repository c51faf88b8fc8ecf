/** Renders PDFs in worker processes, so that pages are served meanwhile. */
import { createWorkerPool } from '#server/workers/pool.ts'
import type { Paper, ResumeDocument } from './document.ts'
import type { Bytes } from './draw.ts'
import type { Made, Order } from './worker.ts'

/** The PDF failed its verification. */
export class UnreadableError extends Error {
  constructor(missing: string[]) {
    super(`The document was not sent: these texts cannot be read in it: ${JSON.stringify(missing)}`)
  }
}

export interface PdfRenderer {
  /**
   * @returns a PDF with verified text.
   * @throws UnreadableError if verification failed. @throws Busy if the queue is full. @throws JobEnded beyond the limits.
   */
  print(resume: ResumeDocument, paper: Paper): Promise<Bytes>
}

const limits = {
  processes: 1,
  jobsPerProcess: 1,
  /** At a tenth of a second each, the last one waits a few seconds. */
  queueMax: 40,
  /** Longer than any résumé takes. */
  jobMs: 20_000,
  /** Idle processes end, because the Chinese fonts take 20 MB. */
  idleMs: 60_000,
  /** It needs 50 MB. */
  heapMb: 128,
}

export function createPdfRenderer(): PdfRenderer {
  const pool = createWorkerPool<Order, Made>(new URL('./worker.ts', import.meta.url), limits)
  return {
    async print(resume, paper) {
      const made = await pool.run({ resume, paper })
      if ('missing' in made) throw new UnreadableError(made.missing)
      return made.bytes
    },
  }
}

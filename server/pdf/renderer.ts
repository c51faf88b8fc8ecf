/** Prints résumés in a process of their own, so that pages are served meanwhile. */
import { createWorkerPool } from '#server/workers/pool.ts'
import type { Paper, ResumeDocument } from './document.ts'
import type { Bytes } from './draw.ts'
import type { Made, Order } from './worker.ts'

/** The file was made, but a machine cannot read in it what it should say. */
export class UnreadableError extends Error {
  constructor(missing: string[]) {
    super(`The document was not sent: these texts cannot be read in it: ${JSON.stringify(missing)}`)
  }
}

export interface PdfRenderer {
  /**
   * @returns a PDF whose text was read back and is complete.
   * @throws UnreadableError if it is not. @throws Busy if too many are waiting. @throws JobEnded if it takes too much.
   */
  print(resume: ResumeDocument, paper: Paper): Promise<Bytes>
}

const limits = {
  processes: 1,
  jobsPerProcess: 1,
  /** At a tenth of a second each, the last one waits a few seconds. */
  queueMax: 40,
  /** No résumé takes this long. */
  jobMs: 20_000,
  /** The Chinese typefaces take 20 MB. */
  idleMs: 60_000,
  /** What it needs is 50 MB. */
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

/** Prints résumés: hands them to a thread that lives as long as there is work, and takes back what it made. */
import { Worker } from 'node:worker_threads'
import type { Paper, ResumeDocument } from './document.ts'
import type { Bytes } from './draw.ts'
import type { Made, Order } from './worker.ts'

/** The file was made, but a machine cannot read in it what it should say. */
export class UnreadableError extends Error {
  constructor(missing: string[]) {
    super(`The document was not sent: these texts cannot be read in it: ${JSON.stringify(missing)}`)
  }
}

/** There are more résumés to make than anybody would wait for. */
export class BusyError extends Error {}

export interface Press {
  /**
   * @returns a PDF whose text was read back and is complete.
   * @throws UnreadableError if it is not. @throws BusyError if too many are waiting.
   */
  print(resume: ResumeDocument, paper: Paper): Promise<Bytes>
}

/** At a tenth of a second each, the last one waits a few seconds. */
const WAITING_MAX = 40
/** A thread that is not used gives its memory back: the Chinese typefaces take 20 MB. */
const IDLE_MS = 60_000
/** What it needs is 50 MB; without a limit it lets five times as much go to waste before it tidies up. */
const HEAP_MB = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 }
/** No résumé takes this long; a thread that hangs is ended. */
const LONGEST_MS = 20_000

interface Waiting {
  resolve(bytes: Bytes): void
  reject(error: Error): void
}

export function createPress(): Press {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  let orders = 0

  function end(error: Error): void {
    clearTimeout(timer)
    void worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  /** Ends the thread when nothing comes of it for a while, whether it is idle or hangs. */
  function watch(): void {
    clearTimeout(timer)
    const ms = waiting.size > 0 ? LONGEST_MS : IDLE_MS
    timer = setTimeout(() => end(new Error(`No résumé was made in ${ms} ms.`)), ms)
    timer.unref()
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: HEAP_MB })
    // It does not keep the process alive: whoever waits for a résumé has a connection that does.
    started.unref()
    started.on('message', (made: Made) => {
      const { resolve, reject } = waiting.get(made.id)!
      waiting.delete(made.id)
      watch()
      if ('bytes' in made) resolve(made.bytes)
      else reject('missing' in made ? new UnreadableError(made.missing) : new Error(made.error))
    })
    started.on('error', (error) => {
      if (worker === started) end(error instanceof Error ? error : new Error(String(error)))
    })
    return started
  }

  return {
    async print(resume, paper) {
      if (waiting.size >= WAITING_MAX) throw new BusyError('Too many résumés are waiting.')
      const id = orders++
      worker ??= start()
      const order: Order = { id, resume, paper }
      const bytes = new Promise<Bytes>((resolve, reject) => waiting.set(id, { resolve, reject }))
      worker.postMessage(order)
      watch()
      return await bytes
    },
  }
}

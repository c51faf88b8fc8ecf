/** The inside of a worker thread: takes jobs from the pool and answers each. */
import { parentPort, type Transferable } from 'node:worker_threads'

export type Order<Job> = { id: number } & ({ job: Job } | { isAborted: true })

export type Answer<Result> = { isReady: true } | ({ id: number } & ({ result: Result } | { error: string }))

/**
 * To be called once, when the code of the thread is loaded.
 *
 * @param handle told by the signal that nobody waits for the result any more.
 * @param transferOf what of a result is handed over rather than copied.
 */
export function handleJobs<Job, Result>(
  handle: (job: Job, signal: AbortSignal) => Result | Promise<Result>,
  transferOf: (result: Result) => Transferable[] = () => [],
): void {
  const port = parentPort!
  const running = new Map<number, AbortController>()

  async function run(id: number, job: Job): Promise<void> {
    const stop = new AbortController()
    running.set(id, stop)
    try {
      const result = await handle(job, stop.signal)
      port.postMessage({ id, result } satisfies Answer<Result>, transferOf(result))
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      port.postMessage({ id, error: text } satisfies Answer<Result>)
    } finally {
      running.delete(id)
    }
  }

  port.on('message', (order: Order<Job>) => {
    if ('job' in order) void run(order.id, order.job)
    else running.get(order.id)?.abort()
  })
  port.postMessage({ isReady: true } satisfies Answer<Result>)
}

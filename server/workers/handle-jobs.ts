/** The worker's side: receives jobs from the pool and answers each. */

export type Order<Job> = { id: number } & ({ job: Job } | { isAborted: true })

export type Answer<Result> =
  | { isReady: true }
  /** The process ends with the error that no job has caught. */
  | { crash: string }
  | ({ id: number } & ({ result: Result } | { error: string }))

/**
 * Call this once, when the process's code is loaded.
 *
 * @param handle gets a signal that aborts when the result is not needed any more.
 */
export function handleJobs<Job, Result>(handle: (job: Job, signal: AbortSignal) => Result | Promise<Result>): void {
  const running = new Map<number, AbortController>()
  const answer = (message: Answer<Result>, then = () => {}) => void process.send?.(message, then)

  async function run(id: number, job: Job): Promise<void> {
    const stop = new AbortController()
    running.set(id, stop)
    try {
      answer({ id, result: await handle(job, stop.signal) })
    } catch (error) {
      answer({ id, error: describe(error) })
    } finally {
      running.delete(id)
    }
  }

  process.on('message', (order: Order<Job>) => {
    if ('job' in order) void run(order.id, order.job)
    else running.get(order.id)?.abort()
  })
  process.on('uncaughtException', (error) => answer({ crash: describe(error) }, () => process.exit(1)))
  // A terminal and systemd signal the whole group; the server still needs this process for its answers.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  answer({ isReady: true })
}

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Time is a service, so that tests can stand on any edge of it without sleeping. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Runs something once, in `ms` from now. @returns what calls it off. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

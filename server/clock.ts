/** Time is a service, so that tests can stand on any edge of it without sleeping. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

import { vi } from 'vitest'

/** Waits until a check holds: as long as a busy machine may need, and no longer than the check takes. */
export const eventually = <Result>(check: () => Result | Promise<Result>, timeout = 15_000): Promise<Result> =>
  vi.waitFor(check, { timeout, interval: 20 })

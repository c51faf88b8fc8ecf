import { expect } from 'vitest'

/** How often, how many, how long: short in the suite, long where `npm run torture` or the environment says so. */
export const rounds = (name: string, inTheSuite: number): number => Number(process.env[name] ?? inTheSuite)

/** Checks a time where nothing else runs, which is in the torture; in the suite, beside other tests, it is only noted. */
export function expectWithin(ms: number, boundMs: number): void {
  if (rounds('TIMES_COUNT', 0) === 1) expect(ms).toBeLessThan(boundMs)
}

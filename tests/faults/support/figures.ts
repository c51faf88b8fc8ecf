/** What a test measured, for the table that `npm run torture` prints at its end. */
import type { TestContext } from 'vitest'

export type Figures = Record<string, number | string>

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figures
  }
}

export function note({ task }: TestContext, figures: Figures): void {
  task.meta.figures = { ...task.meta.figures, ...figures }
}

/** The part of all pages that has to be in time. */
export const PAGES_IN_TIME = 0.99

/** Milliseconds below which so large a part of the times lies. */
export const quantile = (times: number[], part: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)

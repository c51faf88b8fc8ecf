/** When the background moves: while the visitor does, and a moment longer. */

/** Milliseconds after the last action for which it keeps its pace, and after which it has come to rest. */
export const KEEPS_MS = 1000
export const RESTS_MS = 3000

/** @returns the share of its pace that is left, 0 to 1, so many milliseconds after the last action. */
export const shareOfPace = (sinceMs: number): number =>
  Math.min(1, Math.max(0, (RESTS_MS - sinceMs) / (RESTS_MS - KEEPS_MS)))

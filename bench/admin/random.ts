/** What every part of the admin area's seed is made with. */
import { expectDefined } from '#tests/builders/defined.ts'

const BATCH = 500

/** Always the same sequence (mulberry32), so that two runs measure the same. */
export function createDice(seed: number) {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (end: number) => Math.floor(roll() * end),
    oneOf: <One>(all: readonly One[]) => expectDefined(all[Math.floor(roll() * all.length)]),
  }
}

export type Dice = ReturnType<typeof createDice>

export async function inBatches<Row>(rows: Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH))
}

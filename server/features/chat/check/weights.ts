/** How likely the features of a sentence make it that the facts say it; learnt by bench/claims/learn.ts. */
import type { Features } from './signals.ts'
import learnt from './weights.json' with { type: 'json' }

/** From here on a sentence is shown if there is nobody to read it once more. */
export const LIKELY = 0.28
/** From here on it is shown without being read once more. */
export const CERTAIN = 0.93
/** And from here on, if those who were to read it say nothing. */
const FIRM = 0.7
/** Below this nobody is asked: what readers get wrong would be shown. */
export const HOPELESS = 0.02

/** What one reading adds to the odds: a reader that is right nine times of ten. */
const TELLS = Math.log(9)
/** The odds from which on a sentence that was read is shown, twice as likely true as not. */
const BORNE_OUT = Math.log(2)

/** How many readings bear a sentence out, and how many do not. */
export interface Votes {
  yes: number
  no: number
}

/** Whether a sentence is shown that was read once more: what the facts make likely and what readers say count together. */
export function isBorneOut(likely: number, { yes, no }: Votes): boolean {
  if (yes + no === 0) return likely >= FIRM
  return yes > 0 && Math.log(likely / (1 - likely)) + (yes - no) * TELLS >= BORNE_OUT
}

const weights: Readonly<Record<string, number>> = learnt.weights

export const weigh = (features: Features): number =>
  1 /
  (1 +
    Math.exp(-Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), learnt.bias)))

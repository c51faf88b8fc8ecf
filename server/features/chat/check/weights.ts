/** How likely the features of a sentence make it that the facts say it; learnt by bench/claims/learn.ts. */
import type { Features } from './signals.ts'
import learnt from './weights.json' with { type: 'json' }

/** From here on a sentence is shown if there is nobody to read it once more. */
export const LIKELY = 0.32
/** From here on it is shown without being read once more. */
export const CERTAIN = 0.7
/** Below this nobody is asked: what readers get wrong would be shown. */
export const HOPELESS = 0.05

const weights: Readonly<Record<string, number>> = learnt.weights

export const weigh = (features: Features): number =>
  1 /
  (1 +
    Math.exp(-Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), learnt.bias)))

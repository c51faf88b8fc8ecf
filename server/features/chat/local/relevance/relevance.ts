/** How likely a fact belongs to the answer: a logistic regression, learnt by bench/relevance/learn.ts. */
import type { Asked } from '../plan/plan.ts'
import { type Candidate, candidatesFor, type Features, type Made } from './signals.ts'
import learnt from './weights.json' with { type: 'json' }

export interface Weights {
  bias: number
  weights: Readonly<Record<string, number>>
}

export interface Relevant {
  fact: Candidate['fact']
  /** 0–1. */
  likelihood: number
}

export function likelihoodOf({ bias, weights }: Weights, features: Features): number {
  let sum = bias
  for (const [name, value] of Object.entries(features)) sum += value * (weights[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

/** The facts that may belong to the answer, those that are said already among them; most likely first. */
export const relevantFacts = (asked: Asked, made: Made): Relevant[] =>
  candidatesFor(asked, made)
    .map(({ fact, features }) => ({ fact, likelihood: likelihoodOf(learnt, features) }))
    .sort((a, b) => b.likelihood - a.likelihood)

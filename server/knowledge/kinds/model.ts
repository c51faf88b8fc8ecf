/**
 * Tells kinds of messages apart: a multinomial logistic regression over the words of examples, trained when the site is
 * built. The examples are the source; nothing else is known about a kind.
 */
import { createRandom } from '#contract/random.ts'
import type { Features } from './signals.ts'

export interface Example<Kind extends string> {
  kind: Kind
  features: Features
}

export interface Model<Kind extends string> {
  kinds: Kind[]
  /** Place of each feature. */
  features: Map<string, number>
  /** How much each tells: those that few examples have tell more. */
  counts: Float32Array
  /** One row of `kinds.length` for each feature, the last for what every message has; in steps. */
  weights: Int8Array
  /** What one step of a weight is worth. */
  step: number
}

export interface Guess<Kind extends string> {
  kind: Kind
  /** 0–1; all kinds together make 1. */
  probability: number
}

const EPOCHS = 3
const RATE = 0.3
/** What only one example has tells nothing of the next message. */
const SEEN = 2
/** What the feature that every message has counts. */
const ALWAYS = 0.3
/** An error below this changes nothing. */
const SMALL_ERROR = 0.002
/** A byte holds as many steps to each side of zero. */
const MOST_STEPS = 127

const named = ({ words, letters }: Features) => [...words.map((one) => `w${one}`), ...letters.map((one) => `l${one}`)]

/** A message as places in the model, and how much each counts. */
interface Row {
  places: Int32Array
  values: Float32Array
}

function rowOf({ features, counts }: Pick<Model<string>, 'features' | 'counts'>, said: Features): Row {
  const places: number[] = [features.size]
  const values: number[] = [ALWAYS]
  for (const group of [said.words.map((one) => `w${one}`), said.letters.map((one) => `l${one}`)]) {
    const known = group.flatMap((one) => features.get(one) ?? [])
    const length = Math.sqrt(known.reduce((sum, place) => sum + (counts[place] ?? 0) ** 2, 0)) || 1
    for (const place of known) {
      places.push(place)
      values.push((counts[place] ?? 0) / length)
    }
  }
  return { places: Int32Array.from(places), values: Float32Array.from(values) }
}

/** @returns the same model for the same examples. */
export function train<Kind extends string>(examples: Example<Kind>[]): Model<Kind> {
  const kinds = [...new Set(examples.map(({ kind }) => kind))]
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const one of named(features)) counts.set(one, (counts.get(one) ?? 0) + 1)
  const seen = [...counts].filter(([, count]) => count >= SEEN)
  const features = new Map(seen.map(([one], place) => [one, place]))
  const telling = Float32Array.from(seen, ([, count]) => Math.log((1 + examples.length) / (1 + count)) + 1)
  const width = kinds.length
  const weights = new Float32Array((features.size + 1) * width)
  const squares = new Float32Array(weights.length).fill(1e-3)
  const rows = examples.map((example) => ({
    kind: kinds.indexOf(example.kind),
    row: rowOf({ features, counts: telling }, example.features),
  }))
  const next = createRandom(7)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(rows, next)
    for (const { kind, row } of rows) learn(weights, squares, width, row, kind)
  }
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST_STEPS || 1
  return {
    kinds,
    features,
    counts: telling,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / step)),
    step,
  }
}

function learn(weights: Float32Array, squares: Float32Array, width: number, row: Row, kind: number): void {
  const shares = sharesOf(weights, width, row)
  for (let k = 0; k < width; k++) {
    const error = (shares[k] ?? 0) - (k === kind ? 1 : 0)
    if (Math.abs(error) < SMALL_ERROR) continue
    for (let i = 0; i < row.places.length; i++) {
      const at = (row.places[i] ?? 0) * width + k
      const slope = error * (row.values[i] ?? 0)
      const square = (squares[at] ?? 0) + slope * slope
      squares[at] = square
      weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(square)
    }
  }
}

function sharesOf(weights: Float32Array | Int8Array, width: number, { places, values }: Row, step = 1): Float64Array {
  const sums = new Float64Array(width)
  for (let i = 0; i < places.length; i++) {
    const [from, value] = [(places[i] ?? 0) * width, values[i] ?? 0]
    for (let k = 0; k < width; k++) sums[k] = (sums[k] ?? 0) + (weights[from + k] ?? 0) * value
  }
  for (let k = 0; k < width; k++) sums[k] = (sums[k] ?? 0) * step
  const most = Math.max(...sums)
  let total = 0
  for (let k = 0; k < width; k++) {
    sums[k] = Math.exp((sums[k] ?? 0) - most)
    total += sums[k] ?? 0
  }
  return sums.map((sum) => sum / total)
}

/** Most likely first. */
export function guess<Kind extends string>(model: Model<Kind>, features: Features): Guess<Kind>[] {
  const shares = sharesOf(model.weights, model.kinds.length, rowOf(model, features), model.step)
  return model.kinds
    .map((kind, i) => ({ kind, probability: shares[i] ?? 0 }))
    .sort((a, b) => b.probability - a.probability)
}

function shuffle<Item>(items: Item[], next: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    const [a, b] = [items[i], items[j]]
    if (a !== undefined && b !== undefined) [items[i], items[j]] = [b, a]
  }
}

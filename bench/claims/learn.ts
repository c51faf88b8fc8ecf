/** Learns what each feature of a sentence weighs, from the claims that were worked with: `node bench/claims/learn.ts`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Judged, judge } from './cases.ts'

const STEPS = 500
const STEP = 0.3
/** Keeps weights small that few cases speak for. */
const DECAY = 0.003
const FOLDS = 7
const TARGET = join(import.meta.dirname, '../../server/features/chat/check/weights.json')

interface Model {
  bias: number
  weights: Record<string, number>
}

/** What names and numbers contradict is no more or less likely. */
const undecided = (['work', 'check'] as const).flatMap(judge).filter((one) => one.likely > 0)
const names = [...new Set(undecided.flatMap(({ features }) => Object.keys(features)))].sort()

/** Logistic regression by gradient descent with a step of its own for each weight (AdaGrad). */
function train(cases: Judged[]): Model {
  const rows = cases.map(({ features, isTrue }) => ({
    values: names.map((name) => features[name] ?? 0),
    wanted: isTrue ? 1 : 0,
  }))
  const trueShare = rows.filter(({ wanted }) => wanted === 1).length / rows.length
  const weights = names.map(() => 0)
  const sums = names.map(() => 1e-8)
  let bias = 0
  let biasSum = 1e-8
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map((weight) => DECAY * weight)
    let biasSlope = 0
    for (const { values, wanted } of rows) {
      const sum = values.reduce((total, value, i) => total + value * (weights[i] ?? 0), bias)
      const importance = wanted === 1 ? 0.5 / trueShare : 0.5 / (1 - trueShare)
      const error = ((1 / (1 + Math.exp(-sum)) - wanted) * importance) / rows.length
      biasSlope += error
      for (const [i, value] of values.entries()) slopes[i] = (slopes[i] ?? 0) + error * value
    }
    for (const [i, slope] of slopes.entries()) {
      sums[i] = (sums[i] ?? 0) + slope ** 2
      weights[i] = (weights[i] ?? 0) - (STEP * slope) / Math.sqrt(sums[i] ?? 1)
    }
    biasSum += biasSlope ** 2
    bias -= (STEP * biasSlope) / Math.sqrt(biasSum)
  }
  const round = (value: number) => Math.round(value * 1000) / 1000
  return { bias: round(bias), weights: Object.fromEntries(names.map((name, i) => [name, round(weights[i] ?? 0)])) }
}

const likely = ({ bias, weights }: Model, { features }: Judged) =>
  1 / (1 + Math.exp(-Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), bias)))

/** Each case is judged by a model that has not seen its fact. */
const about = [...new Set(undecided.map((one) => one.about))].sort()
const unseen = Array.from({ length: FOLDS }, (_, fold) => {
  const held = new Set(about.filter((_one, i) => i % FOLDS === fold))
  const model = train(undecided.filter((one) => !held.has(one.about)))
  return undecided.filter((one) => held.has(one.about)).map((one) => ({ ...one, likely: likely(model, one) }))
}).flat()
const share = (cases: { likely: number }[], least: number) =>
  `${((100 * cases.filter((one) => one.likely >= least).length) / cases.length).toFixed(1)} %`
for (const least of [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85]) {
  const [right, wrong] = [unseen.filter(({ isTrue }) => isTrue), unseen.filter(({ isTrue }) => !isTrue)]
  console.log(`from ${least}: true kept ${share(right, least)}, false kept ${share(wrong, least)} of the undecided`)
}
writeFileSync(TARGET, `${JSON.stringify(train(undecided), null, 2)}\n`)

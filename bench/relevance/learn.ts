/**
 * Learns which facts belong to an answer: `npm run learn:relevance`. It prints what that would add to the answers of questions
 * that it has not learnt from, fold by fold, and writes the weights learnt from all of them.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { likelihoodOf, type Weights } from '#server/features/chat/local/relevance/relevance.ts'
import { type Case, readCases } from './questions.ts'

const EPOCHS = 15
const STEP = 0.3
/** Keeps weights small that few cases speak for. */
const DECAY = 0.0005
/** What fewer candidates have tells nothing. */
const SEEN = 5
const FOLDS = 5
const SMALLEST = 0.02
const TARGET = join(import.meta.dirname, '../../server/features/chat/local/relevance/weights.json')

/** Logistic regression by stochastic gradient descent with a step of its own for each weight (AdaGrad). */
function learn(cases: Case[]): Weights {
  const seen = new Map<string, number>()
  for (const { candidates } of cases)
    for (const { features } of candidates)
      for (const name of Object.keys(features)) seen.set(name, (seen.get(name) ?? 0) + 1)
  const places = new Map<string, number>()
  for (const [name, count] of seen) if (count >= SEEN) places.set(name, places.size + 1)
  const rows = cases.flatMap(({ candidates }) =>
    candidates.map(({ features, isWanted }) => {
      const known = Object.entries(features).flatMap(([name, value]) => {
        const place = places.get(name)
        return place === undefined ? [] : [[place, value] as const]
      })
      return { entries: [[0, 1] as const, ...known], isWanted }
    }),
  )
  const weights = new Float64Array(places.size + 1)
  const sums = new Float64Array(places.size + 1).fill(1e-6)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { entries, isWanted } of shuffled(rows, epoch)) {
      let sum = 0
      for (const [place, value] of entries) sum += (weights[place] ?? 0) * value
      const error = 1 / (1 + Math.exp(-sum)) - isWanted
      for (const [place, value] of entries) {
        const slope = error * value + DECAY * (weights[place] ?? 0)
        sums[place] = (sums[place] ?? 0) + slope * slope
        weights[place] = (weights[place] ?? 0) - (STEP * slope) / Math.sqrt(sums[place] ?? 1)
      }
    }
  }
  const round = (value: number | undefined) => Math.round((value ?? 0) * 1000) / 1000
  const named = [...places].map(([name, place]) => [name, round(weights[place])] as const)
  return {
    bias: round(weights[0]),
    weights: Object.fromEntries(
      named.filter(([, weight]) => Math.abs(weight) > SMALLEST).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  }
}

/** The same order each time it is learnt. */
function shuffled<Row>(rows: Row[], seed: number): Row[] {
  let state = seed + 7
  const next = () => {
    state = (state * 16_807) % 2_147_483_647
    return state
  }
  return rows
    .map((row) => ({ row, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row)
}

/** Each case as a model that has not seen its question would judge it. */
function unseen(cases: Case[]): { one: Case; likely: (id: string) => number }[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const model = learn(cases.filter((_one, i) => i % FOLDS !== fold))
    return cases
      .filter((_one, i) => i % FOLDS === fold)
      .map((one) => {
        const known = new Map(one.candidates.map(({ id, features }) => [id, likelihoodOf(model, features)]))
        return { one, likely: (id: string) => known.get(id) ?? 0 }
      })
  })
}

function report(cases: Case[]) {
  const judged = unseen(cases)
  const answerable = judged.filter(({ one }) => one.wanted.length > 0)
  const others = judged.filter(({ one }) => one.wanted.length === 0)
  const percent = (count: number, all: number) => `${((100 * count) / Math.max(1, all)).toFixed(1)} %`
  for (const least of [2, 0.5, 0.4, 0.3, 0.22, 0.15]) {
    const added = ({ one, likely }: (typeof judged)[number]) =>
      one.candidates
        .map(({ id }) => id)
        .filter((id) => !one.said.includes(id) && likely(id) >= least)
        .sort((a, b) => likely(b) - likely(a))
        .slice(0, 2)
    const whole = answerable.filter((each) => {
      const said = new Set([...each.one.said, ...added(each)])
      return each.one.wanted.every((id) => said.has(id))
    })
    const wrongly = others.filter((each) => added(each).length > 0)
    const name = least > 1 ? 'nothing added' : `from ${least} on`
    console.log(
      `${name}: all that is needed ${percent(whole.length, answerable.length)}, added where the site does not say ${percent(wrongly.length, others.length)}`,
    )
  }
}

const cases = readCases()
console.log(
  `${cases.length} questions, ${cases.reduce((sum, { candidates }) => sum + candidates.length, 0)} candidates`,
)
report(cases)
writeFileSync(TARGET, `${JSON.stringify(learn(cases), null, 2)}\n`)

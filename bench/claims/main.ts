/**
 * How many true sentences the check keeps and how many false ones it drops, by language and kind: `npm run bench:claims`
 * for the fresh claims, from which nothing was learnt, `npm run bench:claims -- work`, `check`, `sealed` or `others` for the others.
 */

import { readerPrompts } from '#content/assistant/reader-instructions.ts'
import { languages } from '#contract/language.ts'
import { decideAlone } from '#server/features/chat/check/check.ts'
import { isBorneOut } from '#server/features/chat/check/weights.ts'
import { type Judged, judge, parts } from './cases.ts'
import { judgeOthers } from './others.ts'

/** Each reading is right so often. */
const RIGHT = 0.9
/** Readings that are wrong about the same sentences are worth one: so many of their mistakes are made each time. */
const TIED = 0.5

interface Outcome extends Judged {
  /** How likely each is shown: without the reader, with readings that err each for itself, and with tied ones. */
  alone: number
  read: number
  tied: number
}

const READINGS = readerPrompts.length
const timesOf = (yes: number): number => (yes === 0 ? 1 : (timesOf(yes - 1) * (READINGS - yes + 1)) / yes)

/** Whether each is shown, without the reader and with it. */
function decide(one: Judged): Outcome {
  const says = (yes: number) => Number(isBorneOut(one.likely, { yes, no: READINGS - yes }))
  const right = one.isTrue ? RIGHT : 1 - RIGHT
  const apart = Array.from(
    { length: READINGS + 1 },
    (_, yes) => timesOf(yes) * right ** yes * (1 - right) ** (READINGS - yes) * says(yes),
  )
  const each = apart.reduce((sum, share) => sum + share, 0)
  const same = right * says(READINGS) + (1 - right) * says(0)
  const isAsked = one.verdict === 'suspicious'
  const certain = Number(one.verdict === 'supported')
  return {
    ...one,
    alone: Number(decideAlone(one).verdict === 'supported'),
    read: isAsked ? each : certain,
    tied: isAsked ? (1 - TIED) * each + TIED * same : certain,
  }
}

const kinds = [
  'true',
  'combined',
  'number',
  'time',
  'employer',
  'direction',
  'negated',
  'addition',
  'exaggeration',
  'attribution',
]
const isHard = (kind: string) => ['number', 'time', 'employer'].includes(kind)

function print(outcomes: Outcome[], shown: (one: Outcome) => number): void {
  const share = (cases: Outcome[]) => {
    const right = cases.reduce((sum, one) => sum + (one.isTrue ? shown(one) : 1 - shown(one)), 0)
    return cases.length === 0 ? '-' : ((100 * right) / cases.length).toFixed(1)
  }
  const groups: [string, (one: Outcome) => boolean][] = [
    ['true kept', ({ isTrue }) => isTrue],
    ['numbers, times, employers dropped', ({ isTrue, kind }) => !isTrue && isHard(kind)],
    ['other falsehoods dropped', ({ isTrue, kind }) => !isTrue && !isHard(kind)],
    ...kinds.map((kind): [string, (one: Outcome) => boolean] => [`  ${kind}`, (one) => one.kind === kind]),
  ]
  console.log(['', ...languages, 'all'].map((title, i) => (i === 0 ? ''.padEnd(36) : title.padStart(7))).join(''))
  for (const [title, belongs] of groups) {
    const row = [...languages.map((language) => outcomes.filter((one) => one.language === language)), outcomes]
    console.log(title.padEnd(36) + row.map((cases) => share(cases.filter(belongs)).padStart(7)).join(''))
  }
}

const part = parts.find((one) => one === process.argv[2]) ?? 'fresh'
const began = performance.now()
const judged = process.argv[2] === 'others' ? await judgeOthers() : judge(part)
const each = (performance.now() - began) / judged.length
const outcomes = judged.map(decide)
console.log(
  `${process.argv[2] ?? part}: ${judged.length} sentences, ${each.toFixed(1)} ms each\n\nwithout the reader, %`,
)
print(outcomes, ({ alone }) => alone)
console.log(`\nwith ${READINGS} readings, each right ${RIGHT * 100} times of 100, %`)
print(outcomes, ({ read }) => read)
console.log(`\nwith the same, of whose mistakes ${TIED * 100} of 100 are made in each, %`)
print(outcomes, ({ tied }) => tied)
const asked = outcomes.filter(({ verdict }) => verdict === 'suspicious').length
console.log(`\nread once more: ${((100 * asked) / outcomes.length).toFixed(1)} %`)

/**
 * How many true sentences the check keeps and how many false ones it drops, by language and kind: `npm run bench:claims`
 * for the fresh claims, from which nothing was learnt, `npm run bench:claims -- work`, `check` or `sealed` for the others.
 */

import { languages } from '#contract/language.ts'
import { createRandom } from '#contract/random.ts'
import { decideAlone } from '#server/features/chat/check/check.ts'
import { type Judged, judge, parts } from './cases.ts'
import { judgeOthers } from './others.ts'

/** The scripted reader is right so often. */
const RIGHT = 0.9
const SEED = 26

const random = createRandom(SEED)

interface Outcome extends Judged {
  alone: boolean
  read: boolean
}

/** Whether each is shown, without the reader and with it. */
const decide = (one: Judged): Outcome => {
  const says = random() < RIGHT ? one.isTrue : !one.isTrue
  return {
    ...one,
    alone: decideAlone(one).verdict === 'supported',
    read: one.verdict === 'supported' || (one.verdict === 'suspicious' && says),
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

function print(outcomes: Outcome[], shown: (one: Outcome) => boolean): void {
  const share = (cases: Outcome[]) => {
    const right = cases.filter((one) => shown(one) === one.isTrue).length
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
console.log(`${part}: ${judged.length} sentences, ${each.toFixed(1)} ms each\n\nwithout the reader, %`)
print(outcomes, ({ alone }) => alone)
console.log(`\nwith a reader that is right ${RIGHT * 100} times of 100, %`)
print(outcomes, ({ read }) => read)
const asked = outcomes.filter(({ verdict }) => verdict === 'suspicious').length
console.log(`\nread once more: ${((100 * asked) / outcomes.length).toFixed(1)} %`)

/** What one line of a reader counts for. */
import { expect, test } from 'vitest'
import { voteOn } from './vote.ts'

const fact = { id: 'a', kind: 'profile' as const, text: 'Led a team of four in Bergen', tags: [], anchor: '/#a' }
const read = { sentence: 'She led four people in Oslo.', cited: [fact], reason: 'unproven' as const, likely: 0.5 }
const countsAs = (line: string) => {
  const { yes, no } = voteOn(`1. contradicted: never\n${line}`, 2, read)
  return yes - no
}

test.each([
  ['2. supported: a team of four', 1],
  ['  2. **supported**: "Led a team of four"', 1],
  ['2. supported: a team of five', 0],
  ['2. supported: a', 0],
  ['2. contradicted: in Bergen', -1],
  ['2. not said: in Oslo', -1],
  ['2. not said: in Rome', -0.5],
  ['2. not said: four', -0.5],
  ['2. not said:', -0.5],
  ['2. perhaps: a team of four', 0],
  ['3. supported: a team of four', 0],
  ['', 0],
])('%s', (line, votes) => {
  expect(countsAs(line)).toBe(votes)
})

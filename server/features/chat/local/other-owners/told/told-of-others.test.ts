/** What is asked of one employer, award or language and told of another, or of two at once. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assemble } from '#content/assemble.ts'
import { readOwner } from '#content/reading/read-owner.ts'
import { findIn } from '#content/writing/pictures.ts'
import type { Owner } from '#contract/content/owner.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { answerLocally } from '../../answer.ts'

const { inLanguage } = readOwner(join(import.meta.dirname, '../../../../../../tests/content/nurse-educator'))
const work: Owner['work'] = {
  bank: {
    company: 'Larkmoor Bank',
    title: 'Product Designer',
    start: '2021-06',
    end: '2022-04',
    description: 'Opening an account on the phone, from the identity check to the first payment.',
  },
  shop: {
    company: 'Haferkorn Foods',
    title: 'Product Designer',
    start: '2020-02',
    end: '2020-09',
    description: 'Checkout of a delivery app, where people stay longer.',
    achievements: { steps: 'From seven steps to three; abandoned baskets fell from 62% to 48%' },
  },
  wards: {
    company: 'Stillwater Systems',
    title: 'Senior Product Designer',
    start: '2016-09',
    end: '2018-12',
    description: 'Software for hospital wards, above all the medication chart.',
    achievements: { team: 'Led the design team and grew it from 2 to 5 people' },
  },
  agency: {
    company: 'Viertelmond',
    title: 'Interaction Designer',
    start: '2014-03',
    end: '2016-08',
    description: 'At an agency: around 20 websites, mostly for museums.',
  },
}
const knowledgeOf = openKnowledge((language) =>
  assemble(language, { ...expectDefined(inLanguage.en), work, projects: {} }, findIn([])),
)
const ask = (message: string, ...before: string[]) =>
  answerLocally(knowledgeOf('en'), {
    message,
    history: before.flatMap((content) => [
      { role: 'user', content },
      { role: 'assistant', content: '…' },
    ]),
    role: 'unknown',
    now: Date.UTC(2026, 10),
  }).text

test('what was done for another employer is told of that one', () => {
  const said = ask('How did he plan the museum websites at Larkmoor Bank?')
  expect(said).toContain('For Larkmoor Bank I find nothing about “websites” here')
  expect(said).toContain('Interaction Designer at Viertelmond from March 2014 to August 2016')
})

test('what an employer has in other words is told beside what another has', () => {
  const said = ask('How did he shorten the checkout at Larkmoor Bank?')
  expect(said).toContain('the first payment')
  expect(said).toContain('at Haferkorn Foods from February 2020 to September 2020')
  expect(said).toContain('Checkout of a delivery app')
})

test('what an employer has itself is told of that one', () => {
  const said = ask('How did he shorten the checkout at Haferkorn Foods?')
  expect(said).toContain('seven steps')
  expect(said).not.toContain('says nothing')
})

test('two jobs that are described are set side by side', () => {
  const said = ask('Which of his jobs lasted longer, the agency or the hospital one?')
  expect(said).toContain('Viertelmond')
  expect(said).toContain('two years and six months')
  expect(said).toContain('Stillwater Systems')
  expect(said).toContain('two years and four months')
  expect(said).not.toContain('Larkmoor')
})

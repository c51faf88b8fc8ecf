/** What everybody asks of a job is not answered with a word that its texts have in another sense. */
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
  events: {
    company: 'Hexenturm Festivals',
    title: 'Event Manager',
    start: '2019-02',
    end: '2023-05',
    description: 'Promoted three festivals a year. Reported to the board of the town theatre.',
    achievements: {
      salary: 'Rebuilt the salary and wages sheet for 40 stewards',
      prize: 'Earned the prize of the city',
    },
  },
}
const knowledgeOf = openKnowledge((language) =>
  assemble(language, { ...expectDefined(inLanguage.en), work, projects: {} }, findIn([])),
)
const ask = (message: string) =>
  answerLocally(knowledgeOf('en'), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) })

test('who was in charge of a job is told where its texts say it', () => {
  expect(ask('Who did he report to at Hexenturm Festivals?').text).toMatch(/^.*Reported to the board/)
})

test('a festival that was promoted is no promotion', () => {
  const { answered, text } = ask('Was he promoted at Hexenturm Festivals?')
  expect(answered).toBe(false)
  expect(text).not.toContain('three festivals')
})

test('a sheet of wages is not what somebody earned', () => {
  const { answered, text } = ask('What did he earn at Hexenturm Festivals?')
  expect(answered).toBe(false)
  expect(text).not.toMatch(/stewards|prize/)
})

test('who names no language of code is not said to write some', () => {
  expect(ask('Does he still code?').text).not.toMatch(/^(?:The facts|Used in)/)
})

test('whether somebody did a project alone is never answered with an empty account', () => {
  expect(ask('Who else was involved at Hexenturm Festivals?').text).not.toMatch(/:\s*$/)
})

/** Short questions that lean on the answer before them: what was told last, its thing, or nothing more. */
import { expect, test } from 'vitest'
import type { ChatTurn } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const cheesemaker = await knowledgeOfResume('en', {
  basics: { name: 'Tilda Marrow', label: 'Cheesemaker', email: 'tilda@marrow.example', pronouns: 'she/her' },
  work: [
    {
      name: 'Hollin Dairy',
      position: 'Head Cheesemaker',
      location: 'Ludlow',
      startDate: '2018-03',
      summary: 'Lead a crew of nine in a dairy with two vats.',
      highlights: [
        'Cut rejected wheels from 12 to 3 percent by salting them in brine instead of by hand',
        'Banned wooden boards after a listeria alert in 2019; since then, none in 800 samples',
      ],
    },
    { name: 'Vale Creamery', position: 'Cheesemaker', startDate: '2012-02', endDate: '2018-01' },
  ],
  projects: [
    {
      name: 'Rind Atlas',
      description: 'A public collection of photographs of rinds, sorted by mould.',
      highlights: [
        '2,300 photographs so far; the one opened most is a blue rind of 1998',
        'Found in four weeks that damp cellars grow the grey mould',
        'Stopped growing as the server cost more than the cheese',
      ],
      startDate: '2019-05',
      endDate: '2023-02',
    },
    { name: 'Brine Meter', description: 'A probe for salt, built with Arduino.', startDate: '2021-01' },
  ],
  skills: [{ name: 'Technical', keywords: ['Arduino'] }],
  references: [{ name: 'Owen Sallis, owner, Vale Creamery', reference: 'She tastes before she talks.' }],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'Welsh', fluency: 'B2' },
  ],
})

function last(language: Language, ...messages: string[]): string {
  const history: ChatTurn[] = []
  let answer = ''
  for (const message of messages) {
    const now = Date.UTC(2026, 10)
    answer = answerLocally(cheesemaker(language), { message, history: [...history], role: 'unknown', now }).text
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer })
  }
  return answer
}

test.for([
  ['a number of nothing in particular is the one that was told', 'how many in it', /2,300 photographs/],
  ['a superlative is a sentence that has one', 'most popular?', /opened most/],
  ['what came of a project was not told yet', 'did it help?', /damp cellars/],
  ['a reason is looked for in the whole project', 'why no more?', /server cost more/],
] as const)('%s', ([, question, told]) => {
  expect(last('en', 'What is the Rind Atlas?', question)).toMatch(told)
})

test.for([
  ['en', 'from what to what'],
  ['de', 'von wieviel auf wieviel'],
  ['fr', 'de combien à combien'],
  ['es', 'de cuánto a cuánto'],
  ['zh', '从多少到多少'],
  ['ja', 'いくつから'],
] as const)('in %s both ends of a change are one sentence', ([language, question]) => {
  const answer = last(language, 'Cut rejected wheels?', question)
  expect(answer).toContain('from 12 to 3 percent')
  expect(answer).not.toContain('listeria')
})

test.for([
  ['en', 'What does Owen Sallis say about her?', 'whos he'],
  ['de', 'Was sagt Owen Sallis über sie?', 'wer ist das'],
  ['fr', 'Que dit Owen Sallis d’elle ?', 'il est qui lui'],
  ['es', '¿Qué dice Owen Sallis de ella?', 'y quién es'],
] as const)('in %s whoever was quoted is told, not the owner', ([language, asked, question]) => {
  const answer = last(language, asked, question)
  expect(answer).toContain('Owen Sallis')
  expect(answer).not.toContain('Tilda Marrow')
})

test('what was since then stands in what was told, and is no next job', () => {
  expect(last('en', 'Was there a listeria alert?', 'and since then?')).toMatch(/none in 800 samples/)
})

test('the others of a list are told again', () => {
  expect(last('en', 'Does she speak French?', 'which ones then')).toMatch(/English.*Welsh/s)
})

test('where else a tool was used is asked of the tool', () => {
  expect(last('en', 'Did she use Arduino at Vale Creamery?', 'so where then')).toContain('Brine Meter')
})

test('a job that was told by its dates still has one after it', () => {
  expect(last('en', 'How long was she at Vale Creamery?', 'and after that?')).toContain('Hollin Dairy')
})

test('what no fact of the thing has is said not to be told', () => {
  const answer = last('en', 'What is the Rind Atlas?', 'and for goats too?')
  expect(answer).toMatch(/no more about it/)
})

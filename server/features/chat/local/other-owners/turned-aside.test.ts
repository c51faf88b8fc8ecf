/** Follow-ups that ask aside of what was told: the employer by its kind, a failure after a success, people whom others tell of. */
import { expect, test } from 'vitest'
import type { ChatTurn } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const potter = await knowledgeOfResume('en', {
  basics: {
    name: 'Ilka Morrow',
    label: 'Ceramic Restorer',
    email: 'ilka@morrow.example',
    pronouns: 'she/her',
    location: { city: 'Ghent', countryCode: 'BE' },
  },
  work: [
    {
      name: 'Museum Oostkaai',
      position: 'Head of Restoration',
      location: 'Ghent, Belgium',
      startDate: '2018-02',
      highlights: [
        'Restored the tile wall "Heron" (1,900 tiles) over 14 open evenings.',
        'Cut breakage in transport from 6% in 2019 to 1% in 2023.',
        'Lost the glaze of twelve vases to a kiln set too hot in 2021; every firing is checked by two since.',
      ],
    },
    { name: 'Atelier Lindt', position: 'Restorer', location: 'Delft', startDate: '2012-01', endDate: '2018-01' },
  ],
  education: [{ institution: 'Delft School of Craft', studyType: 'Diploma', area: 'Ceramics', endDate: '2011-06' }],
  certificates: [{ name: 'Lead Glaze Handling', issuer: 'Craft Council', date: '2016-04' }],
  projects: [
    {
      name: 'Sherd Sundays',
      startDate: '2020-03',
      description: 'Once a month volunteers sort sherds under guidance.',
      highlights: ['So far 310 volunteers; they broke 2% of what they sorted.'],
    },
  ],
})

function last(language: Language, ...messages: string[]): string {
  const history: ChatTurn[] = []
  let answer = ''
  for (const message of messages) {
    answer = answerLocally(potter(language), { message, history, role: 'unknown', now: Date.UTC(2026, 10) }).text
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer })
  }
  return answer
}

test.for([
  ['en', 'Tell me about Heron', 'In which museum was that?'],
  ['de', 'Erzählen Sie mir von Heron', 'In welchem Museum war das?'],
] as const)('which employer of a kind is meant is the one that was told of (%s)', ([language, first, second]) => {
  expect(last(language, first, second)).toMatch(/Museum Oostkaai.*Heron/)
  expect(last(language, first, second, language === 'en' ? 'And how many evenings?' : 'Und wie viele Tage?')).toContain(
    'Heron',
  )
})

test.for([
  ['en', 'What was her biggest success?', 'And her biggest flop, then?'],
  ['de', 'Was war ihr größter Erfolg?', 'Und ihr größter Flop dann?'],
  ['fr', 'Quel est son plus gros succès ?', 'Et son plus gros ratage, alors ?'],
  ['es', '¿Cuál fue su mayor éxito?', '¿Y su mayor fiasco, entonces?'],
  ['ja', '彼女の最大の成功は？', 'では最大の失敗は？'],
] as const)('the biggest failure after a success is none of the results (%s)', ([language, first, second]) => {
  expect(last(language, first, second)).toContain('twelve vases')
})

test('volunteers whom a project tells of are told where the owner is none', () => {
  const first = 'How did breakage change?'
  expect(last('en', first, 'And with the volunteers?')).toContain('310 volunteers')
})

test('what is asked beside another list is answered, whatever word it is asked in', () => {
  expect(last('fr', 'Quelles études a-t-elle faites et a t’elle des certifs ?')).toContain('Lead Glaze Handling')
})

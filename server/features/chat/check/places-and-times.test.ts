/** Where and when: another school, a post that has ended, what was done while still studying. */
import { expect, test } from 'vitest'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { checkSentence } from './check.ts'

const weaver = await knowledgeOfResume('en', {
  basics: { name: 'Ilse Varga', label: 'Textile conservator', email: 'ilse@varga.example' },
  work: [
    { name: 'Loomhouse Museum', position: 'Conservator', startDate: '2020-01', highlights: ['Washed 40 tapestries'] },
    {
      name: 'Teasel Mills',
      position: 'Weaver',
      startDate: '2012-02',
      endDate: '2016-05',
      highlights: ['Wove 90 rugs'],
    },
  ],
  education: [
    { institution: 'Ravensloe College', area: 'Weaving', studyType: 'BA', startDate: '2006-09', endDate: '2009-06' },
    {
      institution: 'Ostley University',
      area: 'Conservation',
      studyType: 'MA',
      startDate: '2009-09',
      endDate: '2011-06',
    },
  ],
})
const knowledge = weaver('en')
const reasonOf = (sentence: string, about: string) => {
  const facts = [...knowledge.world.facts.values()].filter(({ id }) => id.includes(about)).slice(0, 1)
  const { verdict, likely, reason } = checkSentence(knowledge, sentence, facts, Date.UTC(2026, 10))
  return verdict === 'contradicted' && likely === 0 ? reason : 'none'
}

test.each([
  ['She took her MA in Conservation at Ravensloe College.', 'education.ostley', 'name'],
  ['She took her MA in Conservation at Ostley University.', 'education.ostley', 'none'],
  ['She went to Ostley University after Ravensloe College.', 'education.ostley', 'none'],
  ['She still works as a weaver at Teasel Mills.', 'teasel-mills.period', 'time'],
  ['She worked as a weaver at Teasel Mills.', 'teasel-mills.period', 'none'],
  ['To this day she is a conservator at the Loomhouse Museum.', 'loomhouse-museum.period', 'none'],
  ['She wove 90 rugs during her studies.', 'wove-90', 'time'],
  ['He wove 90 rugs before he joined the mill.', 'wove-90', 'time'],
  ['They wove 90 rugs during their studies.', 'wove-90', 'time'],
  ['He wove 90 rugs by hand.', 'wove-90', 'none'],
])('%s (%s): %s', (sentence, about, reason) => {
  expect(reasonOf(sentence, about)).toBe(reason)
})

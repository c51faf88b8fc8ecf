/** Prizes and certificates: none is a model's to add, and those that the facts have may be said by another form of their word. */
import { expect, test } from 'vitest'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { checkSentence } from './check.ts'

const baker = await knowledgeOfResume('de', {
  basics: { name: 'Wiebke Aldag', label: 'Bäckermeisterin', email: 'wiebke@aldag.example' },
  certificates: [{ name: 'Certified Bread Sommelier', issuer: 'Guild of Millers', date: '2021-05' }],
  work: [
    {
      name: 'Mühle Ostersand',
      position: 'Betriebsleiterin',
      startDate: '2019-03',
      highlights: ['Hygieneplan von null aufgebaut, Erstzertifizierung 2022 ohne Abweichung', 'Zwei Öfen ersetzt'],
    },
  ],
})
const knowledge = baker('de')
const honoursIn = (sentence: string, about: string) => {
  const facts = [...knowledge.world.facts.values()].filter(
    ({ id, text }) => /^(?:experience|certificate)/.test(id) && text.includes(about),
  )
  return checkSentence(knowledge, sentence, facts, Date.UTC(2026, 10)).features['new:honour']
}

test('a certificate of the facts may be told by a part of their word', () => {
  const sentence = 'Den Hygieneplan hat sie aufgebaut und die Zertifizierung ohne Abweichung bestanden.'
  expect(honoursIn(sentence, 'Hygieneplan')).toBeUndefined()
})

test('one that they do not have is added by the model', () => {
  expect(honoursIn('Für die zwei Öfen wurde sie zertifiziert.', 'Öfen')).toBeGreaterThan(0)
})

test('of a certificate it may be said that somebody was certified', () => {
  expect(honoursIn('Seit 2021 ist sie als Brotsommelière zertifiziert.', 'Bread Sommelier')).toBeUndefined()
  expect(honoursIn('Als Brotsommelière wurde sie 2021 ausgezeichnet.', 'Bread Sommelier')).toBeGreaterThan(0)
})

import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { cutWords } from './tokens.ts'

const terms = (language: Language, text: string) => cutWords(language, text).map((word) => word.terms[0])

test.each<[Language, string, string]>([
  ['en', 'the news sites', 'a new site'],
  ['en', 'run experiments', 'experience'],
  ['en', 'accessible', 'access'],
  ['es', 'accesible', 'acceso'],
])('words that only look related stay apart (%s: %s, %s)', (language, one, other) => {
  expect(terms(language, other)).not.toContain(terms(language, one).find((term) => term !== 'run' && term !== 'site'))
})

test.each<[Language, string, string]>([
  ['de', 'geschützte Schlüssel', 'geschuetzte Schluessel'],
  ['de', 'Straße', 'Strasse'],
  ['fr', 'équipe répartie', 'equipe repartie'],
  ['es', 'migración', 'migracion'],
  ['en', 'It’s Mara’s team', "it's mara's team"],
  ['ja', 'ＡＰＩ', 'api'],
])('a word is the same however it is typed (%s: %s, %s)', (language, one, other) => {
  expect(terms(language, one)).toEqual(terms(language, other))
})

test.each<[Language, string]>([
  ['en', 'before'],
  ['en', 'without'],
  ['de', 'ohne'],
  ['fr', 'avant'],
  ['es', 'antes'],
])('small words that tell what is asked are kept (%s: %s)', (language, word) => {
  expect(cutWords(language, word)).toHaveLength(1)
})

test('a long Chinese or Japanese word is also found by its parts', () => {
  expect(cutWords('ja', '機械学習基盤').flatMap((word) => word.terms)).toContain('学習')
})

test('Japanese inflections do not count', () => {
  expect(terms('ja', '速い')).toEqual(terms('ja', '速く'))
})

test('a name shows by its capital within a sentence, or by its script', () => {
  const names = (language: Language, text: string) =>
    cutWords(language, text)
      .filter(({ isName }) => isName)
      .map(({ said }) => said)
  expect(names('en', 'Worked with Salesforce? Reviews too?')).toEqual(['salesforce'])
  expect(names('de', 'Kennt sie Datenbanken und SAP?')).toEqual(['sap'])
  expect(names('ja', 'Salesforceの経験')).toEqual(['salesforce'])
})

test('a word that every object has a property of is a word like any other', () => {
  expect(terms('en', 'the constructor')).toEqual([expect.stringMatching(/^constructor/)])
})

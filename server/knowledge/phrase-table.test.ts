import { expect, test } from 'vitest'
import { createPhraseTable, phraseTablesIn } from './phrase-table.ts'
import { atOnce } from './steps.ts'

test('the phrases of a language are cut once, whoever asks for them', () => {
  expect(atOnce(phraseTablesIn('fr'))).toBe(atOnce(phraseTablesIn('fr')))
})

test('phrases keep their words, groups their phrases; a technology is none', () => {
  const groups = [
    { said: ['running teams', 'Kubernetes', 'leading'], kinds: [] },
    { said: ['team'], kinds: ['choirs', 'running'] },
  ]
  const { words, size, said, kinds } = atOnce(createPhraseTable('en', groups))
  const rootsOf = (phrases: readonly Int32Array[]) =>
    phrases.map((phrase) => [...phrase].map((number) => words[number]?.root))
  expect(size).toBe(2)
  expect([said(0), kinds(0), said(1), kinds(1)].map(rootsOf)).toEqual([
    [['run', 'team'], ['lead']],
    [],
    [['team']],
    [['choir'], ['run']],
  ])
  expect(words.map(({ root }) => root)).toEqual(['run', 'team', 'lead', 'choir'])
})

test('what is written like a name is kept as it was said', () => {
  const { words } = atOnce(createPhraseTable('es', [{ said: ['empresa Telefónica', 'teléfono'], kinds: [] }]))
  expect(words.map(({ name }) => name)).toEqual([undefined, 'telefonica', undefined])
})

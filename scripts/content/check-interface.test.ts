import { expect, test } from 'vitest'
import { knownLanguages } from '#contract/language.ts'
import { pluralsOf, sameMessages } from './check-interface.ts'

const english = { files_one: '{{count}} file', files_other: '{{count}} files in {{folder}}', title: 'Files' }

function problemsIn(language: string, texts: Record<string, string>): string[] {
  const problems: string[] = []
  const report = (file: string, key: string, reason: string) => problems.push(`${file}: ${key}: ${reason}`)
  const said = { ...english, ...texts }
  sameMessages({ file: 'files.ts', plurals: pluralsOf(language) }, '', english, said, report)
  return problems
}

test('none of the languages of the product has plurals that English has not', () => {
  expect(knownLanguages.filter((language) => pluralsOf(language).size > 0)).toEqual([])
})

test('a form of the plural that a language has beside those of English is asked for by name', () => {
  expect(problemsIn('pl', {}).toSorted()).toEqual([
    'files.ts: files_few: the form of the plural is missing that 2 takes',
    'files.ts: files_many: the form of the plural is missing that 0 takes',
  ])
  const [few, many] = ['{{count}} pliki w {{folder}}', '{{count}} plików w {{folder}}']
  expect(problemsIn('pl', { files_few: few, files_many: many })).toEqual([])
})

test('a form of the plural without the placeholders of the others is named', () => {
  expect(problemsIn('pl', { files_few: '{{count}} pliki', files_many: '{{count}} w {{folder}}' })).toEqual([
    'files.ts: files_few: has other placeholders than files_other in English',
  ])
})

test('a form of the plural that a language does not have is an unknown key', () => {
  expect(problemsIn('de', { files_few: '{{count}} in {{folder}}' })).toEqual([
    'files.ts: files_few: unknown key: English has none like it',
  ])
})

import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { createTranslate, fillIn, type Translated } from './translate.ts'

const t = createTranslate('en', {
  greeting: '{{opening}} Write to {{email}}.',
  jobs_one: '{{count}} job',
  jobs_other: '{{count}} jobs',
})

test('placeholders are filled, and the plural follows the count', () => {
  expect(t('greeting', { opening: 'Hello.', email: 'a@b.example' })).toBe('Hello. Write to a@b.example.')
  expect([0, 1, 2].map((count) => t('jobs', { count }))).toEqual(['0 jobs', '1 job', '2 jobs'])
})

test('a language says the forms of the plural that English does without', () => {
  const english = { jobs_one: '{{count}} job', jobs_other: '{{count}} jobs' }
  const polish: Translated<typeof english> = {
    jobs_one: '{{count}} praca',
    jobs_few: '{{count}} prace',
    jobs_many: '{{count}} prac',
    jobs_other: '{{count}} pracy',
  }
  const say = createTranslate<Translated<typeof english>>('pl', polish)
  expect([1, 2, 5].map((count) => say('jobs', { count }))).toEqual(['1 praca', '2 prace', '5 prac'])
})

test('a value that is given as undefined leaves nothing behind', () => {
  expect(t('greeting', { opening: undefined, email: 'a@b.example' }).trim()).toBe('Write to a@b.example.')
})

test('a placeholder that no value is given for stays, as templates of mails need it', () => {
  expect(t('greeting')).toBe('{{opening}} Write to {{email}}.')
})

test('French elides "de" and "que" before a name that begins with a vowel, and no other language does', () => {
  const texts = { text: 'De {{name}} et que {{name}}, à {{name}}, au sujet de {{project}}' }
  const said = (language: Language, name: string) => fillIn(language, texts.text, { name, project: 'Atlas' })
  expect(said('fr', 'Anna')).toBe('D’Anna et qu’Anna, à Anna, au sujet de Atlas')
  expect(said('fr', 'Mara')).toBe('De Mara et que Mara, à Mara, au sujet de Atlas')
  expect(said('es', 'Anna')).toBe('De Anna et que Anna, à Anna, au sujet de Atlas')
})

import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { walkTime } from './walk-time.ts'

test('a time of a drawing has the unit that its language writes at a number', () => {
  const said = languages.map((language) => walkTime(language, { unit: 's' }, 0.8).replace(/\s/g, ' '))
  expect(Object.fromEntries(languages.map((language, i) => [language, said[i]]))).toEqual({
    en: '0.8 s',
    es: '0,8 s',
    fr: '0,8 s',
    de: '0,8 s',
    zh: '0.8 秒',
    ja: '0.8秒',
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { chooseLanguage, findLanguage, type Language, languages } from './language.ts'

const ours = fc.constantFrom(...languages)
const anything = fc.option(fc.string({ unit: 'binary' }), { nil: undefined })
const region = fc.stringMatching(/^(?:[-_][A-Za-z0-9]{2,8}){0,2}$/)

test('a tag gives its language whatever its region, script, case or separator', () => {
  fc.assert(
    fc.property(ours, region, fc.boolean(), (language, rest, upper) => {
      const tag = ` ${language}${rest} `
      expect(findLanguage(upper ? tag.toUpperCase() : tag)).toBe(language)
    }),
  )
})

test('a tag of another language, or none, gives nothing', () => {
  for (const tag of [undefined, '', ' ', '*', 'pt', 'eng', 'english', 'x-en', '-en', 'e', 'zhx-CN', '__proto__']) {
    expect(findLanguage(tag), tag).toBeUndefined()
  }
})

test('one of the six is chosen for any input', () => {
  fc.assert(
    fc.property(anything, anything, anything, (asked, chosen, header) => {
      expect(languages).toContain(chooseLanguage(asked, chosen, header))
    }),
  )
})

test('the query parameter wins over the cookie, and the cookie over the browser', () => {
  fc.assert(
    fc.property(ours, ours, ours, (asked, chosen, preferred) => {
      expect(chooseLanguage(asked, chosen, preferred)).toBe(asked)
      expect(chooseLanguage(undefined, chosen, preferred)).toBe(chosen)
      expect(chooseLanguage('xx', 'yy', preferred)).toBe(preferred)
      expect(chooseLanguage('xx', 'yy', 'zz')).toBe('en')
    }),
  )
})

test('of the browser’s languages the one with the greatest weight is chosen, in any order', () => {
  const weights = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(weights, fc.shuffledSubarray([...languages], { minLength: 6 }), (thousandths, tags) => {
      const parts = thousandths.map((weight, i) => ({ tag: expectDefined(tags[i]), weight }))
      const header = parts.map(({ tag, weight }) => `${tag}-XX;q=${(weight / 1000).toFixed(3)}`).join(', ')
      const best = parts.reduce((a, b) => (a.weight > b.weight ? a : b))
      expect(chooseLanguage(undefined, undefined, header)).toBe(best.tag)
    }),
  )
})

test('Accept-Language is parsed as the standard defines it', () => {
  const cases: [header: string, language: Language][] = [
    ['de', 'de'],
    ['pt-BR,pt;q=0.9,fr;q=0.8,en;q=0.7', 'fr'],
    ['fr;q=0.5, de;q=0.5', 'fr'],
    ['es ; q=0.1 , ja ; q=0.2', 'ja'],
    ['es;q=0.1,ja;Q=0.2', 'ja'],
    ['de;q=0, fr;q=0.001', 'fr'],
    ['de;q=0', 'en'],
    ['*;q=0.1, de;q=0.05', 'de'],
    ['de;level=1;q=0.2, fr;q=0.1', 'de'],
    ['de;q=nonsense, fr;q=0.1', 'de'],
    [',,;,', 'en'],
    [`${'xx,'.repeat(10_000)}de`, 'en'],
  ]
  for (const [header, language] of cases) {
    expect(chooseLanguage(undefined, undefined, header), header.slice(0, 60)).toBe(language)
  }
})

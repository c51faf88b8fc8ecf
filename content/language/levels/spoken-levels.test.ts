import { expect, test } from 'vitest'
import { keysOf } from '#contract/keys.ts'
import { languages } from '#contract/language.ts'
import { languageLevels } from './language-levels.ts'
import { spokenLevels } from './spoken-levels.ts'

test.each(languages)('what a page says of a level in %s is read as that level', (language) => {
  const read = (text: string) => spokenLevels.find(({ words }) => words[language].test(text))?.level
  const levels = keysOf(languageLevels[language])
  expect(levels.map((level) => read(languageLevels[language][level]))).toEqual(levels)
})

test('a level that is chosen on LinkedIn is said neither lower nor higher than there', () => {
  expect(languageLevels.en.professional).toBe('professional working proficiency')
  // “Verhandlungssicher” is what LinkedIn calls the next one.
  expect(Object.values(languageLevels.de)).not.toContain('verhandlungssicher')
})

import { expect, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { parseJsonResume } from './json-resume.ts'
import { writtenIn } from './written-in.ts'

test.each([
  ['de', 'Zimmerer und Bauleiter. Ich führe Baustellen vom Aufmaß bis zur Übergabe und bilde Lehrlinge aus.'],
  ['fr', 'Infirmière en réanimation, je forme les équipes de nuit et je tiens à ce que chacun ose parler.'],
  ['ja', '病院で看護師として働き、新人の教育を担当しています。'],
  ['en', 'Carpenter and site manager. I run sites from the first measurement to the day the keys change hands.'],
  ['en', ''],
])('a résumé is in the language of its sentences (%s)', (language, summary) => {
  const read = parseJsonResume({
    basics: { name: 'Jo Weber', label: 'Site Manager', email: 'jo@weber.example', summary },
  })
  expect('problems' in read ? read.problems : []).toEqual([])
  expect(writtenIn(expectDefined('resume' in read ? read.resume : undefined))).toBe(language)
})

import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { initialsOf, namePartsOf } from './person-names.ts'

const names: [language: Language, name: string, family: string, given: string, initials: string][] = [
  ['en', 'Ada Lovelace', 'Lovelace', 'Ada', 'AL'],
  ['en', 'Zoë', 'Zoë', '', 'Z'],
  ['en', 'rowan', 'rowan', '', 'R'],
  ['en', 'J. R. R. Tolkien', 'Tolkien', 'J. R. R.', 'JT'],
  ['de', 'jean-luc van der berg', 'van der berg', 'jean-luc', 'JB'],
  ['de', 'Yvonne van der Graaf', 'van der Graaf', 'Yvonne', 'YG'],
  ['fr', 'Maëlle Le Goff', 'Le Goff', 'Maëlle', 'ML'],
  ['fr', 'Le Goff', 'Goff', 'Le', 'LG'],
  ['es', 'Ana Pérez', 'Pérez', 'Ana', 'AP'],
  ['es', 'Begoña Íñiguez Echeverría', 'Íñiguez Echeverría', 'Begoña', 'BÍ'],
  ['es', 'Ana María de la Cruz Gil', 'de la Cruz Gil', 'Ana María', 'AC'],
  ['es', 'María José Pérez', 'Pérez', 'María José', 'MP'],
  ['es', 'María José García Lorca', 'García Lorca', 'María José', 'MG'],
  ['ja', '山田 花子', '山田', '花子', '山'],
  ['ja', '山本健太', '山本健太', '', '山'],
  ['zh', '王小明', '王', '小明', '王'],
  ['zh', '欧阳修', '欧阳', '修', '欧'],
  ['en', '김철수', '김', '철수', '김'],
  ['ja', 'ジョン スミス', 'スミス', 'ジョン', 'ス'],
]

test.each(names)('in %s, %s is of the family %s', (language, name, family, given, initials) => {
  const parts = namePartsOf(name, language)
  expect(parts).toEqual({ family, given })
  expect(initialsOf(parts)).toBe(initials)
})

test('titles and degrees are neither a given name nor the family’s', () => {
  const parts = namePartsOf('Prof. Dr. Hannelore Wiesengrund, MBA, PhD', 'de')
  expect(parts).toEqual({ family: 'Wiesengrund', given: 'Hannelore', titles: 'Prof. Dr.', degrees: 'MBA, PhD' })
  expect(initialsOf(parts)).toBe('HW')
  expect(namePartsOf('Dr. Solvang', 'en')).toEqual({ family: 'Solvang', given: '', titles: 'Dr.' })
  expect(initialsOf(namePartsOf('Dr.', 'en'))).toBe('D')
})

test('what the owner says of it decides', () => {
  expect(namePartsOf('Yamamoto Kenta', 'ja', 'Yamamoto')).toEqual({ family: 'Yamamoto', given: 'Kenta' })
  expect(namePartsOf('山本健太', 'ja', '山本')).toEqual({ family: '山本', given: '健太' })
  expect(namePartsOf('Gabriel García Márquez', 'en', 'García Márquez')).toEqual({
    family: 'García Márquez',
    given: 'Gabriel',
  })
})

test('no name has no initials', () => {
  expect(initialsOf({ given: '', family: '' })).toBe('')
})

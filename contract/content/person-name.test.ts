import { expect, test } from 'vitest'
import { wholeName } from './person-name.ts'

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['太郎', '山田', '山田太郎'],
  ['さくら', '山田', '山田さくら'],
  ['小龙', '李', '李小龙'],
  ['철수', '김', '김철수'],
  ['ジョン', 'スミス', 'ジョン スミス'],
  ['Maria', '李', 'Maria 李'],
  ['Ada', '', 'Ada'],
  ['', '山田', '山田'],
  ['', '', ''],
])('the names “%s” and “%s” are written as “%s”', (firstName, lastName, whole) => {
  expect(wholeName({ firstName, lastName })).toBe(whole)
})

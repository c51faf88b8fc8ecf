import { expect, test } from 'vitest'
import { placeholderIn, withoutPlaceholders } from './placeholders.ts'

test.each(['N/A', 'n/a', '-', '–', '…', 'TBD', 'TODO', 'None', 'xxx', 'Lorem ipsum dolor'])(
  '"%s" stands in the place of a text, and nothing is kept of it',
  (text) => {
    expect(placeholderIn(text)).toBe(text)
    expect(withoutPlaceholders(text)).toBe('')
  },
)

test('of several parts those that say something are kept', () => {
  expect(withoutPlaceholders('Nurse / TBD')).toBe('Nurse')
  expect(withoutPlaceholders('… | Nurse · N/A – Leeds')).toBe('Nurse – Leeds')
  expect(placeholderIn('Nurse · … – Leeds')).toBe('…')
})

test.each(['C++', '🐝', 'None of the hives was lost', 'Text analysis', 'A / B', 'She waited … and left'])(
  '"%s" is a text',
  (text) => {
    expect(placeholderIn(text)).toBeUndefined()
    expect(withoutPlaceholders(text)).toBe(text)
  },
)

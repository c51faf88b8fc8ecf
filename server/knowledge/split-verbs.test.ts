import { expect, test } from 'vitest'
import { createVerbJoiner } from './split-verbs.ts'
import { fold, stem } from './tokens.ts'

test.each([
  'ausgebildet ausgebildeten ausbilden ausbildung',
  'abgenommen abnahme abnahmen abzunehmen',
  'angeboten angebot anbieten',
  'angehalten anhalten',
  'vorgesetzte vorgesetzten',
  'umgebung umgebungen',
  'abgeschlossen abschluss',
])('forms of one German verb are one: %s', (words) => {
  const [first, ...others] = words.split(' ').map((word) => stem('de', word))
  expect(new Set(others)).toEqual(new Set([first]))
})

test.each([
  ['angelegenheit', 'anlegen'],
  ['angebote', 'angeben'],
])('%s has nothing to do with %s', (noun, verb) => {
  expect(stem('de', noun)).not.toBe(stem('de', verb))
})

const told = new Set(['abnehm', 'ausbild'])
const join = createVerbJoiner('de', fold, (word) => told.has(stem('de', word)))

test.each([
  ['Nimmt sie neue Öfen ab?', 'abnehmen sie neue Öfen?'],
  ['Wen bildet sie aus, und wann?', 'Wen ausbilden sie, und wann?'],
  ['Stellt sie Ausweise aus?', 'Stellt sie Ausweise aus?'],
  ['Was macht sie?', 'Was macht sie?'],
])('"%s" is read as "%s" where the facts have the verb', (said, read) => {
  expect(join?.(said)).toBe(read)
})

test('other languages write verbs in one word', () => {
  expect(createVerbJoiner('en', fold, () => true)).toBeUndefined()
})

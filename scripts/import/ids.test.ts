import { expect, test } from 'vitest'
import { createIds } from './ids.ts'

test.each([
  ['Hörgeräte für Städte', 'hoergeraete-fuer-staedte'],
  ['Café Müller', 'cafe-mueller'],
  ['Pingüino de Oaxaca', 'pinguino-de-oaxaca'],
  ['Ü-Wagen', 'ue-wagen'],
])('the id of "%s" reads as it is written without umlauts', (name, id) => {
  expect(createIds('job')(name)).toBe(id)
})

/** Whoever asks for the drawing of a project gets it, though the project is called by some words of its title. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.for<[Language, string]>([
  ['en', 'Show me the diagram of the fraud detection'],
  ['en', 'Is there a sketch of the fraud system?'],
  ['de', 'Zeichne mir die Betrugserkennung auf'],
  ['fr', 'Montre-moi le schéma de la détection de fraude'],
  ['es', 'Muéstrame el diagrama de la detección de fraude'],
  ['es', '¿Hay un esquema del sistema antifraude?'],
  ['zh', '给我看欺诈检测的架构图'],
  ['ja', '不正検知の図を見せて'],
])('the drawing of a project is found by words of its title, in %s: %s', ([language, message]) => {
  expect(ask(language, message).systemDiagram?.project).toBe('fraud-detection-system')
})

test('a drawing comes for a narrow and for a wide place, with the same parts and lines', () => {
  const { drawing, across } = expectDefined(ask('en', 'Is there a sketch of the fraud system?').systemDiagram)
  const wide = expectDefined(across)
  const idsOf = (all: { id: string }[]) => all.map(({ id }) => id)
  expect(idsOf(wide.nodes)).toEqual(idsOf(drawing.nodes))
  expect(idsOf(wide.lines)).toEqual(idsOf(drawing.lines))
  expect(wide.width).toBeGreaterThan(drawing.width)
})

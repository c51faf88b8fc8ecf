/** What the drawings of answers carry beyond boxes and lines. */
import { expect, test } from 'vitest'
import { contentIn } from '#content/owner.ts'
import { languages } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { nodeTimesOf, timesOf } from './way.ts'

test('a drawing in an answer has its boundaries, and says all that the first request takes', () => {
  for (const language of languages) {
    for (const { diagram, inAnswers } of contentIn(language).caseStudies) {
      const taken = [...timesOf(language, diagram).values(), ...nodeTimesOf(language, diagram).values()]
      expect(taken.length).toBeGreaterThan(0)
      for (const drawing of Object.values(expectDefined(inAnswers))) {
        expect(drawing.times?.map(({ text }) => text)).toEqual(taken)
        expect(drawing.boundaries?.map(({ title }) => title.text)).toEqual(diagram.boundaries.map(({ label }) => label))
        expect(drawing.nodes.map(({ id }) => id)).toEqual(diagram.nodes.map(({ id }) => id))
      }
    }
  }
})

test('words of a drawing in an answer stand on its sheet', () => {
  for (const { inAnswers } of contentIn('de').caseStudies) {
    for (const { width, height, times = [], boundaries = [] } of Object.values(expectDefined(inAnswers))) {
      for (const { x, y } of [...times, ...boundaries.map(({ title }) => title)]) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(height)
      }
    }
  }
})

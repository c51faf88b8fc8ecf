import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actionMarkers, readMarkers, writeChoices } from './markers.ts'

test.each(actionMarkers)('%s is removed from the text and kept as an action', (marker) => {
  expect(readMarkers(`Look here. [${marker}]`)).toEqual({
    text: 'Look here.',
    actions: [marker],
    orders: [],
    chips: [],
    clarify: [],
    unknown: [],
  })
})

test('actions keep their order', () => {
  const { actions } = readMarkers('[SCROLL_TO_CONTACT] then [ANIMATE_SKILLS]')
  expect(actions).toEqual(['SCROLL_TO_CONTACT', 'ANIMATE_SKILLS'])
})

test('chips and choices are lists', () => {
  expect(readMarkers('Which? [CHIPS:One, Two ,Three][CLARIFY:a,b]')).toEqual({
    text: 'Which?',
    actions: [],
    orders: [],
    chips: ['One', 'Two', 'Three'],
    clarify: ['a', 'b'],
    unknown: [],
  })
})

test.each(['[scroll_to_about]', '[SCROLL_TO_ABOUT', '[API]', '[AI: yes]', '[^1]'])('%s is text', (text) => {
  expect(readMarkers(text)).toEqual({ text, actions: [], orders: [], chips: [], clarify: [], unknown: [] })
})

test.each(['[SCROLL_TO_MOON]', '[DROP_TABLES]', '[SCROLL_TO_ABOUT:x]', '[CHIPS]'])(
  '%s is taken out, does nothing and is reported',
  (marker) => {
    const marked = { text: 'Look here.', actions: [], orders: [], chips: [], clarify: [], unknown: [marker] }
    expect(readMarkers(`Look here. ${marker}`)).toEqual(marked)
  },
)

test('at most eight choices are taken, each of at most 60 characters', () => {
  const { chips } = readMarkers(`[CHIPS:${Array.from({ length: 20 }, () => 'x'.repeat(100)).join(',')}]`)
  expect(chips).toEqual(Array.from({ length: 8 }, () => 'x'.repeat(60)))
})

test('written choices can be parsed again, whatever the labels', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 8 }), (labels) => {
      const { text, chips, actions } = readMarkers(writeChoices('CHIPS', labels))
      expect(chips.length).toBeLessThanOrEqual(labels.length)
      expect({ text, actions }).toEqual({ text: '', actions: [] })
    }),
  )
})

test.each([
  '[OPEN://elsewhere.example]',
  '[OPEN:https://elsewhere.example/a]',
  '[OPEN:javascript:alert(1)]',
  '[OPEN:/a/../b]',
  '[LANGUAGE:xx]',
  '[THEME:pink]',
])('%s changes nothing, and is removed', (marker) => {
  expect(readMarkers(`x ${marker}`)).toMatchObject({ text: 'x', orders: [], unknown: [marker] })
})

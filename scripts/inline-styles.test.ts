import { expect, test } from 'vitest'
import { moveStyles } from './inline-styles.ts'

test('styles of attributes become rules, one for all that are the same', () => {
  const html = '<p class="a" style="--i:0">a</p><hr style="--i:1"/><p style="--i:0" id="b">style="c"</p>'
  expect(moveStyles(html)).toEqual({
    html: '<p class="a" data-style="0">a</p><hr data-style="1"/><p data-style="0" id="b">style="c"</p>',
    css: '[data-style="0"]{--i:0}[data-style="1"]{--i:1}',
  })
})

test('what is read as something else in a stylesheet than in an attribute is no style to move', () => {
  expect(() => moveStyles('<p style="background:url(&quot;a&quot;)"></p>')).toThrow('escaped')
})

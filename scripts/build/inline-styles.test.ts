import { expect, test } from 'vitest'
import { moveStyles } from './inline-styles.ts'

test('styles of attributes become rules, one for all that are the same', () => {
  const html = '<p class="a" style="--i:0">a</p><hr style="--i:1"/><p style="--i:0" class="">style="c"</p><p>&lt;</p>'
  expect(moveStyles(html)).toEqual({
    html: '<p class="a u1">a</p><hr class="u2"/><p class="u1">style="c"</p><p>&lt;</p>',
    css: '.u1{--i:0}.u2{--i:1}',
  })
})

test('what is read as something else in a stylesheet than in an attribute is no style to move', () => {
  expect(() => moveStyles('<p style="background:url(&quot;a&quot;)"></p>')).toThrow('escaped')
})

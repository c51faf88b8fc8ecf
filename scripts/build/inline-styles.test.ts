import { expect, test } from 'vitest'
import { moveStyles } from './inline-styles.ts'

test('style attributes become rules, one for all equal ones', () => {
  const html = '<p class="a" style="--i:0">a</p><hr style="--i:1"/><p style="--i:0" class="">style="c"</p><p>&lt;</p>'
  expect(moveStyles(html)).toEqual({
    html: '<p class="a u1">a</p><hr class="u2"/><p class="u1">style="c"</p><p>&lt;</p>',
    css: '.u1{--i:0}.u2{--i:1}',
  })
})

test('a style that means something else in a stylesheet is not moved', () => {
  expect(() => moveStyles('<p style="background:url(&quot;a&quot;)"></p>')).toThrow('escaped')
})

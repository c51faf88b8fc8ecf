import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMarkdown } from '../../../tests/helpers/markdown.ts'
import { heading, labelled, link, list, plain, quote } from './syntax.ts'

const hostile = [
  '# not a heading',
  'C#',
  'F #',
  '- not a list',
  '+1 and more',
  '-',
  '---',
  '===',
  '1. not the first',
  '1.000+ people',
  '2024) was a year',
  '*not* **strong** __at all__ _either_ snake_case _',
  '`code` and ``more``',
  '~~struck~~ and ~once~',
  '[a](javascript:alert(1)) ![b](c) [^1] [x]: y',
  '<b>bold</b> <script>alert(1)</script> <https://a.example>',
  '&amp; &lt; &#35; & AT&T',
  '| a | b |',
  '> quoted',
  'a\\',
  'back\\slash \\* \\',
  'two\nlines\n\n# and a heading',
]

test.each(hostile)('a text says %j wherever it stands, and nothing more', (text) => {
  const said = text.replace(/\s+/g, ' ').trim()
  expect(readMarkdown(plain(text))).toMatchObject({ text: said, elements: new Set(['p']) })
  expect(readMarkdown(heading(2, text))).toMatchObject({ text: said, elements: new Set(['h2']) })
  expect(readMarkdown(list([plain(text)]))).toMatchObject({ text: said, elements: new Set(['ul', 'li']) })
  expect(readMarkdown(quote([plain(text)]))).toMatchObject({ text: said, elements: new Set(['blockquote', 'p']) })
  expect(readMarkdown(labelled(text, text)).text).toBe(`${said}: ${said}`)
  expect(readMarkdown(link(text, 'https://a.example/b (c)'))).toMatchObject({
    text: said,
    links: ['https://a.example/b%20%28c%29'],
    elements: new Set(['p', 'a']),
  })
})

test('no text of signs that mean something becomes anything else', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'#-+=*_`~[]()<>|&\\!.:;1a é\n'), minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(
      signs.filter((text) => text.trim() !== ''),
      (text) => {
        const said = text.replace(/\s+/g, ' ').trim()
        expect(readMarkdown(`before ${plain(text)} after`).text).toBe(`before ${said} after`)
        expect(readMarkdown(list([plain(text)]))).toMatchObject({ text: said, elements: new Set(['ul', 'li']) })
      },
    ),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMarkdown } from '#tests/builders/markdown.ts'
import { heading, labelled, link, list, plain, quote } from './syntax.ts'

const asOneLine = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '')

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
  'see www.a.example> or https://a.example/_b_ or a@b.example*',
  '57\u00a0% and 6\u202f200',
  '| a | b |',
  '> quoted',
  'a\\',
  'back\\slash \\* \\',
  'two\nlines\n\n# and a heading',
]

/** Bare addresses become links wherever GitHub's way is read; that does no harm. */
function read(source: string) {
  const { text, links, elements } = readMarkdown(source)
  return { text, links, elements: [...elements].filter((name) => name !== 'a') }
}

test.each(hostile)('the text %j is rendered literally everywhere', (text) => {
  const said = asOneLine(text)
  expect(read(plain(text))).toMatchObject({ text: said, elements: ['p'] })
  expect(read(heading(2, text))).toMatchObject({ text: said, elements: ['h2'] })
  expect(read(list([plain(text)]))).toMatchObject({ text: said, elements: ['ul', 'li'] })
  expect(read(quote([plain(text)]))).toMatchObject({ text: said, elements: ['blockquote', 'p'] })
  expect(read(labelled('en', text, text)).text).toBe(`${said}: ${said}`)
  const links = ['https://a.example/b%20%28c%29']
  expect(read(link(text, 'https://a.example/b (c)'))).toEqual({ text: said, links, elements: ['p'] })
})

test('text with special characters is always escaped', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'#-+=*_`~[]()<>|&\\!.:;1a é\n'), minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(
      signs.filter((text) => text.trim() !== ''),
      (text) => {
        const said = asOneLine(text)
        expect(readMarkdown(`before ${plain(text)} after`).text).toBe(`before ${said} after`)
        expect(readMarkdown(list([plain(text)]))).toMatchObject({ text: said, elements: new Set(['ul', 'li']) })
      },
    ),
  )
})

import { expect, test } from 'vitest'
import { isRich, plainWords } from './rich-text.ts'

test.each([
  'One paragraph of words.',
  'Under 5 ms, <10 at night; snake_case_names, 3 * 4, #1 & “quotes”.',
  'A line\nthat was wrapped.',
  'Written as <b>HTML</b>, which nobody reads as such.',
  '<div>All of it</div>',
])('one paragraph of words stays as it was written: %s', (text) => {
  expect([isRich(text), plainWords(text)]).toEqual([false, text])
})

test('of paragraphs, lists, links and code the words are left, in one line', () => {
  const text = `Payments were decided in **two places**.
The rules differed:

1. the desk's own
2. those of the bank

### What I did

See [the record](https://example.com/record), written for \`decide()\`:

\`\`\`ts
decide(payment)
\`\`\`
`
  expect(isRich(text)).toBe(true)
  expect(plainWords(text)).toBe(
    "Payments were decided in two places. The rules differed: the desk's own; those of the bank. What I did: See the record, written for decide(): decide(payment)",
  )
})

test('Chinese and Japanese have their own signs, and no blanks between', () => {
  expect(plainWords('支払いの判定を\n二か所で行っていた。\n\n- 規則の統一\n- 監視')).toBe(
    '支払いの判定を二か所で行っていた。規則の統一；監視。',
  )
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { cpuMs, leastCpuMs, slowness } from '#tests/builders/cpu.ts'
import { hostileTexts } from '#tests/texts/hostile.ts'
import { withFewSigns } from './few-signs.ts'

const LONGEST = 8000
/** A parser for browsers, with room for a table or a list of so many characters. */
const MOST_MS = 300

test('an answer is shown as it is', () => {
  const answer = '**Kubernetes** and `kubectl` [^1]\n\n| a | b |\n|---|---|\n'.repeat(10)
  expect(withFewSigns(answer)).toBe(answer)
})

test('one that is made of signs is shown in plain words', () => {
  expect(withFewSigns(`${'*a'.repeat(1001)} [b](c)`)).toBe(`${'a'.repeat(1001)} b(c)`)
})

test('no answer keeps the browser from painting while it is parsed', { timeout: 300_000 }, async () => {
  const render = (text: string) =>
    renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm, remarkBreaks] }, withFewSigns(text)))
  const dear: string[] = []
  for (const { name, ofLength } of hostileTexts.filter(
    ({ name }) => !/^(?:\w\w:|known|random|words|names)/.test(name),
  )) {
    const text = ofLength(LONGEST)
    const first = await cpuMs(() => render(text))
    // What seems dear is measured more often: noise only adds.
    if (first > MOST_MS && (await leastCpuMs(3, () => render(text), MOST_MS)) > MOST_MS * (await slowness()))
      dear.push(`${name}: ${first} ms`)
  }
  expect(dear).toEqual([])
})

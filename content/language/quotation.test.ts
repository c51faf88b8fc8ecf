import { expect, test } from 'vitest'
import { toBeQuoted } from './quotation.ts'

const cases: [text: string, open: string, close: string, within: string][] = [
  ['« Elle entend. »', '« ', ' »', 'Elle entend.'],
  ['« Elle entend. » C’est la seule.', '« ', ' »', '“Elle entend.” C’est la seule.'],
  ['"She hears."', '“', '”', 'She hears.'],
  ['“She hears.” And “more”.', '“', '”', '‘She hears.’ And ‘more’.'],
  ['Sie sagt „ja“ dazu.', '„', '“', 'Sie sagt ‚ja‘ dazu.'],
  ['「はい」と言う。', '「', '」', '『はい』と言う。'],
  ['She hears.', '“', '”', 'She hears.'],
  ['Stehpult „Lot“', '„', '“', 'Stehpult ‚Lot‘'],
]
test.each(cases)('%s stands within marks without doubling them', (text, open, close, within) => {
  expect(toBeQuoted(text, [open, close])).toBe(within)
})

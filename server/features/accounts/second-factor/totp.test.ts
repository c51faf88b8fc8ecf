import { expect, test } from 'vitest'
import { base32, codeAt, stepOf } from './totp.ts'

/** RFC 6238 appendix B, SHA-1; the RFC's eight digits end in the six that apps show. */
const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s, as the RFC says', (seconds, code) => {
  expect(codeAt(secret, seconds * 1000)).toBe(code)
})

test('a code is valid one step before and after its own, and not beyond', () => {
  const at = 1111111110_000
  const code = codeAt(secret, at)
  const step = at / 30_000
  for (const early of [-30_000, 0, 30_000, 59_999]) expect(stepOf(secret, code, at + early)).toBe(step)
  for (const off of [-30_001, 60_000]) expect(stepOf(secret, code, at + off)).toBeUndefined()
})

// RFC 4648 section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" is "%s" in base32', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected)
})

/**
 * No regular expression takes more than a time that grows with the text it is run over: the class of hole by which a text of a
 * few kilobytes blocks the server for seconds. Read off the source, so that a new pattern needs no new line here.
 */
import { join } from 'node:path'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { leastCpuMs, slowness } from './builders/cpu.ts'
import { type Pattern, patternsBuiltBy, patternsIn } from './builders/patterns/patterns.ts'
import { hostileTexts } from './texts/hostile.ts'

const source = patternsIn(['server', 'contract', 'content', 'scripts', 'web'])

/** Each pattern that some repeated character makes go over the same text again and again. */
const superLinear = (patterns: Pattern[]): string[] =>
  patterns
    .filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0)
    .map(({ file, source, flags }) => `${file} /${source}/${flags}`)

test('every pattern in the source is linear', () => {
  expect(source.written.length).toBeGreaterThan(300)
  expect(superLinear(source.written)).toEqual([])
})

test('every pattern that the server builds from words is linear', { timeout: 300_000 }, () => {
  const built = patternsBuiltBy(join(import.meta.dirname, 'builders', 'patterns', 'building-patterns.ts'))
  const files = new Set(built.map(({ file }) => file))
  expect(source.building.filter((file) => file.startsWith('server/') && !files.has(file))).toEqual([])
  expect(superLinear(built)).toEqual([])
})

test('strangers’ text is normalized only after its marks are cut', () => {
  // Passwords are short, and a different form would be a different password; the others take one character, or the PDF that was made.
  const own = ['knowledge/normalize.ts', 'auth/password.ts', 'pdf/fonts.ts', 'pdf/verify-text.ts']
  const allowed = own.map((file) => `server/${file}`)
  expect(source.normalizing.filter((file) => !file.startsWith('web/') && !allowed.includes(file))).toEqual([])
})

const MOST_MS = 5

/** What the analysis cannot see: attacks of several characters, and quantifiers with large bounds. */
test('every pattern is fast for any hostile text', { timeout: 300_000 }, async () => {
  const slow: string[] = []
  const texts = hostileTexts.map(({ name, ofLength }) => ({ name, text: ofLength(8000) }))
  const distinct = new Map(source.written.map((pattern) => [`${pattern.source} ${pattern.flags}`, pattern]))
  for (const { file, source, flags } of distinct.values()) {
    const pattern = new RegExp(source, flags.replace('y', ''))
    for (const { name, text } of texts) {
      const run = () => (pattern.global ? text.replace(pattern, '') : pattern.test(text))
      const start = performance.now()
      run()
      // Only what looks slow is measured, and told from a pause that somebody else made.
      if (performance.now() - start > MOST_MS && (await leastCpuMs(5, run, MOST_MS)) > MOST_MS * (await slowness()))
        slow.push(`${file} /${source}/ on ${name}`)
    }
  }
  expect(slow).toEqual([])
})

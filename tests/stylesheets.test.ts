/** The one way of CSS (docs/decisions/043-one-css-way.md), by what the stylesheets say. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { knownLanguages } from '#contract/site/known-languages.ts'

const web = join(import.meta.dirname, '..', 'web')
const filesOf = (pattern: RegExp) =>
  readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file))
const read = (file: string) => readFileSync(join(web, file), 'utf8')

const stylesheets = filesOf(/\.css$/).map((file) => ({
  file,
  css: read(file).replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ''),
}))
/** What the build writes into pages has classes, too. */
const drawings = join(import.meta.dirname, '..', 'scripts', 'build', 'drawing')
const code = [
  ...filesOf(/(?<!\.test)\.tsx?$/).map(read),
  ...readdirSync(drawings).map((file) => readFileSync(join(drawings, file), 'utf8')),
].join('\n')

/** The innermost rules: what they are for, and what they say, in any order. */
const rules = stylesheets.flatMap(({ file, css }) =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    at: `${file}: ${selector.trim()}`,
    says: body
      .split(';')
      .map((line) => line.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
      .sort(),
  })),
)

test('every language has its flag', () => {
  const flags = readFileSync(join(web, 'styles/flags.css'), 'utf8')
  expect(knownLanguages.filter((language) => !flags.includes(`.flag:lang(${language}) {`))).toEqual([])
})

// Black, of shades and shadows, is nothing to choose.
test('colours have their values in the theme alone, but for those of flags', () => {
  const elsewhere = stylesheets
    .filter(
      ({ file, css }) =>
        !['styles/theme.css', 'styles/flags.css'].includes(file) && /#(?!000)[\da-f]{3,8}\b/i.test(css),
    )
    .map(({ file }) => file)
  expect(elsewhere).toEqual([])
})

// Sizes in em go with the text around them; in pixels and points they are of drawings and of paper.
const ofDrawing = /\b(?:text|svg|chart)\b|(?:^|[\s.])(?:[\w-]*-chart|[\w-]*-of)$/

test('sizes and weights of type have their values in the theme alone', () => {
  const isToken = (line: string, at: string) => {
    const [name, value = ''] = line.split(': ')
    if (name === 'font-weight') return /^--theme\(--font-weight-[a-z]+\)$/.test(value)
    if (name === 'font-size') {
      const isOther =
        value === 'inherit' || /^[\d.]+em$/.test(value) || (at.startsWith('styles/print') && /pt$/.test(value))
      return isOther || /^--theme\(--text-[a-z]+\)$/.test(value) || (/^\d+px$/.test(value) && ofDrawing.test(at))
    }
    return name !== 'font' || value === 'inherit' || value.startsWith('--theme(--text-')
  }
  const wrong = rules.flatMap(({ at, says }) =>
    says.filter((line) => !isToken(line, at)).map((line) => `${at}: ${line}`),
  )
  expect(wrong).toEqual([])
  const utilities = code.match(/(?<![\w-])(?:text|font)-\[[^\]]*\]/g) ?? []
  expect(utilities).toEqual([])
})

test('what two places look like is said once: no rule of four lines or more is there twice', () => {
  const places = Map.groupBy(
    rules.filter(({ says }) => says.length >= 4),
    ({ says }) => says.join('; '),
  )
  expect([...places.values()].filter(({ length }) => length > 1).map((same) => same.map(({ at }) => at))).toEqual([])
})

test('every class of a stylesheet is on something', () => {
  const names = new Set(
    stylesheets.flatMap(({ css }) => [...css.matchAll(/\.([a-z][\w-]*)(?=[^{}"]*\{)/g)].map(([, name = '']) => name)),
  )
  const isNamed = (name: string) => {
    if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code)) return true
    // A kind at the end: `node-${type}`.
    return (
      name.includes('-') &&
      [...name.matchAll(/-/g)].some(({ index }) => code.includes(`${name.slice(0, index + 1)}\${`))
    )
  }
  expect([...names].filter((name) => !isNamed(name))).toEqual([])
})

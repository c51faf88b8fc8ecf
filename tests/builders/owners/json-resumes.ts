/** Résumés of many shapes, made of the fields that the schema of JSON Résumé has. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type BuiltResume = Record<string, unknown>

interface Field {
  type?: string
  format?: string
  $ref?: string
  properties?: Record<string, Field>
  items?: Field
}

export interface ResumeShape {
  name: string
  /** Whether a field is there, by its path and its number among all that are asked for. */
  has(path: string, n: number): boolean
  /** How many entries lists have. */
  entries: number
  text(path: string, n: number): string
  date(n: number): string
  address(n: number): string
}

const file = join(import.meta.dirname, '../../../node_modules/@jsonresume/schema/schema.json')
const schema = JSON.parse(readFileSync(file, 'utf8')) as Field

/** What an entry cannot do without: what it is called, of a reference what it says, of an account its name. */
const always =
  /(?:^|\.)(?:basics(?:\.(?:name|email))?|reference|work\.name|(?:projects|certificates|publications|interests|skills)\.name|education\.institution|volunteer\.organization|awards\.title|languages\.language|profiles\.username)$/

const usual: ResumeShape = {
  name: 'every field',
  has: () => true,
  entries: 2,
  text: (path, n) => `${path.split('.').at(-1)} number ${n}`,
  date: (n) => ['2019', '2019-04', '2019-04-17'][n % 3] ?? '2019',
  address: (n) => `https://www.example.com/page/${n}`,
}
const sections = Object.keys(schema.properties ?? {}).filter((key) => !['$schema', 'meta', 'basics'].includes(key))
const without = (name: string, missing: RegExp): ResumeShape => ({
  ...usual,
  name: `no ${name}`,
  has: (path) => !missing.test(path),
})

/** Twenty. */
export const resumeShapes: ResumeShape[] = [
  usual,
  { ...usual, name: 'a name and an address only', has: () => false },
  { ...usual, name: 'every other field', has: (_, n) => n % 2 === 0 },
  { ...usual, name: 'the other half', has: (_, n) => n % 2 === 1 },
  { ...usual, name: 'every third field', has: (_, n) => n % 3 === 0 },
  { ...usual, name: 'all but every fifth field', has: (_, n) => n % 5 !== 0 },
  { ...usual, name: 'all but every seventh field', has: (_, n) => n % 7 !== 0 },
  { ...usual, name: 'one entry of each', entries: 1 },
  { ...usual, name: 'twelve entries of each', entries: 12 },
  {
    ...usual,
    name: 'long texts',
    text: (path, n) =>
      `${usual.text(path, n)} ${path.includes('highlights') ? 'and more of it '.repeat(30).trim() : 'and more'}`,
  },
  { ...usual, name: 'texts in Japanese', text: (_, n) => `担当した仕事その${n}` },
  { ...usual, name: 'signs that mean something to YAML', text: (_, n) => `- "yes": [${n}] #no & *that` },
  { ...usual, name: 'numbers for texts', text: (_, n) => `${2000 + n}` },
  { ...usual, name: 'addresses without a scheme', address: (n) => `example.org/page-${n}?a=b` },
  { ...usual, name: 'years only', date: (n) => `${1990 + (n % 30)}` },
  { ...usual, name: 'whole days', date: (n) => `2021-0${(n % 9) + 1}-28` },
  without('dates', /[dD]ate$/),
  without('lists', /(?:highlights|keywords|roles|courses)$/),
  without('addresses, positions and summaries', /(?:url|position|summary|description|label)$/),
  { ...usual, name: 'sections in turn', has: (path) => sections.indexOf(path.split('.')[0] ?? '') % 2 === 0 },
]

/** @returns a résumé of that shape, the same at every run. */
export function buildJsonResume(shape: ResumeShape): BuiltResume {
  let n = 0
  const make = (field: Field, path: string): unknown => {
    n++
    if (field.properties) {
      const parts = Object.entries(field.properties).flatMap(([key, part]) => {
        const below = path ? `${path}.${key}` : key
        n++
        return always.test(below) || shape.has(below, n) ? [[key, make(part, below)] as const] : []
      })
      return Object.fromEntries(parts)
    }
    if (field.items) return Array.from({ length: shape.entries }, () => make(field.items ?? {}, path))
    if (field.$ref) return path.endsWith('endDate') && n % 4 === 0 ? 'Present' : shape.date(n)
    if (field.format === 'email') return `person-${n}@example.com`
    if (field.format === 'uri' || path.endsWith('image')) return shape.address(n)
    if (path.endsWith('countryCode')) return 'NG'
    if (path.endsWith('postalCode')) return `10${n}`
    if (path.endsWith('phone')) return `+234 800 ${n}`
    return shape.text(path, n)
  }
  const { $schema: _, meta: __, ...properties } = schema.properties ?? {}
  return make({ properties }, '') as BuiltResume
}

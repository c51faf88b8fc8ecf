/** Values that fit a JSON Schema, and values that almost do. */

import fc from 'fast-check'
import { expectDefined } from '#tests/builders/defined.ts'

/** The part of JSON Schema that `z.toJSONSchema` writes for the contract. */
export interface JsonSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null'
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
}

/** What a field of this name is likely to need: schemas do not tell the checks that are written as code. */
export type Hints = (name: string) => fc.Arbitrary<unknown> | undefined

/** Where a list or a text may be as long as it likes, it is kept short: limits are tried by `spoiled`. */
const SHORT = 40

const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: SHORT }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: SHORT }) },
  {
    weight: 10,
    arbitrary: fc.constantFrom('What did you build with Kubernetes?', '工程师 👩‍💻', 'مرحبا', 'e\u0301'),
  },
)

/** Those that the schema lets through, but for its checks that are written as code. */
export function valid(schema: JsonSchema, hints: Hints, name = ''): fc.Arbitrary<unknown> {
  const hint = hints(name)
  const plain = bare(schema, hints)
  return hint ? fc.oneof({ weight: 5, arbitrary: hint }, { weight: 1, arbitrary: plain }) : plain
}

function bare(schema: JsonSchema, hints: Hints): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((one) => valid(one, hints)))
  if (schema.allOf) return valid(Object.assign({}, ...schema.allOf), hints)
  switch (schema.type) {
    case 'string':
      return texts(schema)
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valid(schema.items ?? {}, hints), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      })
    case 'object':
      return objects(schema, hints)
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

function texts({ pattern, format, minLength = 0, maxLength = 4 * SHORT }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 4 })
  if (format === 'email') return fc.constantFrom('someone@portfolio.test', 'ada@example.com')
  // Patterns that look around are beyond fast-check; those of the contract that do are ones of formats.
  if (pattern && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern), { maxLength })
  return fc.oneof(
    { weight: 10, arbitrary: text.map((some) => some.padEnd(minLength, 'x').slice(0, maxLength)) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(maxLength)) },
  )
}

function numbers({ type, minimum = -1_000_000, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<number> {
  const edges = fc.constantFrom(minimum, maximum)
  if (type === 'number') return fc.oneof(edges, fc.double({ min: minimum, max: maximum, noNaN: true }))
  const inside = { min: Math.max(minimum, -2_147_483_648), max: Math.min(maximum, 2_147_483_647) }
  return fc.oneof(edges, fc.integer(inside))
}

function objects({ properties = {}, required = [], additionalProperties }: JsonSchema, hints: Hints) {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valid(one, hints, name)]))
  const known = fc.record(fields, { requiredKeys: required })
  if (!additionalProperties || Object.keys(properties).length > 0) return known
  const more = additionalProperties === true ? fc.jsonValue() : valid(additionalProperties, hints)
  return fc.dictionary(fc.string({ maxLength: 20 }), more, { maxKeys: 4 })
}

/** JSON that no form of ours sends. */
export const poison: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    -1,
    0.5,
    1e308,
    -0,
    2 ** 53,
    2 ** 63,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00x',
    '\u202e\u2066',
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    '..\\..\\',
    '%00',
    '\r\nBcc: someone@portfolio.test',
    "' or 1=1 --",
    '"; drop table users; --',
    '<script>alert(1)</script>',
    '\u007f\u0085\u2028\u2029',
    '{{7*7}}',
    'javascript:alert(1)',
    'http://169.254.169.254/latest/meta-data',
    '0000-00-00',
    '9999-12-31',
    '+275760-09-13T00:00:00.000Z',
    'NaN',
  ),
  fc.constantFrom(300, 5000, 70_000).map((length) => 'ü'.repeat(length)),
  fc.constantFrom(50, 2000).map((length) => Array.from({ length }, (_, index) => index)),
  fc.constant(40).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))),
  fc.jsonValue({ maxDepth: 3 }),
)

/** An own property of any name, `__proto__` too, as `JSON.parse` makes it. */
const withProperty = (value: object, name: string, field: unknown): unknown =>
  JSON.parse(
    JSON.stringify({ ...value }).replace(
      /\}$/,
      (end) =>
        `${Object.keys(value).length > 0 ? ',' : ''}${JSON.stringify(name)}:${JSON.stringify(field) ?? 'null'}${end}`,
    ),
  )

const strangeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'isAdmin',
  'role',
  'id',
  '',
  'a.b',
  '\0',
  '$where',
]

/** A fitting value with one thing wrong: a field missing, one too many, or one replaced, at any depth. */
export const spoiled = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(fitting, fc.nat(), fc.constantFrom('replace', 'remove', 'add'), fc.constantFrom(...strangeNames), poison)
    .map(([value, where, deed, name, other]) => spoil(value, where, deed, name, other))

function spoil(value: unknown, where: number, deed: string, name: string, other: unknown): unknown {
  if (typeof value !== 'object' || value === null) return other
  const keys = Object.keys(value)
  if (keys.length === 0 || (deed === 'add' && where % 2 === 0)) {
    return Array.isArray(value) ? [...value, other] : withProperty(value, name, other)
  }
  const key = expectDefined(keys[where % keys.length])
  const field = (value as Record<string, unknown>)[key]
  if (typeof field === 'object' && field !== null && where % 3 > 0)
    return replaced(value, key, spoil(field, Math.floor(where / keys.length), deed, name, other))
  if (deed !== 'remove') return replaced(value, key, other)
  return Array.isArray(value)
    ? value.filter((_, index) => String(index) !== key)
    : Object.fromEntries(Object.entries(value).filter(([one]) => one !== key))
}

function replaced(value: object, key: string, field: unknown): unknown {
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === key ? field : one))
  return { ...value, [key]: field }
}

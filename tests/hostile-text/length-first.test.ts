/** The contract's rule that length comes before everything else (docs/decisions/031), of every field of every endpoint. */

import { expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { type AnySchema, inputs, type Part, partsOf } from './fields.ts'

/** More than anything takes. */
const HUGE = 2 ** 24

/** Has this length and nothing else: reading its contents throws. */
const long = (target: object) =>
  new Proxy(target, {
    get(_, name) {
      if (name === 'length') return HUGE
      throw new Error(`looks at ${String(name)} of what is too long`)
    },
  })

interface Issue {
  continue?: boolean
}
interface Check {
  _zod: { check(payload: { value: unknown; issues: Issue[] }): void }
}

/** Whether the first thing that is done with a text is to refuse one that is too long, by its length alone. */
function isLengthFirst({ _zod: { def, traits } }: AnySchema): boolean {
  // Those with a format of their own look for it before any check.
  if (traits.has('$ZodCheck')) return false
  const [first] = (def.checks ?? []) as Check[]
  const issues: Issue[] = []
  try {
    first?._zod.check({ value: long({}), issues })
  } catch {
    return false
  }
  return issues.length === 1 && issues[0]?.continue === false
}

/** Whether a list or record stands behind a count that refuses too many. */
function isCountFirst({ schema, within }: Part): boolean {
  const pipe = within.at(-1)
  if (pipe?._zod.def.type !== 'pipe' || pipe._zod.def.out !== schema) return false
  const value =
    schema._zod.def.type === 'array' ? long([]) : Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [n, n]))
  return (pipe._zod.def.in as AnySchema)._zod.run({ value, issues: [] }, {}).issues.length > 0
}

/** What can be said of a part by its type alone. */
function faultOf(part: Part): string | undefined {
  const { type } = part.schema._zod.def
  switch (type) {
    case 'string':
      return isLengthFirst(part.schema) ? undefined : 'looks at a text before its length'
    case 'array':
    case 'record':
      return isCountFirst(part) ? undefined : `looks at a ${type} before it is counted`
    case 'object':
    case 'union':
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'nonoptional':
    case 'number':
    case 'int':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
    case 'pipe':
      return undefined
    case 'transform':
      return part.within.at(-1)?._zod.def.type === 'pipe' ? undefined : 'transforms what nobody has measured'
    default:
      return `is of a type that this test knows nothing of: ${type}`
  }
}

test('every text, list and record of an endpoint is measured before any other check', () => {
  const faults = inputs.flatMap(({ name, place, schema }) =>
    partsOf(schema as unknown as AnySchema).flatMap((part) => {
      const fault = faultOf(part)
      return fault ? [`${name} ${[place, ...part.path].join('.')} ${fault}`] : []
    }),
  )
  expect(faults).toEqual([])
})

test('every name in a path has a schema', () => {
  const faults = Object.entries<Endpoint>(endpoints).flatMap(([name, { path, params }]) => {
    const known = params ? partsOf(params as unknown as AnySchema).map((part) => part.path.join('.')) : []
    const named = [...path.matchAll(/:(\w+)/g)].map(([, one]) => expectDefined(one))
    return named.filter((one) => !known.includes(one)).map((one) => `${name} :${one}`)
  })
  expect(faults).toEqual([])
})

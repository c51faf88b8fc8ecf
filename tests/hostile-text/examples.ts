/** A value that fits a schema with nothing left out, as a ground to put one hostile text into. */
import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'
import { hints } from '#tests/fuzz/requests.ts'
import { type JsonSchema, valid } from '#tests/fuzz/values.ts'

const SEED = 20_261_123
const TRIES = 300

/** With every field there, and something in every list. */
function whole(schema: JsonSchema): JsonSchema {
  const each = (some: JsonSchema[] | undefined) => some?.map(whole)
  const fields =
    schema.properties && Object.entries(schema.properties).map(([name, one]) => [name, whole(one)] as const)
  const made = {
    ...schema,
    ...(fields && { properties: Object.fromEntries(fields), required: fields.map(([name]) => name) }),
    ...(schema.items && { items: whole(schema.items), minItems: Math.max(1, schema.minItems ?? 0) }),
    anyOf: each(schema.anyOf)?.filter(({ type }) => type !== 'null'),
    oneOf: each(schema.oneOf),
    allOf: each(schema.allOf),
  }
  return Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined))
}

/** The first of some that passes the checks that are written as code; the last of them if none does. */
export function exampleOf(schema: Schema): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const some = fc.sample(valid(whole(json), hints), { numRuns: TRIES, seed: SEED })
  return some.find((value) => z.safeParse(schema, value).success) ?? some.at(-1)
}

/** The same with another value at a place; what is missing on the way there is made. */
export function withValue(root: unknown, [step, ...further]: string[], value: unknown): unknown {
  if (step === undefined) return value
  if (step === '*' && (Array.isArray(root) || root === undefined)) return [withValue(root?.[0], further, value)]
  const fields = typeof root === 'object' && root !== null ? (root as Record<string, unknown>) : {}
  if (step === '(key)') return { [String(value)]: 'a' }
  const key = step === '*' ? 'a' : step
  return { ...fields, [key]: withValue(fields[key], further, value) }
}

/** What the schemas of an owner's files are made of, for code that follows them, so that a new field needs no line. */
import type * as z from 'zod/mini'
import { isTranslatable } from '#contract/content/fields.ts'

type Schema = z.core.$ZodType

export type Def = {
  type: string
  innerType?: Schema
  shape?: Record<string, Schema>
  keyType?: Schema
  valueType?: Schema
  element?: Schema
}

export const defOf = (schema: Schema): Def => schema._zod.def as Def

/** The schema behind `optional`, `nullable` and defaults. */
export function unwrap(schema: Schema): Schema {
  const { innerType } = defOf(schema)
  return innerType && !isTranslatable(schema) ? unwrap(innerType) : schema
}

/** Derives from an endpoint's schema what a form has to know of it: what is wrong with which field, and the limits. */
import * as z from 'zod/mini'
import type { FieldErrors } from './use-submit.ts'

export interface Reader<Values, Body> {
  /** @returns what is sent, or what is wrong with which field. */
  read(values: Values): { body: Body } | { errors: FieldErrors }
  /** The longest text that a field takes. */
  maxLength(name: string): number | undefined
}

/** @param complete makes the schema's input of what stands in the fields, where they are not the same. */
export function bySchema<Schema extends z.ZodMiniObject, Values extends object = object>(
  schema: Schema,
  complete: (values: Values) => object = (values) => values,
): Reader<Values, z.output<Schema>> {
  return {
    read(values) {
      const { success, data, error } = z.safeParse(schema, complete(values))
      if (success) return { body: data }
      const errors: FieldErrors = {}
      for (const { path, message } of error.issues) errors[String(path[0])] ??= message
      return { errors }
    },
    maxLength: (name) => maxLengthOf(schema.shape[name]),
  }
}

function maxLengthOf(schema: z.core.$ZodType | undefined): number | undefined {
  const { checks = [], innerType } = (schema?._zod.def ?? {}) as z.core.$ZodTypeDef & { innerType?: z.core.$ZodType }
  if (innerType) return maxLengthOf(innerType)
  const limits = checks.map((check) => check._zod.def).filter((def) => def.check === 'max_length')
  return (limits[0] as z.core.$ZodCheckMaxLengthDef | undefined)?.maximum
}

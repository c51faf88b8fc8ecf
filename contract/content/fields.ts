/** Schemas for texts of the content. */
import * as z from 'zod/mini'

export const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'))
export const metricId = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]*$/, 'must be a camelCase name'))
export const day = z.string().check(
  z.refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text), {
    message: 'must be a real date like 2024-03-31',
    abort: true,
  }),
)
/** As exact as the owner likes: "2024", "2024-03" or "2024-03-31". */
export const date = z
  .string()
  .check(
    z.regex(
      /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/,
      'must be a date like 2024-03-31, 2024-03 or "2024"',
    ),
  )
export const email = z.string().check(z.email('must be an e-mail address'))

/** Non-blank text of at most `max` characters. */
export const text = (max: number) =>
  z.string().check(
    z.refine((value) => value.trim() !== '', 'is empty'),
    z.maxLength(max, `is longer than ${max} characters`),
  )

/** Translated texts; see `content/translation.ts`. */
const translatableTexts = z.registry<object>()

/** Marks a text as translatable. The schema must not be shared with texts that are the same in every language. */
export function translatable<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  translatableTexts.add(schema, {})
  return schema
}

export const isTranslatable = (schema: z.core.$ZodType): boolean => translatableTexts.has(schema)

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
/** What stands in the place of an end, where something goes on. */
export const PRESENT = 'present'
/** The end of what may go on: "present" is the same as no end, and says that none has been forgotten. */
export const end = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^(?:present|\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)$/,
        'must be a date like 2024-03-31, 2024-03 or "2024", or present',
      ),
    ),
  z.transform((written: string) => (written === PRESENT ? undefined : written)),
)
export const email = z.string().check(z.email('must be an e-mail address'))

/** Non-blank text of at most `max` characters. */
export const text = (max: number) =>
  z.string().check(
    z.refine((value) => value.trim() !== '', 'is empty'),
    z.maxLength(max, `is longer than ${max} characters`),
  )

/** Translated texts; see `content/translation.ts`. Those that are names stay as they are where nobody translates them. */
const translatableTexts = z.registry<{ isName?: boolean }>()

/** Marks a text as translatable. The schema must not be shared with texts that are the same in every language. */
export function translatable<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  translatableTexts.add(schema, {})
  return schema
}

export const isTranslatable = (schema: z.core.$ZodType): boolean => translatableTexts.has(schema)
/** Whether nothing is missing where it has no translation. */
export const isName = (schema: z.core.$ZodType): boolean => translatableTexts.get(schema)?.isName === true

export const name = () => text(160)
/** An employer, a school, a publisher: most are called the same in all languages ("Acme"), some are not ("Self-employed"). */
export function organization() {
  const schema = text(160)
  translatableTexts.add(schema, { isName: true })
  return schema
}
/** Stands on a card or a button. */
export const title = () => translatable(text(80))
/** What something is called in the world: a position, a degree, a publication. */
export const called = () => translatable(text(200))
export const line = () => translatable(text(220))
export const paragraph = () => translatable(text(2000))
export const percent = z.int().check(z.gte(0), z.lte(100))
export const url = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
export const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country of two letters like DK (ISO 3166)'))
export const statements = () => z.record(id, translatable(text(600)))
/** A picture in `content/owner/pictures/`, and what it shows, in words for those who do not see it. */
export const picture = () =>
  z.strictObject({
    file: z
      .string()
      .check(z.regex(/^[\w-]+\.(?:jpe?g|png|webp|avif)$/i, 'must be the name of a JPEG, PNG, WebP or AVIF file')),
    words: line(),
  })

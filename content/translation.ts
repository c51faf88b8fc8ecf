/**
 * Texts of the owner in other languages: a file beside each file of `content/owner/`, of the same shape, with only the
 * texts in it. Everything here follows the schema, so that a new field needs no line.
 */
import * as z from 'zod/mini'
import { isName, isTranslatable } from '#contract/content/fields.ts'
import { defOf, unwrap } from './reading/schema-parts.ts'

type Schema = z.core.$ZodType

/** The schema of a translation: the translatable texts, each optional; undefined where there are none. */
export function translationSchema(schema: Schema): z.ZodMiniType | undefined {
  const inner = unwrap(schema)
  if (isTranslatable(inner)) return z.optional(inner as z.ZodMiniType)
  const { type, shape, keyType, valueType } = defOf(inner)
  if (type === 'object' && shape) {
    const parts = Object.entries(shape).flatMap(([key, part]) => {
      const translated = translationSchema(part)
      return translated ? [[key, translated] as const] : []
    })
    return parts.length === 0 ? undefined : z.optional(z.strictObject(Object.fromEntries(parts)))
  }
  if (type === 'record' && keyType && valueType) {
    const translated = translationSchema(valueType)
    // Partial, for a record of all keys of a list would have those that the owner has not written, too.
    return translated && z.optional(z.partialRecord(keyType as z.ZodMiniType<string, string>, translated))
  }
  return undefined
}

export interface Translated<Value> {
  /** Texts without a translation stay as they are. */
  value: Value
  /** How many there are to translate. */
  texts: number
  /** Where a translation is missing, and the text that stands there instead. */
  missing: { path: string[]; text: string }[]
  /** Where a translation is of something that is not there. */
  unknown: string[][]
}

type Tree = Record<string, unknown>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lays a translation over what was written in the default language. */
export function translate<Value>(schema: Schema, value: Value, words: unknown): Translated<Value> {
  const missing: Translated<Value>['missing'] = []
  const unknown: string[][] = []
  let texts = 0
  const lay = (schema: Schema, value: unknown, words: unknown, path: string[]): unknown => {
    if (value === undefined) return value
    const inner = unwrap(schema)
    if (isTranslatable(inner)) {
      if (isName(inner)) return words ?? value
      texts++
      if (words === undefined) missing.push({ path, text: String(value) })
      return words ?? value
    }
    const { type, shape, valueType } = defOf(inner)
    const partOf = (key: string) => (type === 'object' ? shape?.[key] : type === 'record' ? valueType : undefined)
    if (!isTree(value)) return value
    const said = isTree(words) ? words : {}
    for (const key of Object.keys(said)) {
      if (!Object.hasOwn(value, key)) unknown.push([...path, key])
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        const partSchema = partOf(key)
        return [key, partSchema ? lay(partSchema, part, said[key], [...path, key]) : part]
      }),
    )
  }
  return { value: lay(schema, value, words, []) as Value, texts, missing, unknown }
}

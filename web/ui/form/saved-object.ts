/** Reads objects that the browser kept as JSON: an older page may have written them, and anybody can change them. */
import * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'

/**
 * @param text as it was kept, or null.
 * @param base has what an older page did not know.
 * @returns undefined for what does not fit: a form then begins anew, where it could not be shown otherwise.
 */
export function readSavedObject<Saved extends Schema>(
  text: string | null,
  schema: Saved,
  base: object,
): z.output<Saved> | undefined {
  if (!text) return undefined
  try {
    return z.safeParse(schema, { ...base, ...JSON.parse(text) }).data
  } catch {
    return undefined
  }
}

/** The schema of `imprint.yaml`. */
import * as z from 'zod/mini'
import { text, translatable } from './fields.ts'

/** Who answers for the site, as the law of some countries wants it said (Impressum, mentions légales, aviso legal). */
export const imprintFile = z.strictObject({
  /** Its lines stay lines. */
  text: z.optional(translatable(text(4000))),
})

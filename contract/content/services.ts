import * as z from 'zod/mini'
import { id, line, title } from './fields.ts'
import { iconNames } from './kinds.ts'

/** `services.yaml`: what the owner offers. */
export const serviceFile = z.record(
  id,
  z.strictObject({
    title: title(),
    description: line(),
    /** Beside the title. */
    icon: z.optional(z.enum(iconNames)),
    price: z.optional(line()),
  }),
)

/** Paginated lists. */
import * as z from 'zod/mini'
import { code } from './text.ts'

/** Page size. */
export const PAGE_SIZE = 50

/** The previous page's `next`; absent for the first page. */
export const pageQuery = z.object({ after: z.optional(code(200).check(z.maxLength(200))) })
export type PageQuery = z.infer<typeof pageQuery>

/** A page of a list. `next` is the cursor of the following page, null on the last. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()) })

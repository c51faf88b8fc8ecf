/** Lists that come a page at a time. */
import * as z from 'zod/mini'
import { code } from './text.ts'

/** How many entries a page has. */
export const PAGE_SIZE = 50

/** Where the page before ended: its `next`. Without it the first page is meant. */
export const pageQuery = z.object({ after: z.optional(code(200).check(z.maxLength(200))) })
export type PageQuery = z.infer<typeof pageQuery>

/** A page of a list. `next` asks for the one after it and is null on the last. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()) })

import * as z from 'zod/mini'
import { line, title } from './fields.ts'
import { connectionTypes, nodeTypes } from './kinds.ts'

/** `labels.yaml`: how the site calls a few things in the words of the owner's trade. Without one it has words for any trade. */
export const labelsFile = z.strictObject({
  /** Above the skills, on pages and in résumés. */
  skills: z.optional(title()),
  /** Above `availability` on pages, beside it in résumés. */
  availability: z.optional(title()),
  /** In the empty field of the chat. */
  chatPlaceholder: z.optional(title()),
  /** What readers of the owner's own trade choose when the chat or the résumé's dialog asks who they are, and whom a résumé says it was made for. */
  colleague: z.optional(title()),
  /** What such readers look for in a résumé, separated by semicolons; without it, the skills that work and projects name. */
  colleagueLooksFor: z.optional(line()),
  /** What projects, jobs and skills name as `technologies`. */
  technologies: z.optional(title()),
  /** What the chat offers to talk about: these three, and nothing on pages, whose headings they are not. */
  architecture: z.optional(title()),
  projects: z.optional(title()),
  results: z.optional(title()),
  /** What drawings call their kinds of parts and connections. */
  parts: z.optional(z.partialRecord(z.enum(nodeTypes), title())),
  connections: z.optional(z.partialRecord(z.enum(connectionTypes), title())),
})

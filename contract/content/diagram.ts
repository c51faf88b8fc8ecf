/**
 * The schema of a project's diagram: what it is made of and what happens in it. Where things stand is no part of it; the
 * build lays them out (`content/drawing/`). All that makes a drawing live is optional.
 */
import * as z from 'zod/mini'
import { id, text, translatable } from './fields.ts'
import { boundaryTypes, connectionTypes, nodeTypes, walkUnits } from './kinds.ts'

const partLabel = () => translatable(text(26))
const sentence = (max: number) => translatable(text(max))
const connection = { from: id, to: id, type: z.enum(connectionTypes), label: translatable(text(40)) }

/** What happens when a part fails, in the owner's words, or that nobody knows. */
const without = z
  .strictObject({
    says: z.optional(sentence(260)),
    unknown: z.optional(z.literal(true)),
    /** The nodes that behave differently then. */
    reaches: z.optional(z.array(id)),
  })
  .check(
    z.refine(
      ({ says, unknown }) => (says === undefined) !== (unknown === undefined),
      'needs either says or unknown: true',
    ),
    // What nobody knows reaches no part of the drawing.
    z.refine(({ unknown, reaches }) => unknown === undefined || reaches === undefined, {
      path: ['reaches'],
      error: 'needs a sentence: write says in place of unknown: true, or remove reaches',
    }),
  )

/** One moment of a walk: at a node, or along a connection. */
const step = z
  .strictObject({
    at: z.optional(id),
    along: z.optional(id),
    /** Against the connection's direction, as an answer returns. */
    back: z.optional(z.literal(true)),
    /** In the unit of the walk. */
    takes: z.optional(z.number().check(z.gte(0))),
    says: sentence(180),
  })
  .check(z.refine(({ at, along }) => (at === undefined) !== (along === undefined), 'needs either at or along'))

const walk = z.strictObject({
  title: translatable(text(40)),
  unit: z.optional(z.enum(walkUnits)),
  /** What the steps take together: the figure that the case study claims. */
  total: z.optional(z.number().check(z.gt(0))),
  /** Where it is claimed: `metrics.<id>` or `outcomes.<id>`. */
  claim: z.optional(
    z.string().check(z.regex(/^(?:metrics|outcomes)\.[\w-]+$/, 'must be metrics.<id> or outcomes.<id>')),
  ),
  steps: z.record(id, step),
})

const before = z.strictObject({
  title: translatable(text(60)),
  says: sentence(400),
  nodes: z.record(
    id,
    z.strictObject({
      type: z.enum(nodeTypes),
      label: partLabel(),
      /** The node of today that it has turned into. */
      became: z.optional(id),
    }),
  ),
  connections: z.record(id, z.strictObject(connection)),
})

export const diagramFile = z.strictObject({
  title: translatable(text(200)),
  description: sentence(220),
  explanation: translatable(text(2000)),
  /** What is not drawn. */
  leftOut: z.optional(sentence(220)),
  nodes: z.record(
    id,
    z.strictObject({
      type: z.enum(nodeTypes),
      label: partLabel(),
      details: sentence(220),
      without: z.optional(without),
    }),
  ),
  boundaries: z.optional(
    z.record(
      id,
      z.strictObject({
        type: z.enum(boundaryTypes),
        label: translatable(text(32)),
        nodes: z.array(id),
        /** The boundary around this one, which stands above it. */
        within: z.optional(id),
      }),
    ),
  ),
  connections: z.record(
    id,
    z.strictObject({
      ...connection,
      /** The time, volume, size or cost of it. */
      figure: z.optional(translatable(text(20))),
    }),
  ),
  walks: z.optional(z.record(id, walk)),
  before: z.optional(before),
  nextSteps: z.record(id, translatable(text(600))),
  /** What is said to a next step, in the owner's words: statements like all others, which the assistant gives as its answer. */
  answers: z.optional(z.record(id, sentence(400))),
})

export type DiagramFile = z.infer<typeof diagramFile>

/** Layouts that were made before are not made again: they are kept beside the built site, by what they are of. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Layout } from '#contract/content/drawing.ts'
import { codeBehind } from '#contract/site/code-behind.ts'
import { keep, kept, keyOf } from '#contract/site/compiled.ts'
import type { Graph } from './graph.ts'
import { layOut } from './lay-out.ts'

const FILE = 'layouts.json'
/** With other code a graph gets another layout. */
const code = codeBehind(join(import.meta.dirname, 'lay-out.ts'))

/** @param draw is given a function that lays out a graph, or finds how it was laid out. All others are forgotten. */
export function layoutsOf<Result>(draw: (lay: (graph: Graph) => Layout) => Result): Result {
  const known = kept<Record<string, Layout>>(FILE) ?? {}
  const used: Record<string, Layout> = {}
  const version = keyOf(code)
  const result = draw((graph) => {
    const key = createHash('sha256').update(version).update(JSON.stringify(graph)).digest('hex')
    const layout = known[key] ?? layOut(graph)
    used[key] = layout
    return layout
  })
  if (Object.keys(used).some((key) => !(key in known))) keep(FILE, used)
  return result
}

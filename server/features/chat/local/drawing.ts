/** Drawings of projects, as an answer brings them. */
import type { SystemDiagram } from '#contract/chat/chat.ts'
import type { Diagram } from '#contract/content/content.ts'
import type { World } from '#server/knowledge/world/world.ts'

/** With the project that it is of, so that its parts can be asked about. */
export function drawingOf({ projects }: World, diagram: Diagram | undefined): SystemDiagram | undefined {
  return diagram && { ...diagram, project: projects.find((project) => project.diagram === diagram)?.id }
}

/** A part with what it is connected to, and the lines between them. @returns undefined if there is no such part. */
export function drawingAround(whole: SystemDiagram, node: string): SystemDiagram | undefined {
  if (!whole.nodes.some(({ id }) => id === node)) return undefined
  const touching = whole.connections.filter(({ from, to }) => from === node || to === node)
  const shown = new Set([node, ...touching.flatMap(({ from, to }) => [from, to])])
  return {
    ...whole,
    nodes: whole.nodes.filter(({ id }) => shown.has(id)),
    connections: whole.connections.filter(({ from, to }) => shown.has(from) && shown.has(to)),
  }
}

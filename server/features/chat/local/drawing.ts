/** Drawings of projects, as an answer brings them. */
import type { SystemDiagram } from '#contract/chat/chat.ts'
import type { Diagram, Drawing } from '#contract/content/drawing.ts'
import type { World } from '#server/knowledge/world/world.ts'

/** With the project that it is of, so that its parts can be asked about. */
export function drawingOf({ projects }: World, diagram: Diagram | undefined): SystemDiagram | undefined {
  const project = projects.find((one) => one.diagram === diagram)
  if (!diagram || !project?.inAnswers) return undefined
  const { title, description, nodes, connections, explanation } = diagram
  const nextSteps = diagram.nextSteps.map(({ ask }) => ask)
  const { id, inAnswers } = project
  const { upright: drawing, across } = inAnswers
  return { project: id, title, description, nodes, connections, explanation, nextSteps, drawing, across }
}

/**
 * A part with what it is connected to, and the lines between them alone: boundaries around what is not shown, and times of a
 * request that goes elsewhere, say nothing. @returns undefined if there is no such part. */
export function drawingAround(whole: SystemDiagram, node: string): SystemDiagram | undefined {
  if (!whole.nodes.some(({ id }) => id === node)) return undefined
  const touching = whole.connections.filter(({ from, to }) => from === node || to === node)
  const lines = new Set(touching.map(({ id }) => id))
  const shown = new Set([node, ...touching.flatMap(({ from, to }) => [from, to])])
  const around = ({ width, height, box, nodes, lines: all }: Drawing): Drawing => ({
    width,
    height,
    box,
    nodes: nodes.filter(({ id }) => shown.has(id)),
    lines: all.filter(({ id }) => lines.has(id)),
  })
  return {
    ...whole,
    nodes: whole.nodes.filter(({ id }) => shown.has(id)),
    connections: touching,
    drawing: around(whole.drawing),
    ...(whole.across && { across: around(whole.across) }),
  }
}

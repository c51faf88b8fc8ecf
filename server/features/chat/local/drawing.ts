/** Drawings of projects, as an answer brings them. */
import type { SystemDiagram } from '#contract/chat/chat.ts'
import type { Diagram, Drawing } from '#contract/content/drawing.ts'
import type { World } from '#server/knowledge/world/world.ts'

/** With the project that it is of, so that its parts can be asked about. */
export function drawingOf({ projects }: World, diagram: Diagram | undefined): SystemDiagram | undefined {
  const project = projects.find((one) => one.diagram === diagram)
  if (!diagram || !project?.upright) return undefined
  const { title, description, nodes, connections, explanation } = diagram
  const nextSteps = diagram.nextSteps.map(({ ask }) => ask)
  const { id, upright: drawing, drawing: wide } = project
  const across = wide && { across: named(wide, drawing) }
  return { project: id, title, description, nodes, connections, explanation, nextSteps, drawing, ...across }
}

/** Pages have its parts by numbers, in the order of the other one's. */
function named({ width, height, box, nodes, lines }: Drawing, other: Drawing): Drawing {
  const nameOf = (all: { id: string }[]) => {
    const names = all.map(({ id }) => id)
    return <T extends { id: string }>(part: T, i: number): T => ({ ...part, id: names[i] ?? part.id })
  }
  return { width, height, box, nodes: nodes.map(nameOf(other.nodes)), lines: lines.map(nameOf(other.lines)) }
}

/** A part with what it is connected to, and the lines between them. @returns undefined if there is no such part. */
export function drawingAround(whole: SystemDiagram, node: string): SystemDiagram | undefined {
  if (!whole.nodes.some(({ id }) => id === node)) return undefined
  const touching = whole.connections.filter(({ from, to }) => from === node || to === node)
  const lines = new Set(touching.map(({ id }) => id))
  const shown = new Set([node, ...touching.flatMap(({ from, to }) => [from, to])])
  const around = ({ nodes, lines: all, ...board }: Drawing): Drawing => ({
    ...board,
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

/** Turns cells of the grid into places: of nodes, and of the boundaries around them. */
import type { Box } from '#contract/content/drawing.ts'
import { type Boundary, type Cell, depthIn, type Graph, nodesIn } from './graph.ts'
import { NODE } from './sizes.ts'

/** Lines run on a grid of this width, and everything stands on it. */
export const STEP = 8
/** From a node to the boundary around it, and from there to the next one. */
const BOUNDARY_PADDING = 2 * STEP
/** Around everything. */
const MARGIN = STEP

export interface Board {
  width: number
  height: number
  nodes: Record<string, Box>
  boundaries: Record<string, Box>
  /** The titles of boundaries, each in the upper edge of its own. */
  titles: Box[]
}

export function boardOf({ boundaries, gap }: Graph, cells: Record<string, Cell>): Board {
  const all = Object.values(cells)
  const depth = Math.max(0, ...boundaries.map((one) => depthIn(one, boundaries) + 1))
  const edge = MARGIN + depth * BOUNDARY_PADDING + (depth > 0 ? STEP : 0)
  const nodes = Object.fromEntries(
    Object.entries(cells).map(([id, { column, row }]) => [
      id,
      { x: edge + column * (NODE.width + gap.width), y: edge + row * (NODE.height + gap.height), ...NODE },
    ]),
  )
  const boxes = Object.fromEntries(
    boundaries.flatMap((one) => {
      const box = around(one, boundaries, nodes)
      return box ? [[one.id, box]] : []
    }),
  )
  return {
    width: 2 * edge + columnsOf(all) * (NODE.width + gap.width) - gap.width,
    height: 2 * edge + rowsOf(all) * (NODE.height + gap.height) - gap.height,
    nodes,
    boundaries: boxes,
    titles: boundaries.flatMap(({ id, label }) => {
      const box = boxes[id]
      return box ? [titleIn(box, label, Object.values(boxes))] : []
    }),
  }
}

const columnsOf = (cells: Cell[]) => Math.max(0, ...cells.map(({ column }) => column + 1))
const rowsOf = (cells: Cell[]) => Math.max(0, ...cells.map(({ row }) => row + 1))

/** Where a boundary's title stands, in its upper edge. */
export function titleIn(box: Box, { width, height }: { width: number; height: number }, all: Box[]): Box {
  const room = box.width - width - 3 * STEP
  const before = { start: 0, middle: room / 2, end: room }[titleAnchorOf(box, all)]
  return { x: box.x + STEP + before, y: box.y - height / 2 - 2, width: width + STEP, height: height + 4 }
}

/** The start of the edge, unless another boundary just inside it has its own title right below; then the end, or else the middle. */
export function titleAnchorOf({ x, y, width }: Box, all: Box[]): 'start' | 'middle' | 'end' {
  const isNear = (inset: number) => inset > 0 && inset <= BOUNDARY_PADDING
  const below = all.filter((one) => isNear(one.y - y))
  if (!below.some((one) => isNear(one.x - x))) return 'start'
  return below.some((one) => one.x > x + width / 2 && isNear(x + width - one.x - one.width)) ? 'middle' : 'end'
}

function around(boundary: Boundary, all: Boundary[], nodes: Record<string, Box>): Box | undefined {
  const own = nodesIn(boundary, all).flatMap((id) => nodes[id] ?? [])
  if (own.length === 0) return undefined
  const padding = (depthIn(boundary, all) + 1) * BOUNDARY_PADDING
  const left = Math.min(...own.map(({ x }) => x)) - padding
  const top = Math.min(...own.map(({ y }) => y)) - padding
  return {
    x: left,
    y: top,
    width: Math.max(...own.map(({ x, width }) => x + width)) + padding - left,
    height: Math.max(...own.map(({ y, height }) => y + height)) + padding - top,
  }
}

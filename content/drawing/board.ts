/** Turns cells of the grid into places: of nodes, and of the boundaries around them. */
import type { Bounded, Box, TitleAnchor } from '#contract/content/drawing.ts'
import { type Boundary, type Cell, depthIn, type Graph, nodesIn, type Size } from './graph.ts'

/** Lines run on a grid of this width, and everything stands on it. */
export const STEP = 8
/** From one edge to the next, at most. */
const MOST_PADDING = 3 * STEP
/** Of the edge beside its title. */
const EDGE_BESIDE_TITLE = 2 * STEP
/** Around everything. */
const MARGIN = STEP

export interface Board {
  width: number
  height: number
  nodes: Record<string, Box>
  boundaries: Record<string, Bounded>
  /** The titles of boundaries, each in the upper edge of its own. */
  titles: Box[]
}

export function boardOf(graph: Graph, cells: Record<string, Cell>): Board {
  const { boundaries, node, padding } = graph
  const all = Object.values(cells)
  const depth = Math.max(0, ...boundaries.map((one) => depthIn(one, boundaries) + 1))
  const edge = Math.ceil((MARGIN + depth * padding + (depth > 0 ? STEP : 0)) / STEP) * STEP
  const gap = gapFor(graph, depth)
  const nodes = Object.fromEntries(
    Object.entries(cells).map(([id, { column, row }]) => [
      id,
      { x: edge + column * (node.width + gap.width), y: edge + row * (node.height + gap.height), ...node },
    ]),
  )
  const boxes = boundaries.flatMap((one) => {
    const box = around(one, graph, nodes)
    return box ? [{ one, box }] : []
  })
  const edges = boxes.map(({ box }) => box)
  const bounded = boxes.map(({ one, box }): { one: Boundary; box: Bounded } => {
    return { one, box: { ...box, title: titleAnchorOf(box, edges, one.label, entriesFromAbove(one, graph, nodes)) } }
  })
  return {
    width: 2 * edge + columnsOf(all) * (node.width + gap.width) - gap.width,
    height: 2 * edge + rowsOf(all) * (node.height + gap.height) - gap.height,
    nodes,
    boundaries: Object.fromEntries(bounded.map(({ one, box }) => [one.id, box])),
    titles: bounded.map(({ one, box }) => titleIn(box, one.label, box.title)),
  }
}

/** Where lines come straight down through a boundary's upper edge. */
function entriesFromAbove(boundary: Boundary, { boundaries, lines }: Graph, nodes: Record<string, Box>): number[] {
  const own = new Set(nodesIn(boundary, boundaries))
  return lines.flatMap(({ from, to }) => {
    const [inside, outside] = own.has(to) ? [nodes[to], nodes[from]] : [nodes[from], nodes[to]]
    const isEntry = own.has(from) !== own.has(to) && inside && outside && inside.x === outside.x && outside.y < inside.y
    return isEntry ? [inside.x + inside.width / 2] : []
  })
}

/** With room for the boundaries between two rows, and between two columns for one node's boundary with a wide title. */
function gapFor({ boundaries, gap, node, padding }: Graph, depth: number): Size {
  const needed = boundaries.map((one) => {
    const own = paddingOf(one, boundaries, padding)
    const excess = widened(node.width + 2 * own, one) - node.width - 2 * own
    return excess > 0 ? own + excess / 2 + depth * padding + STEP : 0
  })
  const height = depth > 0 ? (depth + 1) * padding + 3 * STEP : 0
  const onGrid = (length: number) => Math.ceil(length / (2 * STEP)) * 2 * STEP
  return { width: onGrid(Math.max(gap.width, ...needed)), height: onGrid(Math.max(gap.height, height)) }
}

const paddingOf = (boundary: Boundary, all: Boundary[], padding: number) => (depthIn(boundary, all) + 1) * padding

/** No title is wider than its edge. */
const widened = (width: number, { label }: Boundary) =>
  Math.max(width, Math.ceil((label.width + 2 * EDGE_BESIDE_TITLE) / (2 * STEP)) * 2 * STEP)

const columnsOf = (cells: Cell[]) => Math.max(0, ...cells.map(({ column }) => column + 1))
const rowsOf = (cells: Cell[]) => Math.max(0, ...cells.map(({ row }) => row + 1))

/** Where a boundary's title stands, in its upper edge. */
export function titleIn(box: Box, { width, height }: Size, anchor: TitleAnchor): Box {
  const room = box.width - width - 3 * STEP
  const before = { start: 0, middle: room / 2, end: room }[anchor]
  return { x: box.x + STEP + before, y: box.y - height / 2 - 2, width: width + STEP, height: height + 4 }
}

/**
 * The start of the edge, unless another boundary just inside it has its own title right below, or lines come through there.
 * @param entries where lines come through the edge.
 */
export function titleAnchorOf(box: Box, all: Box[], size: Size, entries: number[] = []): TitleAnchor {
  const isNear = (inset: number) => inset > 0 && inset <= MOST_PADDING
  const below = all.filter((one) => isNear(one.y - box.y))
  const isFree = {
    start: !below.some((one) => isNear(one.x - box.x)),
    middle: true,
    end: !below.some((one) => one.x > box.x + box.width / 2 && isNear(box.x + box.width - one.x - one.width)),
  }
  const crossed = (anchor: TitleAnchor) => {
    const { x, width } = titleIn(box, size, anchor)
    return entries.filter((entry) => entry > x - STEP && entry < x + width + STEP).length
  }
  const free = (['start', 'end', 'middle'] as const).filter((anchor) => isFree[anchor])
  return free.reduce((best, anchor) => (crossed(anchor) < crossed(best) ? anchor : best), free[0] ?? 'start')
}

function around(
  boundary: Boundary,
  { boundaries: all, padding: one }: Graph,
  nodes: Record<string, Box>,
): Box | undefined {
  const own = nodesIn(boundary, all).flatMap((id) => nodes[id] ?? [])
  if (own.length === 0) return undefined
  const padding = paddingOf(boundary, all, one)
  const left = Math.min(...own.map(({ x }) => x)) - padding
  const top = Math.min(...own.map(({ y }) => y)) - padding
  const right = Math.max(...own.map(({ x, width }) => x + width)) + padding
  const width = widened(right - left, boundary)
  return {
    x: left - (width - right + left) / 2,
    y: top,
    width,
    height: Math.max(...own.map(({ y, height }) => y + height)) + padding - top,
  }
}

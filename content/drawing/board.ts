/** Turns cells of the grid into places: of nodes, and of the boundaries around them. */
import type { Bounded, Box, TitleAnchor } from '#contract/content/drawing.ts'
import { type Boundary, type Cell, depthIn, type Graph, nodesIn, type Size } from './graph.ts'

/** Lines run on a grid of this width, and everything stands on it. */
export const STEP = 8
/** From one edge to the next, at most. */
const MOST_PADDING = 3 * STEP
/** Of the edge beside its title. */
const EDGE_BESIDE_TITLE = 2 * STEP
/** The sign of a node's kind stands above its box, and a time below it. */
export const SIGN = 12
/** From an edge to the words beside it. */
export const BESIDE_EDGE = 4
/** Around all that is drawn: a step of the grid. */
export const MARGIN = 8

export interface Board {
  width: number
  height: number
  nodes: Record<string, Box>
  boundaries: Record<string, Bounded>
  /** The titles of boundaries, each in the upper edge of its own. */
  titles: Box[]
  /** What a request takes at nodes, each in the lower edge of its own. */
  times: Box[]
}

export function boardOf(graph: Graph, cells: Record<string, Cell>): Board {
  const { boundaries, node, padding } = graph
  const all = Object.values(cells)
  const depth = Math.max(0, ...boundaries.map((one) => depthIn(one, boundaries) + 1))
  const edgeFor = (length: number) => Math.ceil((MARGIN + depth * length + (depth > 0 ? STEP : 0)) / STEP) * STEP
  const edge = { x: edgeFor(padding.width), y: edgeFor(padding.height) }
  const gap = gapFor(graph, cells, depth)
  const tops = [edge.y]
  for (let row = 1; row < rowsOf(all); row++)
    tops.push((tops[row - 1] ?? 0) + node.height + gapBelow(row - 1, gap, graph, cells))
  const nodes = Object.fromEntries(
    Object.entries(cells).map(([id, { column, row }]) => [
      id,
      { x: edge.x + column * (node.width + gap.width), y: tops[row] ?? edge.y, ...node },
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
    width: 2 * edge.x + columnsOf(all) * (node.width + gap.width) - gap.width,
    height: (tops.at(-1) ?? edge.y) + node.height + edge.y,
    nodes,
    boundaries: Object.fromEntries(bounded.map(({ one, box }) => [one.id, box])),
    titles: bounded.map(({ one, box }) => titleIn(box, one.label, box.title)),
    times: Object.entries(graph.times ?? {}).flatMap(([id, size]) => {
      const box = nodes[id]
      return box ? [timeIn(box, size)] : []
    }),
  }
}

/** From the end of a node's lower edge to the time in it. */
export const TIME_INSET = 8

/** Where what a request takes at a node stands, in the end of its lower edge. */
export const timeIn = (node: Box, { width, height }: Size): Box => ({
  x: node.x + node.width - TIME_INSET - width,
  y: node.y + node.height - height / 2,
  width,
  height,
})

/** Where lines come straight down through a boundary's upper edge. */
function entriesFromAbove(boundary: Boundary, { boundaries, lines }: Graph, nodes: Record<string, Box>): number[] {
  const own = new Set(nodesIn(boundary, boundaries))
  return lines.flatMap(({ from, to }) => {
    const [inside, outside] = own.has(to) ? [nodes[to], nodes[from]] : [nodes[from], nodes[to]]
    const isEntry = own.has(from) !== own.has(to) && inside && outside && inside.x === outside.x && outside.y < inside.y
    return isEntry ? [inside.x + inside.width / 2] : []
  })
}

/**
 * With room for the boundaries between two rows, and between two columns for one node's boundary with a wide title and for words
 * between the edges there.
 */
function gapFor(graph: Graph, cells: Record<string, Cell>, depth: number): Size {
  const { boundaries, gap, node, padding } = graph
  const needed = boundaries.map((one) => {
    const own = paddingOf(one, boundaries, padding.width)
    const excess = widened(node.width + 2 * own, one) - node.width - 2 * own
    return excess > 0 ? own + excess / 2 + depth * padding.width + STEP : 0
  })
  const height = depth > 0 ? (depth + 1) * padding.height + 3 * STEP : 0
  const words = graph.lines.flatMap(({ from, to, label }) => {
    const [a, b] = [cells[from], cells[to]]
    const areBeside = a && b && a.row === b.row && Math.abs(a.column - b.column) === 1
    if (!label || !areBeside) return []
    return [edgeAround(from, to, graph).width + label.width + 2 * BESIDE_EDGE + edgeAround(to, from, graph).width]
  })
  const width = Math.max(gap.width, ...needed, ...words)
  return { width: onGrid(width), height: onGrid(Math.max(gap.height, height)) }
}

/** Between a row and the next: higher where words of a line down have no room above, below or between the edges there. */
function gapBelow(row: number, gap: Size, graph: Graph, cells: Record<string, Cell>): number {
  const needed = graph.lines.flatMap(({ from, to, label }) => {
    const [a, b] = [cells[from], cells[to]]
    if (!label || !a || !b || a.column !== b.column || Math.abs(a.row - b.row) !== 1) return []
    const [upper, lower] = a.row < b.row ? [from, to] : [to, from]
    if (Math.min(a.row, b.row) !== row) return []
    const [above, below] = [edgeAround(upper, lower, graph).height, edgeAround(lower, upper, graph).height]
    const height = label.height + 2 * BESIDE_EDGE
    return [above, below - SIGN].some((room) => room >= height) ? [] : [above + height + below]
  })
  return onGrid(Math.max(gap.height, ...needed))
}

/** From a node to the last edge around it that is not around the other. */
function edgeAround(node: string, other: string, { boundaries, padding }: Graph): Size {
  const ending = boundaries.filter((one) => {
    const own = nodesIn(one, boundaries)
    return own.includes(node) && !own.includes(other)
  })
  const most = (length: number) => Math.max(0, ...ending.map((one) => paddingOf(one, boundaries, length)))
  return { width: most(padding.width), height: most(padding.height) }
}

const onGrid = (length: number) => Math.ceil(length / (2 * STEP)) * 2 * STEP

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

function around(boundary: Boundary, graph: Graph, nodes: Record<string, Box>): Box | undefined {
  const { boundaries: all, padding } = graph
  // One within it may be wider than its own nodes need, for its title.
  const inner = all.filter(({ within }) => within === boundary.id).flatMap((one) => around(one, graph, nodes) ?? [])
  const own = nodesIn(boundary, all).flatMap((id) => nodes[id] ?? [])
  if (own.length === 0) return undefined
  const [beside, above] = [paddingOf(boundary, all, padding.width), paddingOf(boundary, all, padding.height)]
  const left = Math.min(...own.map(({ x }) => x - beside), ...inner.map(({ x }) => x - padding.width))
  const right = Math.max(
    ...own.map(({ x, width }) => x + width + beside),
    ...inner.map(({ x, width }) => x + width + padding.width),
  )
  const top = Math.min(...own.map(({ y }) => y)) - above
  const width = widened(right - left, boundary)
  return {
    x: left - (width - right + left) / 2,
    y: top,
    width,
    height: Math.max(...own.map(({ y, height }) => y + height)) + above - top,
  }
}

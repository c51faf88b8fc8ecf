/**
 * Gives each node a cell of a grid, by simulated annealing: short straight lines without crossings, boundaries that hold
 * their own nodes alone. The same graph always gets the same cells.
 */
import { createRandom } from '#contract/random.ts'
import { type Cell, type Graph, nodesIn } from './graph.ts'

const RESTARTS = 6
const STEPS = 14_000
const HOTTEST = 4
const COLDEST = 0.05

/** What a fault costs, in lengths of one column. */
const price = {
  /** Further length of a line on the main path, beside that of all. */
  main: 1.6,
  bend: 0.7,
  backwards: 0.5,
  /** A node that a line would have to go around. */
  blocked: 2.2,
  crossing: 2.4,
  /** A node in a boundary that is not its own, or two boundaries in each other. */
  intruder: 14,
  emptyCell: 0.25,
  /** The path begins at the upper left of a wide drawing, and at the top of a narrow one. */
  lateStart: 0.8,
}

/** So many different results are worth a look. */
const CANDIDATES = 3

/** @returns a cell for each node, the least column and row being 0: the best results, the best one first. */
export function place(graph: Graph): Record<string, Cell>[] {
  const { nodes, columns } = graph
  // With a few cells to spare.
  const rows = Math.ceil((nodes.length + 2) / columns)
  const cost = costOf(graph)
  const found = Array.from({ length: RESTARTS }, (_, restart) =>
    turned(anneal(nodes.length, columns, rows, cost, createRandom(restart + 1)).cells, cost),
  )
  const byCost = found.sort((one, other) => one.cost - other.cost).map(({ cells }) => named(nodes, cells))
  const placed = [...new Map(byCost.map((cells) => [JSON.stringify(cells), cells])).values()]
  return placed.slice(0, CANDIDATES)
}

/** What was found, or its mirror image: lengths and crossings are the same in it, but the path may begin where reading does. */
function turned(cells: Cell[], cost: (cells: Cell[]) => number): { cells: Cell[]; cost: number } {
  const last = { column: Math.max(...cells.map(({ column }) => column)), row: Math.max(...cells.map(({ row }) => row)) }
  const across = (some: Cell[]) => some.map(({ column, row }) => ({ column: last.column - column, row }))
  const down = (some: Cell[]) => some.map(({ column, row }) => ({ column, row: last.row - row }))
  const images = [cells, across(cells), down(cells), across(down(cells))]
  return images
    .map((some) => ({ cells: some, cost: cost(some) }))
    .reduce((best, one) => (one.cost < best.cost ? one : best))
}

function named(nodes: string[], cells: Cell[]): Record<string, Cell> {
  const left = Math.min(...cells.map(({ column }) => column))
  const top = Math.min(...cells.map(({ row }) => row))
  return Object.fromEntries(
    nodes.map((id, i) => [id, { column: (cells[i]?.column ?? 0) - left, row: (cells[i]?.row ?? 0) - top }]),
  )
}

function anneal(count: number, columns: number, rows: number, cost: (cells: Cell[]) => number, random: () => number) {
  const all: Cell[] = Array.from({ length: columns * rows }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  }))
  // The first ones are the nodes', the rest are empty.
  const order = [...all]
  let now = cost(order.slice(0, count))
  let best = { cells: order.slice(0, count), cost: now }
  for (let step = 0; step < STEPS; step++) {
    const heat = HOTTEST * (COLDEST / HOTTEST) ** (step / STEPS)
    const one = Math.floor(random() * count)
    const other = Math.floor(random() * order.length)
    if (one === other) continue
    swap(order, one, other)
    const next = cost(order)
    if (next <= now || random() < Math.exp((now - next) / heat)) now = next
    else swap(order, one, other)
    if (now < best.cost - 1e-9) best = { cells: order.slice(0, count), cost: now }
  }
  return best
}

function swap(cells: Cell[], one: number, other: number): void {
  const [a, b] = [cells[one], cells[other]]
  if (!a || !b) return
  cells[one] = b
  cells[other] = a
}

/** Cells beyond those of the nodes are empty and cost nothing. */
function costOf({ nodes, lines, boundaries, columns, gap, node }: Graph): (cells: Cell[]) => number {
  const indexOf = new Map(nodes.map((id, i) => [id, i]))
  const isNarrow = columns < 3
  /** A row is lower than a column is wide. */
  const rowLength = isNarrow ? 0.75 : (node.height + gap.height) / (node.width + gap.width)
  const ends = lines.flatMap(({ from, to, isMain }) => {
    const [a, b] = [indexOf.get(from), indexOf.get(to)]
    return a === undefined || b === undefined || a === b ? [] : [{ a, b, isMain }]
  })
  const groups = boundaries.map((boundary) => ({
    id: boundary.id,
    within: boundary.within,
    nodes: new Set(nodesIn(boundary, boundaries).flatMap((id) => indexOf.get(id) ?? [])),
  }))
  const first = ends.find(({ isMain }) => isMain)?.a ?? 0
  return (cells) => {
    const cell = (i: number) => cells[i] as Cell
    let cost = 0
    for (const { a, b, isMain } of ends) {
      const [from, to] = [cell(a), cell(b)]
      const across = Math.abs(from.column - to.column)
      const down = Math.abs(from.row - to.row)
      const weight = isMain ? 1 + price.main : 1
      cost += (across + down * rowLength) * weight
      if (across > 0 && down > 0) cost += price.bend * weight
      if (isNarrow ? to.row < from.row : to.column < from.column) cost += price.backwards * weight
      for (let i = 0; i < nodes.length; i++) {
        if (i !== a && i !== b && isBetween(cell(i), from, to)) cost += price.blocked * weight
      }
    }
    for (let i = 0; i < ends.length; i++) {
      for (let j = 0; j < i; j++) {
        const [one, other] = [ends[i], ends[j]]
        if (one && other && cross(cell(one.a), cell(one.b), cell(other.a), cell(other.b))) cost += price.crossing
      }
    }
    const areas = groups.map(({ nodes: own }) => areaOf([...own].map(cell)))
    for (const [g, group] of groups.entries()) {
      const area = areas[g]
      if (!area) continue
      cost += (sizeOf(area) - group.nodes.size) * price.emptyCell
      for (let i = 0; i < nodes.length; i++) {
        if (!group.nodes.has(i) && holds(area, cell(i))) cost += price.intruder
      }
      for (let other = 0; other < g; other++) {
        const [own, others] = [group.nodes, groups[other]?.nodes ?? new Set<number>()]
        const isNested = [...own].every((i) => others.has(i)) || [...others].every((i) => own.has(i))
        const beside = areas[other]
        if (!isNested && beside && overlap(area, beside)) cost += price.intruder
      }
    }
    const whole = areaOf(nodes.map((_, i) => cell(i)))
    if (whole) cost += (sizeOf(whole) - nodes.length) * price.emptyCell + (whole.bottom - whole.top) * 0.2
    const start = cell(first)
    const startsLate = start.row - (whole?.top ?? 0) + (isNarrow ? 0 : start.column - (whole?.left ?? 0))
    cost += startsLate * price.lateStart
    return cost
  }
}

interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

function areaOf(cells: Cell[]): Area | undefined {
  const [first] = cells
  if (!first) return undefined
  const area = { left: first.column, right: first.column, top: first.row, bottom: first.row }
  for (const { column, row } of cells) {
    area.left = Math.min(area.left, column)
    area.right = Math.max(area.right, column)
    area.top = Math.min(area.top, row)
    area.bottom = Math.max(area.bottom, row)
  }
  return area
}

const sizeOf = ({ left, right, top, bottom }: Area) => (right - left + 1) * (bottom - top + 1)
const holds = (area: Area, { column, row }: Cell) =>
  column >= area.left && column <= area.right && row >= area.top && row <= area.bottom
const overlap = (a: Area, b: Area) => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom

/** Whether a node stands on the straight line from one to the other. */
function isBetween(node: Cell, from: Cell, to: Cell): boolean {
  const [dx, dy] = [to.column - from.column, to.row - from.row]
  const [nx, ny] = [node.column - from.column, node.row - from.row]
  if (dx * ny !== dy * nx) return false
  const along = nx * dx + ny * dy
  return along > 0 && along < dx * dx + dy * dy
}

const side = (a: Cell, b: Cell, c: Cell) =>
  Math.sign((b.column - a.column) * (c.row - a.row) - (b.row - a.row) * (c.column - a.column))

/** Whether two straight lines cross; lines that begin or end at the same node do not. */
const cross = (a: Cell, b: Cell, c: Cell, d: Cell): boolean =>
  a !== c && a !== d && b !== c && b !== d && side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

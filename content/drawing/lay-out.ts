/** Lays out a diagram: cells for its nodes, then a way for each line, with its words on it where they cover nothing. */

import type { Box, Layout, Route, Side } from '#contract/content/drawing.ts'
import { createRandom } from '#contract/random.ts'
import { BESIDE_EDGE, type Board, boardOf, MARGIN, SIGN, STEP } from './board.ts'
import type { Graph, Line, Size } from './graph.ts'
import { place } from './place.ts'
import { boxBetween, Ground, grown, type Point } from './route.ts'
import { ASIDE } from './sizes.ts'

/** So many orders are tried in which the lines find their ways: a line goes around those before it. */
const TRIES = 12

/** What a label's place costs, in steps of the grid. */
const price = {
  node: 200,
  outside: 100,
  label: 200,
  title: 60,
  time: 200,
  edge: 30,
  line: 12,
  corner: 10,
  shortEnd: 30,
  offMiddle: 0.15,
  side: { on: 0, above: 0, right: 0.5, left: 1.5, below: 2, around: 6 },
  /** A line would run between two lines of words. */
  onAcross: 24,
}

/** A line through words goes through so many points of the grid there. */
const POINTS_PER_LINE = 3

/** Words on a line down leave most of it to be seen: they hide so much of a straight piece, and none of its corners. */
const HIDDEN_AT_MOST = 0.45

export function layOut(graph: Graph): Layout {
  let best: { board: Board; lines: Record<string, Route>; cost: number } | undefined
  for (const cells of graph.cells ? [graph.cells] : place(graph)) {
    const board = boardOf(graph, cells)
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const made = routeAll(board, ordered(graph.lines, board, attempt))
      if (!best || made.cost < best.cost - 1e-9) best = { board, ...made }
    }
  }
  if (!best) return { width: 0, height: 0, nodes: {}, boundaries: {}, lines: {} }
  return trimmed(best.board, best.lines)
}

/** Cut to what is drawn: lines and words may stand out at the sides, or leave room that nothing fills. */
function trimmed({ nodes, boundaries, titles }: Board, lines: Record<string, Route>): Layout {
  const drawn = [
    ...Object.values(nodes).map((box) => ({ ...box, y: box.y - SIGN, height: box.height + 1.5 * SIGN })),
    ...[...Object.values(boundaries), ...titles],
    ...Object.values(lines).flatMap(({ points, label }) => [
      ...points.map((point) => ({ ...point, width: 0, height: 0 })),
      ...(label ? [label] : []),
    ]),
  ]
  const left = Math.floor(Math.min(...drawn.map(({ x }) => x))) - MARGIN
  const top = Math.floor(Math.min(...drawn.map(({ y }) => y))) - MARGIN
  const move = <Place extends Point>(place: Place): Place => ({ ...place, x: place.x - left, y: place.y - top })
  const moved = <Place extends Box>(boxes: Record<string, Place>) =>
    Object.fromEntries(Object.entries(boxes).map(([id, box]) => [id, move(box)]))
  return {
    width: Math.ceil(Math.max(...drawn.map(({ x, width }) => x + width))) + MARGIN - left,
    height: Math.ceil(Math.max(...drawn.map(({ y, height }) => y + height))) + MARGIN - top,
    nodes: moved(nodes),
    boundaries: moved(boundaries),
    lines: Object.fromEntries(
      Object.entries(lines).map(([id, { points, label }]) => [
        id,
        { points: points.map(move), ...(label && { label: move(label) }) },
      ]),
    ),
  }
}

/** The main path first, then the shorter ones first; in further attempts at random. */
function ordered(lines: Line[], { nodes }: Board, attempt: number): Line[] {
  const random = createRandom(attempt)
  const lengthOf = ({ from, to }: Line) => {
    const [a, b] = [nodes[from], nodes[to]]
    return a && b ? Math.abs(a.x - b.x) + Math.abs(a.y - b.y) : 0
  }
  const rank = new Map(lines.map((line) => [line, attempt === 0 ? lengthOf(line) : random()]))
  return [...lines].sort(
    (one, other) => Number(other.isMain) - Number(one.isMain) || (rank.get(one) ?? 0) - (rank.get(other) ?? 0),
  )
}

function routeAll(board: Board, lines: Line[]): { lines: Record<string, Route>; cost: number } {
  const ground = new Ground(board)
  const made: Record<string, Route> = {}
  let cost = 0
  for (const line of lines) {
    const { id, from, to } = line
    const [start, end] = [board.nodes[from], board.nodes[to]]
    const points = start && end && ground.way(start, end)
    if (!points) {
      cost += 1000
      continue
    }
    const spot = spotFor(line, points, board, (box) => ground.linesIn(box), labelsOf(made))
    ground.addLine(points)
    if (spot) ground.addLabel(spot.box)
    made[id] = { points, ...(spot && { label: spot.box }) }
    cost += lengthOf(points) / STEP + (points.length - 2) * 12 + crossings(points, made, id) * 20
  }
  return { lines: made, cost: cost + placeWords(board, lines, made) }
}

const labelsOf = (routes: Record<string, Route>) => Object.values(routes).flatMap(({ label }) => label ?? [])

/** Finds better places for words, now that all lines are there. @returns what they cost. */
function placeWords(board: Board, lines: Line[], made: Record<string, Route>): number {
  let cost = 0
  for (const line of lines) {
    const { [line.id]: own, ...others } = made
    if (!own) continue
    const pieces = Object.values(others).flatMap(({ points }) => piecesOf(points))
    const linesIn = (box: Box) =>
      pieces.filter(({ from, to }) => overlaps(grown(boxBetween(from, to), 1), box)).length * POINTS_PER_LINE
    const spot = spotFor(line, own.points, board, linesIn, labelsOf(others))
    if (!spot) continue
    own.label = spot.box
    cost += spot.cost
  }
  return cost
}

const lengthOf = (points: Point[]) =>
  points.reduce((sum, { x, y }, i) => {
    const before = points[i - 1]
    return before ? sum + Math.abs(x - before.x) + Math.abs(y - before.y) : 0
  }, 0)

const crossings = (points: Point[], others: Record<string, Route>, own: string) =>
  Object.entries(others).reduce((sum, [id, other]) => sum + (id === own ? 0 : countCrossings(points, other.points)), 0)

/** How often two lines at right angles cross. */
export function countCrossings(one: Point[], other: Point[]): number {
  let count = 0
  for (let i = 1; i < one.length; i++) {
    for (let j = 1; j < other.length; j++) {
      const [a, b, c, d] = [one[i - 1], one[i], other[j - 1], other[j]]
      if (a && b && c && d && (isCrossed(a, b, c, d) || isCrossed(c, d, a, b))) count++
    }
  }
  return count
}

/** Whether a line across is crossed by one down. */
const isCrossed = (a: Point, b: Point, c: Point, d: Point) =>
  a.y === b.y &&
  c.x === d.x &&
  c.x > Math.min(a.x, b.x) &&
  c.x < Math.max(a.x, b.x) &&
  a.y > Math.min(c.y, d.y) &&
  a.y < Math.max(c.y, d.y)

/** The straight pieces of a line. */
const piecesOf = (points: Point[]) => points.slice(1).map((to, i) => ({ from: points[i] ?? to, to }))

type Spot = Box & { side: Side }

/** The best place for a line's words: on it, or beside it where too little of it would be left. Nothing for a line without. */
function spotFor(
  { label: size, around }: Pick<Line, 'label' | 'around'>,
  points: Point[],
  board: Board,
  linesIn: (box: Box) => number,
  labels: Box[],
): { box: Spot; cost: number } | undefined {
  if (!size) return undefined
  const whole = lengthOf(points)
  const pieces = piecesOf(points)
  let best: { box: Spot; cost: number } = {
    box: spotAt(points[0] ?? { x: 0, y: 0 }, size, 'on'),
    cost: Number.POSITIVE_INFINITY,
  }
  let passed = 0
  for (const piece of pieces) {
    const { from, to } = piece
    const length = lengthOf([from, to])
    const isAcross = from.y === to.y
    for (let along = 0; along <= length; along += STEP / 4) {
      const share = along / length
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      const half = (isAcross ? size.width : size.height) / 2
      const isOverEnd = along < half || length - along < half
      const endsLeft = Math.min(passed + along, whole - passed - along) - half
      const ownLeft = Math.min(along, length - along) - half
      const place = (isOverEnd ? price.corner : 0) + (Math.abs(passed + along - whole / 2) / STEP) * price.offMiddle
      for (const side of isAcross
        ? (['above', 'below', around ? 'around' : 'on'] as const)
        : (['on', 'right', 'left'] as const)) {
        const box = spotAt(at, side === 'around' && around ? around : size, side)
        const besides = side === 'around' ? pieces.filter((one) => one !== piece) : pieces
        const own = side === 'on' ? 0 : besides.filter(({ from, to }) => overlaps(boxBetween(from, to), box)).length
        const isTooMuch = isAcross ? endsLeft < STEP : 2 * half > length * HIDDEN_AT_MOST || ownLeft < 2 * STEP
        const isShort = side === 'on' && isTooMuch
        const cost =
          place +
          (isAcross && side === 'on' ? price.onAcross : price.side[side]) +
          (isShort ? price.shortEnd : 0) +
          own * price.line * POINTS_PER_LINE +
          costOfSpot(box, board, labels) +
          linesIn(box) * price.line
        if (cost < best.cost - 1e-9) best = { box, cost }
      }
    }
    passed += length
  }
  return best
}

const withSigns = ({ nodes }: Board) =>
  Object.values(nodes).map((box) => ({ ...box, y: box.y - SIGN, height: box.height + SIGN }))

/** What is in the way of a label. */
const costOfSpot = (box: Box, board: Board, labels: Box[]) =>
  overlapping(withSigns(board), grown(box, 3)) * price.node +
  (isInside(box, { x: 0, y: 0, width: board.width, height: board.height }) ? 0 : price.outside) +
  overlapping(labels, grown(box, 3)) * price.label +
  overlapping(board.titles, grown(box, 2)) * price.title +
  overlapping(board.times, grown(box, 3)) * price.time +
  edgesIn(board, grown(box, BESIDE_EDGE - 1)) * price.edge

function spotAt({ x, y }: Point, { width, height }: Size, side: Side): Spot {
  const left = {
    on: x - width / 2,
    around: x - width / 2,
    above: x - width / 2,
    below: x - width / 2,
    left: x - ASIDE - width,
    right: x + ASIDE,
  }
  const top = {
    on: y - height / 2,
    around: y - height / 2,
    left: y - height / 2,
    right: y - height / 2,
    above: y - ASIDE / 2 - height,
    below: y + ASIDE / 2,
  }
  return { x: left[side], y: top[side], width, height, side }
}

const overlapping = (boxes: Box[], box: Box) => boxes.filter((one) => overlaps(one, box)).length

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** How many edges of boundaries run through a box. */
const edgesIn = ({ boundaries }: Board, box: Box) =>
  Object.values(boundaries).filter((one) => overlaps(one, box) && !isInside(box, one)).length

const isInside = (inner: Box, outer: Box) =>
  inner.x > outer.x &&
  inner.y > outer.y &&
  inner.x + inner.width < outer.x + outer.width &&
  inner.y + inner.height < outer.y + outer.height

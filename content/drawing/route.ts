/** Finds the way of one line over the board: at right angles, short, with few corners, not along others. A* on the grid. */
import type { Box } from '#contract/content/drawing.ts'
import { type Board, STEP } from './board.ts'

export interface Point {
  x: number
  y: number
}

/** What something costs, in steps of the grid. */
const price = {
  corner: 9,
  crossing: 16,
  /** For each step beside another line. */
  beside: 5,
  /** For each step along the edge of a boundary. */
  edge: 5,
  /** For each step close to a node that it does not lead to. */
  near: 2,
  title: 40,
  time: 40,
  label: 40,
  /** For each step away from the middle of a node's side. */
  offMiddle: 0.7,
}

/** In steps. */
const SIGN = 4

const directions = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const

/** What lies on the board so far: every point of the grid, by what leading a line over it costs. */
export class Ground {
  readonly columns: number
  readonly rows: number
  /** Cost of entering a point; infinite inside nodes. */
  private readonly cost: Float64Array
  /** Whether a line runs through a point across (1) or down (2). */
  private readonly lines: Uint8Array
  private readonly boundaryEdges: Uint8Array
  /** Points that a time is written on. */
  private readonly times = new Set<number>()

  constructor(board: Board) {
    this.columns = Math.floor(board.width / STEP) + 1
    this.rows = Math.floor(board.height / STEP) + 1
    const size = this.columns * this.rows
    this.cost = new Float64Array(size)
    this.lines = new Uint8Array(size)
    this.boundaryEdges = new Uint8Array(size)
    for (const box of Object.values(board.nodes)) {
      this.each(grown(box, 2 * STEP), (i) => this.add(i, price.near))
      this.each(grown(box, STEP - 1), (i) => this.add(i, Number.POSITIVE_INFINITY))
    }
    for (const title of board.titles) this.each(grown(title, 3), (i) => this.add(i, price.title))
    for (const time of board.times) {
      this.each(grown(time, 3), (i) => {
        this.add(i, price.time)
        this.times.add(i)
      })
    }
    for (const { x, y, width, height } of Object.values(board.boundaries)) {
      for (const edge of [y, y + height]) this.each({ x, y: edge - 4, width, height: 8 }, (i) => this.markEdge(i, 1))
      for (const edge of [x, x + width]) this.each({ x: edge - 4, y, width: 8, height }, (i) => this.markEdge(i, 2))
    }
  }

  /** Later lines go around a label. */
  addLabel(box: Box): void {
    this.each(grown(box, 4), (i) => this.add(i, price.label))
  }

  addLine(points: Point[]): void {
    for (const [i, from] of points.entries()) {
      const to = points[i + 1]
      if (!to) continue
      const bit = from.y === to.y ? 1 : 2
      this.each(boxBetween(from, to), (at) => {
        this.lines[at] = (this.lines[at] ?? 0) | bit
      })
    }
  }

  /** How many points of other lines are in a box. */
  linesIn(box: Box): number {
    let count = 0
    this.each(box, (i) => {
      if (this.lines[i]) count++
    })
    return count
  }

  /** @returns undefined where there is no way. */
  way(from: Box, to: Box): Point[] | undefined {
    const goals = new Map(this.ports(to).map(({ at, out, off }) => [at * 4 + ((out + 2) % 4), off]))
    const target = { column: Math.round((to.x + to.width / 2) / STEP), row: Math.round((to.y + to.height / 2) / STEP) }
    const best = new Float64Array(this.cost.length * 4).fill(Number.POSITIVE_INFINITY)
    const cameFrom = new Int32Array(this.cost.length * 4).fill(-1)
    const open = new Heap()
    const reach = (state: number, cost: number, before: number) => {
      if (cost >= (best[state] ?? 0)) return
      best[state] = cost
      cameFrom[state] = before
      const at = Math.floor(state / 4)
      const away = Math.abs((at % this.columns) - target.column) + Math.abs(Math.floor(at / this.columns) - target.row)
      open.push(state, cost + Math.max(0, away - 8))
    }
    for (const { at, out, off } of this.ports(from)) reach(at * 4 + out, off, -1)
    let found: { state: number; cost: number } | undefined
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
      const cost = best[state] ?? 0
      if (found && cost >= found.cost) continue
      const off = goals.get(state)
      if (off !== undefined && (!found || cost + off < found.cost)) found = { state, cost: cost + off }
      const at = Math.floor(state / 4)
      for (let turn = 0; turn < 4; turn++) {
        if (turn === ((state % 4) + 2) % 4) continue
        const next = this.neighbour(at, turn)
        if (next === undefined) continue
        const step = this.stepCost(next, turn, goals.has(next * 4 + turn))
        if (step === Number.POSITIVE_INFINITY) continue
        reach(next * 4 + turn, cost + step + (turn === state % 4 ? 0 : price.corner), state)
      }
    }
    return found && this.cornersOf(found.state, cameFrom)
  }

  private stepCost(at: number, direction: number, isGoal: boolean): number {
    const bit = direction % 2 === 0 ? 1 : 2
    const line = this.lines[at] ?? 0
    if (line & bit) return Number.POSITIVE_INFINITY
    const base = isGoal ? 0 : (this.cost[at] ?? 0)
    const sides = bit === 1 ? [-this.columns, this.columns] : [-1, 1]
    const beside = sides.some((side) => (this.lines[at + side] ?? 0) & bit) ? price.beside : 0
    const edge = (this.boundaryEdges[at] ?? 0) & bit ? price.edge : 0
    return 1 + base + beside + edge + (line ? price.crossing : 0)
  }

  /** Where a line may leave a node: the points on its sides, but for the corners. */
  private ports({ x, y, width, height }: Box): { at: number; out: number; off: number }[] {
    const [left, top] = [x / STEP, y / STEP]
    const [wide, high] = [width / STEP, height / STEP]
    const ports: { at: number; out: number; off: number }[] = []
    const add = (column: number, row: number, out: number, off: number) => {
      const at = row * this.columns + column
      if (!this.lines[at] && !this.times.has(at)) ports.push({ at, out, off: Math.abs(off) * price.offMiddle })
    }
    for (let i = 1; i < high; i++) {
      add(left + wide, top + i, 0, (i - high / 2) * 2)
      add(left, top + i, 2, (i - high / 2) * 2)
    }
    for (let i = 2; i < wide - 1; i++) {
      add(left + i, top + high, 1, i - wide / 2)
      // The sign of its kind stands at the left of a node's upper side.
      if (i > SIGN) add(left + i, top, 3, i - wide / 2)
    }
    return ports
  }

  private neighbour(at: number, direction: number): number | undefined {
    const { x, y } = directions[direction] ?? directions[0]
    const column = (at % this.columns) + x
    const row = Math.floor(at / this.columns) + y
    const isInside = column >= 0 && column < this.columns && row >= 0 && row < this.rows
    return isInside ? row * this.columns + column : undefined
  }

  private cornersOf(end: number, cameFrom: Int32Array): Point[] {
    const states: number[] = []
    for (let state = end; state >= 0; state = cameFrom[state] ?? -1) states.unshift(state)
    const points = states.map((state) => {
      const at = Math.floor(state / 4)
      return { x: (at % this.columns) * STEP, y: Math.floor(at / this.columns) * STEP }
    })
    return points.filter((point, i) => {
      const [before, after] = [points[i - 1], points[i + 1]]
      return (
        !before ||
        !after ||
        (before.x !== after.x && before.y !== after.y) ||
        (before.x === point.x) !== (point.x === after.x)
      )
    })
  }

  private add(at: number, cost: number): void {
    this.cost[at] = (this.cost[at] ?? 0) + cost
  }

  private markEdge(at: number, bit: number): void {
    this.boundaryEdges[at] = (this.boundaryEdges[at] ?? 0) | bit
  }

  /** Every point of the grid within a box, its edge included. */
  private each({ x, y, width, height }: Box, act: (at: number) => void): void {
    const right = Math.min(this.columns - 1, Math.floor((x + width) / STEP))
    const bottom = Math.min(this.rows - 1, Math.floor((y + height) / STEP))
    for (let row = Math.max(0, Math.ceil(y / STEP)); row <= bottom; row++) {
      for (let column = Math.max(0, Math.ceil(x / STEP)); column <= right; column++) act(row * this.columns + column)
    }
  }
}

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

export const boxBetween = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

/** Gives back the cheapest state first; of equals, the one that came first. */
class Heap {
  private readonly states: number[] = []
  private readonly costs: number[] = []

  push(state: number, cost: number): void {
    const { states, costs } = this
    let i = states.length
    while (i > 0) {
      const parent = (i - 1) >> 1
      if ((costs[parent] ?? 0) <= cost) break
      states[i] = states[parent] ?? 0
      costs[i] = costs[parent] ?? 0
      i = parent
    }
    states[i] = state
    costs[i] = cost
  }

  pop(): number | undefined {
    const { states, costs } = this
    const top = states[0]
    const state = states.pop()
    const cost = costs.pop()
    if (top === undefined || state === undefined || cost === undefined || states.length === 0) return top
    let i = 0
    for (;;) {
      let child = 2 * i + 1
      if (child >= states.length) break
      if (child + 1 < states.length && (costs[child + 1] ?? 0) < (costs[child] ?? 0)) child++
      if ((costs[child] ?? 0) >= cost) break
      states[i] = states[child] ?? 0
      costs[i] = costs[child] ?? 0
      i = child
    }
    states[i] = state
    costs[i] = cost
    return top
  }
}

/** A line through corners as the data of an SVG path, with rounded corners, and the head at its end. */

interface Point {
  x: number
  y: number
}

const RADIUS = 7
const HEAD = { length: 7, width: 3.5 }

export function pathOf(points: Point[]): string {
  const [start, ...rest] = points
  const end = rest.at(-1)
  if (!start || !end) return ''
  const corners = rest.slice(0, -1).map((corner, i) => turn(points[i] ?? start, corner, points[i + 2] ?? end))
  return `M${at(start)}${corners.join('')}${line(rest.at(-2) ?? start, end)}`
}

/** The head by itself: it is drawn through where the line is dashed. */
export function headOf(points: Point[]): string {
  const [before, end] = points.slice(-2)
  return before && end ? `M${at(end)}${head(before, end)}` : ''
}

const number = (value: number) => String(Math.round(value * 10) / 10)
const pair = (x: number, y: number) => `${number(x)} ${number(y)}`.replace(' -', '-')
const at = ({ x, y }: Point) => pair(x, y)

/** Lines at right angles need one number. */
function line(from: Point, to: Point): string {
  if (number(from.y) === number(to.y)) return `H${number(to.x)}`
  return number(from.x) === number(to.x) ? `V${number(to.y)}` : `L${at(to)}`
}

function turn(from: Point, corner: Point, to: Point): string {
  const radius = Math.min(RADIUS, distance(from, corner) / 2, distance(corner, to) / 2)
  const enter = toward(corner, from, radius)
  const leave = toward(corner, to, radius)
  return `${line(from, enter)}Q${at(corner)} ${at(leave)}`
}

function head(from: Point, end: Point): string {
  const { x: ux, y: uy } = direction(from, end)
  const back = { x: -HEAD.length * ux, y: -HEAD.length * uy }
  const side = { x: -HEAD.width * uy, y: HEAD.width * ux }
  return `m${pair(back.x + side.x, back.y + side.y)}l${pair(-back.x - side.x, -back.y - side.y)}l${pair(back.x - side.x, back.y - side.y)}`
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

function direction(from: Point, to: Point): Point {
  const length = distance(from, to) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

function toward(from: Point, to: Point, by: number): Point {
  const { x, y } = direction(from, to)
  return { x: from.x + x * by, y: from.y + y * by }
}

/** Where things are in a drawing, in units of its board of 100 by 60. */

/** Size of a node's box. */
export const NODE_W = 20
export const NODE_H = 8

/** Room for text in a box, and the size of the text. */
export const LABEL_W = NODE_W - 1.6
const TEXT_SIZE = 2.4

/** An estimate on the wide side: Chinese and Japanese characters fill a square, Latin ones a part of it. */
export const widthOf = (text: string) => [...text].reduce((sum, c) => sum + share(c) * TEXT_SIZE, 0)
const share = (c: string) => (c > '\u2e80' ? 1 : /[fijlrtI .-]/.test(c) ? 0.36 : /[mwMW]/.test(c) ? 0.9 : 0.62)

/** A node's name on one line or two, whichever fits its box. */
export const linesOf = (label: string): [string, string?] => (widthOf(label) > LABEL_W ? split(label) : [label])

/** Splits at the space or hyphen nearest to the middle, long Chinese and Japanese in the middle, one word not at all. */
function split(label: string): [string, string?] {
  const middle = label.length / 2
  const breaks = [...label.matchAll(/[ \u00a0-]/g)].map(({ index }) => index + 1)
  const nearest =
    breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ??
    (label > '\u2e80' && widthOf(label) > 1.2 * LABEL_W ? Math.ceil(middle) : label.length)
  if (nearest === label.length) return [label]
  return [label.slice(0, nearest).trim(), label.slice(nearest)]
}

/** The line from one node's box to another's with its head, as the data of an SVG path; none where a node is missing. */
export function pathBetween(from: Point | undefined, to: Point | undefined): string | undefined {
  if (!from || !to) return undefined
  const start = edgeOf(from, to)
  const end = edgeOf(to, from)
  return `M${start.x} ${start.y}L${end.x} ${end.y}${arrowHead(start, end)}`
}

interface Point {
  x: number
  y: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** Where the straight line towards `other` leaves the node's box. */
function edgeOf(node: Point, other: Point): Point {
  const dx = other.x - node.x
  const dy = other.y - node.y
  const scale = 1 / Math.max(Math.abs(dx) / (NODE_W / 2), Math.abs(dy) / (NODE_H / 2))
  return { x: round(node.x + dx * scale), y: round(node.y + dy * scale) }
}

/** The head's outline, drawn on from the line's end. */
function arrowHead(start: Point, end: Point): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const ux = (end.x - start.x) / length
  const uy = (end.y - start.y) / length
  return `m0 0l${round(-1.6 * ux - 0.7 * uy)} ${round(-1.6 * uy + 0.7 * ux)} ${round(1.4 * uy)} ${round(-1.4 * ux)}z`
}

/** How large the nodes of a drawing are: all alike, and large enough for the longest of their names in any language. */
import type { Size } from './graph.ts'
import { lineHeight, NODE_PADDING } from './sizes.ts'
import { widthOf, wrap } from './text.ts'

const LEAST = { width: 112, height: 48 }
/** A longer word is written smaller: a drawing of wider nodes would be smaller as a whole. */
const MOST_WIDTH = 160
/** Their middles stand on the grid that lines run on. */
const UNIT = 16
const MOST_LINES = 2

/** @param labels all names in all languages. */
export function nodeSizeFor(labels: string[], size: number): Size {
  const linesIn = (label: string, width: number) => wrap(label, width - 2 * NODE_PADDING.x, size)
  const fits = (label: string, width: number) => {
    const lines = linesIn(label, width)
    return lines.length <= MOST_LINES && lines.every((line) => widthOf(line, size) <= width - 2 * NODE_PADDING.x)
  }
  let { width } = LEAST
  while (width < MOST_WIDTH && !labels.every((label) => fits(label, width))) width += UNIT
  const most = Math.max(1, ...labels.map((label) => linesIn(label, width).length))
  const height = most * lineHeight(size) + 2 * NODE_PADDING.y
  return { width, height: Math.max(LEAST.height, Math.ceil(height / UNIT) * UNIT) }
}

/** @returns a node's name as it is written into it. */
export function nameIn({ width }: Pick<Size, 'width'>, label: string, size: number): { lines: string[]; size: number } {
  const room = width - 2 * NODE_PADDING.x
  const lines = wrap(label, room, size)
  const widest = Math.max(...lines.map((line) => widthOf(line, size)))
  return { lines, size: widest > room ? Math.floor((size * room * 10) / widest) / 10 : size }
}

/** Where words stand in a drawing: the title of a boundary, what is written at a line, the time in a node's edge. */
import type { Bounded, Route, TitleAnchor } from '#contract/content/drawing.ts'
import { TIME_INSET } from './board.ts'
import type { Size } from './graph.ts'
import { FOOT } from './sizes.ts'

/** From the end of an edge to the title in it. */
const TITLE_INSET = 12

/** Where words begin, end, or have their middle, which is said by nothing. */
type Anchor = Exclude<TitleAnchor, 'middle'> | undefined

interface Place {
  x: number
  y: number
  anchor: Anchor
}

/** In the upper edge of its boundary. */
export function titleOf({ title, x, y, width }: Bounded, size: number): Place {
  const inset = { start: TITLE_INSET, middle: width / 2, end: width - TITLE_INSET }[title]
  return { x: x + inset, y: round(y + size * FOOT), anchor: title === 'middle' ? undefined : title }
}

/** As near to their line as they can stand. @param tall how high the words are. @returns the middle of their height. */
export function wordsBeside(
  { x, y, width, height, side }: NonNullable<Route['label']>,
  tall: number,
): { x: number; middle: number; anchor: Anchor } {
  const middle = side === 'above' ? y + height - tall / 2 : side === 'below' ? y + tall / 2 : y + height / 2
  const at = side === 'left' ? x + width : side === 'right' ? x : x + width / 2
  return { x: round(at), middle, anchor: side === 'left' ? 'end' : side === 'right' ? 'start' : undefined }
}

/** In the end of a node's lower edge, seen from its corner. */
export const timeInEdge = ({ width, height }: Size, size: number): Place => ({
  x: width - TIME_INSET,
  y: round(height + size * FOOT),
  anchor: 'end',
})

const round = (value: number) => Math.round(value * 10) / 10

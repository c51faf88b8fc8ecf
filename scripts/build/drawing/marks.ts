/** What sheets are made of, the first screen's and those of case studies: nodes, titles of boundaries, words at lines. */
import { nodeIcons } from '#content/drawing/node-icons.ts'
import { ASIDE, FOOT, lineHeight } from '#content/drawing/sizes.ts'
import { timeInEdge as placeInEdge, titleOf, wordsBeside } from '#content/drawing/word-places.ts'
import type { Bounded, Box, Route } from '#contract/content/drawing.ts'
import type { NodeType } from '#contract/content/kinds.ts'
import { element, type Markup } from './markup.ts'

const round = (value: number) => Math.round(value * 10) / 10

/** A boundary's edge with its title in it. */
export function boundaryShapes(bounded: Bounded, size: number, words: Markup | string): Markup[] {
  const { title: _, ...box } = bounded
  const { anchor, ...place } = titleOf(bounded, size)
  return [element('rect', { ...box, rx: 8 }), element('text', { ...place, 'text-anchor': anchor }, words)]
}

interface LineOfWords {
  words: Markup | string
  className?: string | undefined
}

/** Lines of words around the middle of a place. */
function linesAround(x: number, y: number, size: number, lines: LineOfWords[]): Markup[] {
  return lines.map(({ words, className }, i) => {
    const middle = y + (i - (lines.length - 1) / 2) * lineHeight(size)
    return element('tspan', { x: round(x), y: round(middle + size * FOOT), class: className }, words)
  })
}

type Place = NonNullable<Route['label']>

/** Words stand as near to their line as they can, however long they are in this language. */
export function wordsAt(place: Place, size: number, lines: LineOfWords[]): Markup {
  const { side, ...box } = place
  const { anchor } = wordsBeside(place, 0)
  return element(
    'text',
    { 'text-anchor': anchor },
    side === 'around' ? around(box, size, lines) : placed(place, size, lines),
  )
}

/** The name above a line across, what is counted or measured below it. */
function around(box: Box, size: number, lines: LineOfWords[]): Markup[][] {
  const half = { ...box, height: (box.height - ASIDE) / 2 }
  const [names, figures] = [lines.filter((one) => !one.className), lines.filter((one) => one.className)]
  return [
    placed({ ...half, side: 'above' }, size, names),
    placed({ ...half, y: box.y + half.height + ASIDE, side: 'below' }, size, figures),
  ]
}

function placed(place: Place, size: number, lines: LineOfWords[]): Markup[] {
  const { x, middle } = wordsBeside(place, lines.length * lineHeight(size))
  return linesAround(x, middle, size, lines)
}

/** A node's box, and the sign of its kind on its upper edge, clear of its name. */
export const nodeShapes = (type: NodeType, { width, height }: { width: number; height: number }): Markup[] => [
  element('rect', { width, height, rx: 6, class: 'node-box' }),
  element(
    'g',
    { class: 'node-sign' },
    element('rect', { x: 8, y: -11, width: 18, height: 18, rx: 4 }),
    element('path', { d: nodeIcons[type], transform: 'translate(11 -8)' }),
  ),
]

/** What a request takes at a node, in the end of its lower edge. */
export function timeInEdge(time: Markup | string, box: Box, size: number): Markup {
  const { x, y, anchor } = placeInEdge(box, size)
  return element('text', { class: 'figure time', 'font-size': size, 'text-anchor': anchor, x, y }, time)
}

/** A node's name in its middle. */
export const nameLines = ({ width, height }: Box, { lines, size }: { lines: string[]; size: number }): Markup[] =>
  linesAround(
    width / 2,
    height / 2,
    size,
    lines.map((words) => ({ words })),
  )

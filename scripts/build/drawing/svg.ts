/** Draws one sheet: boundaries, lines with their words, nodes with the sign of their kind. */
import { titleIn } from '#content/drawing/board.ts'
import { wordsOf } from '#content/drawing/draw.ts'
import { headOf, pathOf } from '#content/drawing/path.ts'
import { type fonts, lineHeight, NODE, NODE_TEXT } from '#content/drawing/sizes.ts'
import { widthOf, wrap } from '#content/drawing/text.ts'
import type { Boundary, Box, DiagramConnection, Layout } from '#contract/content/drawing.ts'
import type { NodeType } from '#contract/content/kinds.ts'
import { nodeIcons } from './icons.ts'
import { element, type Markup } from './markup.ts'

/** What is drawn: today's system, or the one before. */
export interface Drawn {
  nodes: { id: string; type: NodeType; label: string; became?: string | undefined }[]
  boundaries: Boundary[]
  connections: (Omit<DiagramConnection, 'figure'> & Partial<Pick<DiagramConnection, 'figure'>>)[]
}

type Fonts = typeof fonts.wide

/** As large as a drawing is shown where there is room. */
const ENLARGED = 1.2
/** Words may be a little wider than was reckoned. */
const WORD_MARGIN = 4
/** From the middle of a line of words down to the foot of its letters, as a share of their size. */
const FOOT = 0.36

export function sheet(drawn: Drawn, layout: Layout, fonts: Fonts, label: string, className: string): Markup {
  return element(
    'svg',
    {
      viewBox: `0 0 ${layout.width} ${layout.height}`,
      class: `system-drawing ${className}`,
      role: 'img',
      'aria-label': label,
      width: Math.round(layout.width * ENLARGED),
    },
    drawn.boundaries.map((one) => boundary(one, layout.boundaries[one.id], fonts, Object.values(layout.boundaries))),
    drawn.connections.map(({ id, type, from, to }) => {
      const { points = [] } = layout.lines[id] ?? {}
      const data = { 'data-line': id, 'data-from': from, 'data-to': to }
      return [
        element('path', { class: `line link-${type}`, d: pathOf(points), ...data }),
        element('path', { class: `line-head link-${type}`, d: headOf(points), ...data }),
      ]
    }),
    drawn.connections.map((one) => words(one, layout.lines[one.id]?.label, fonts)),
    drawn.nodes.map((one) => node(one, layout.nodes[one.id], fonts)),
  )
}

function boundary(
  { id, type, label }: Boundary,
  box: Box | undefined,
  { boundary: size }: Fonts,
  all: Box[],
): Markup | undefined {
  if (!box) return undefined
  // Titles are bold.
  const title = titleIn(box, { width: widthOf(label, size) * 1.1 + WORD_MARGIN, height: size }, all)
  return element(
    'g',
    { class: `boundary boundary-${type}`, 'data-boundary': id },
    element('rect', { ...box, rx: 8 }),
    element('rect', { ...title, class: 'behind-words' }),
    element('text', { x: title.x + 5, y: box.y + size * FOOT, 'font-size': size }, label),
  )
}

function words({ id, label, figure }: Drawn['connections'][number], box: Box | undefined, { line: size }: Fonts) {
  if (!box) return undefined
  const lines = [...wordsOf({ label }, size), ...(figure ? [figure] : [])]
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const width = Math.max(...lines.map((line) => widthOf(line, size))) + WORD_MARGIN
  const height = lines.length * lineHeight(size) + 2
  return element(
    'g',
    { class: 'line-words', 'data-line': id },
    element('rect', {
      x: round(x - width / 2),
      y: round(y - height / 2),
      width: round(width),
      height,
      class: 'behind-words',
    }),
    element(
      'text',
      { 'font-size': size, 'text-anchor': 'middle' },
      lines.map((line, i) => {
        const middle = y + (i - (lines.length - 1) / 2) * lineHeight(size)
        const isFigure = figure !== undefined && i === lines.length - 1
        return element('tspan', { x, y: round(middle + size * FOOT), class: isFigure && 'figure' }, line)
      }),
    ),
  )
}

function node({ id, type, label, became }: Drawn['nodes'][number], box: Box | undefined, { node: size }: Fonts) {
  if (!box) return undefined
  const lines = wrap(label, NODE_TEXT, size)
  return element(
    'g',
    {
      class: `node node-${type}`,
      transform: `translate(${box.x} ${box.y})`,
      'data-node': id,
      'data-became': became,
    },
    element('rect', { width: NODE.width, height: NODE.height, rx: 6, class: 'node-box' }),
    element(
      'g',
      { class: 'node-sign' },
      element('rect', { x: 8, y: -9, width: 18, height: 18, rx: 4 }),
      element('path', { d: nodeIcons[type], transform: 'translate(11 -6)' }),
    ),
    element(
      'text',
      { 'font-size': size, 'text-anchor': 'middle' },
      lines.map((line, i) => {
        const middle = NODE.height / 2 + (i - (lines.length - 1) / 2) * lineHeight(size)
        // A word that cannot be broken is pressed together.
        const squeezed = widthOf(line, size) > NODE.width - 4 && {
          textLength: NODE_TEXT,
          lengthAdjust: 'spacingAndGlyphs',
        }
        return element('tspan', { x: NODE.width / 2, y: round(middle + size * FOOT), ...squeezed }, line)
      }),
    ),
    element('path', { class: 'struck', d: `M-4 ${NODE.height + 4}L${NODE.width + 4} -4` }),
  )
}

const round = (value: number) => Math.round(value * 10) / 10

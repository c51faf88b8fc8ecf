/** Draws one sheet: boundaries, lines with their words, nodes with the sign of their kind. */
import { wordsOf } from '#content/drawing/draw.ts'
import { nameIn } from '#content/drawing/node-size.ts'
import { headOf, pathOf } from '#content/drawing/path.ts'
import type { fonts } from '#content/drawing/sizes.ts'
import type { Figures } from '#content/drawing/way.ts'
import type { Boundary, Bounded, Box, DiagramConnection, Layout } from '#contract/content/drawing.ts'
import type { NodeType } from '#contract/content/kinds.ts'
import { boundaryShapes, nameLines, nodeShapes, timeInEdge, wordsAt } from './marks.ts'
import { element, type Markup } from './markup.ts'

/** What is drawn: today's system, or the one before. */
export interface Drawn {
  nodes: { id: string; type: NodeType; label: string; became?: string | undefined }[]
  boundaries: Boundary[]
  connections: (Omit<DiagramConnection, 'figure'> & Partial<Pick<DiagramConnection, 'figure'>>)[]
}

/** The request that is followed first. */
export interface Way {
  lines: Set<string>
  nodes: Set<string>
  figures: Map<string, Figures>
  nodeTimes: Map<string, string>
}

const NO_WAY: Way = { lines: new Set(), nodes: new Set(), figures: new Map(), nodeTimes: new Map() }

type Fonts = typeof fonts.wide

/** As large as a drawing is shown where there is room. */
const ENLARGED = 1.25

/** @param way what stands out in the drawing; nothing does in that of the time before. */
export function sheet(
  drawn: Drawn,
  layout: Layout,
  fonts: Fonts,
  label: string,
  className: string,
  way = NO_WAY,
): Markup {
  return element(
    'svg',
    {
      viewBox: `0 0 ${layout.width} ${layout.height}`,
      class: `system-drawing ${className}`,
      role: 'img',
      'aria-label': label,
      width: Math.round(layout.width * ENLARGED),
      'text-anchor': 'middle',
      'font-size': fonts.line,
    },
    drawn.boundaries.map((one) => boundary(one, layout.boundaries[one.id], fonts)),
    drawn.connections.map(({ id }) => {
      const { points = [] } = layout.lines[id] ?? {}
      return way.lines.has(id) && element('path', { class: 'diagram-way', d: pathOf(points), 'data-line': id })
    }),
    drawn.connections.map(({ id, type, from, to }) => {
      const { points = [] } = layout.lines[id] ?? {}
      const data = { 'data-line': id }
      const look = `link-${type}${way.lines.has(id) ? ' on-way' : ''}`
      return [
        // Its ends are said once: the script needs them, and each of them costs every reader of the page.
        element('path', { class: `line ${look}`, d: pathOf(points), ...data, 'data-from': from, 'data-to': to }),
        element('path', { class: `line-head ${look}`, d: headOf(points), ...data }),
      ]
    }),
    drawn.connections.map((one) => words(one, way.figures.get(one.id) ?? {}, layout.lines[one.id]?.label, fonts)),
    drawn.nodes.map((one) => node(one, layout.nodes[one.id], fonts, way)),
  )
}

function boundary({ id, type, label }: Boundary, box: Bounded | undefined, { boundary: size, line }: Fonts) {
  if (!box) return undefined
  return element(
    'g',
    { class: `boundary boundary-${type}`, 'data-boundary': id, 'font-size': size === line ? undefined : size },
    boundaryShapes(box, size, label),
  )
}

function words(
  one: Drawn['connections'][number],
  figures: Figures,
  place: Layout['lines'][string]['label'],
  { line: size }: Fonts,
) {
  if (!place) return undefined
  const { label, figure, time } = wordsOf(one, figures, size)
  const lines = [
    ...label.map((words) => ({ words })),
    ...(figure === undefined ? [] : [{ words: figure, className: 'figure' }]),
    ...(time === undefined ? [] : [{ words: time, className: 'figure time' }]),
  ]
  return element('g', { class: 'line-words', 'data-line': one.id }, wordsAt(place, size, lines))
}

function node(
  { id, type, label, became }: Drawn['nodes'][number],
  box: Box | undefined,
  { node: size, line }: Fonts,
  way: Way,
) {
  if (!box) return undefined
  const { x, y } = box
  const time = way.nodeTimes.get(id)
  const name = nameIn(box, label, size)
  return element(
    'g',
    {
      class: `node node-${type}${way.nodes.has(id) ? ' on-way' : ''}`,
      transform: `translate(${x} ${y})`,
      'data-node': id,
      'data-became': became,
    },
    nodeShapes(type, box),
    element('text', { 'font-size': name.size }, nameLines(box, name)),
    time !== undefined && timeInEdge(time, box, line),
  )
}

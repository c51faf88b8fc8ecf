/** Draws the owner's diagrams: what is laid out, and with how much room for words, so that one layout fits every language. */

import type { FullCaseStudy } from '#contract/content/content.ts'
import type { Diagram, DiagramConnection, Drawing, Layout, Sheets, Way } from '#contract/content/drawing.ts'
import { entriesOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { STEP } from './board.ts'
import type { Boundary, Cell, Graph, Line, Size } from './graph.ts'
import { withTimes } from './in-answers.ts'
import { layoutsOf } from './kept-layouts.ts'
import { nameIn, nodeSizeFor } from './node-size.ts'
import { headOf, pathOf } from './path.ts'
import { ASIDE, fonts, LABEL_TEXT, lineHeight } from './sizes.ts'
import { boldWidthOf, widthOf, wrap } from './text.ts'
import { type Figures, figuresOf, mainPath, nodesOnWay, nodeTimesOf, timesOf, wayOf } from './way.ts'

/** Gives each project its drawings. @param languages the same projects in each language. */
export function drawAll(
  languages: Partial<Record<Language, FullCaseStudy[]>>,
): Partial<Record<Language, FullCaseStudy[]>> {
  const entries = entriesOf(languages)
  const [, first = []] = entries[0] ?? []
  // The hero's; every page carries the small drawings.
  const drawnFirst = first.find(({ diagram }) => diagram.nodes.length > 0)?.id
  // Cards stand side by side: letters are as large in one as in the other.
  const smallNode = nodeSizeFor(
    entries.flatMap(([, studies]) => studies.flatMap(({ diagram }) => diagram.nodes.map(({ label }) => label))),
    small.fonts.node,
  )
  const drawings = layoutsOf((lay) =>
    Object.fromEntries(
      first
        .filter(({ diagram }) => diagram.nodes.length > 0)
        .map(({ id }) => {
          const inLanguages = entries.flatMap(([language, studies]) =>
            studies.filter((one) => one.id === id).map(({ diagram }) => ({ language, diagram })),
          )
          return [id, draw(inLanguages, lay, smallNode, id === drawnFirst)]
        }),
    ),
  )
  return Object.fromEntries(
    entries.map(([language, studies]) => [
      language,
      studies.map((study) => {
        const drawn = drawings[study.id]
        if (!drawn) return study
        const { diagram } = study
        const { title, description } = diagram
        return {
          ...study,
          sheets: drawn.sheets,
          drawing: {
            title,
            description,
            parts: diagram.nodes.length,
            connections: diagram.connections.length,
            ...numbered(inSmall(diagram, drawn.across), wayOf(language, diagram, drawn.sheets.hero)),
          },
          upright: inSmall(diagram, drawn.upright),
          inAnswers: {
            across: inAnswer(language, diagram, drawn.inAnswers.across, hero),
            upright: inAnswer(language, diagram, drawn.inAnswers.upright, upright),
          },
        }
      }),
    ]),
  ) as Partial<Record<Language, FullCaseStudy[]>>
}

/** With numbers for ids, which are shorter: nobody asks for one of its parts. */
function numbered({ nodes, lines, ...rest }: Drawing, way: Way | undefined): Drawing & { way?: Way } {
  return {
    ...rest,
    nodes: nodes.map((node, i) => ({ ...node, id: String(i) })),
    lines: lines.map((line, i) => ({ ...line, id: String(i) })),
    ...(way && { way }),
  }
}

interface Drawn {
  sheets: Sheets
  across: Layout
  upright: Layout
  inAnswers: { across: Layout; upright: Layout }
}

/**
 * The room between nodes, for words and boundaries on a sheet and for lines alone where it is small; and that inside a boundary,
 * whose title is clear of the signs of nodes.
 */
const wide = { gap: { width: 112, height: 96 }, padding: { width: 3 * STEP, height: 3 * STEP }, fonts: fonts.wide }
const narrow = { gap: { width: 80, height: 96 }, padding: { width: 12, height: 20 }, fonts: fonts.narrow }
const small = { gap: { width: 40, height: 40 }, padding: { width: 0, height: 0 }, fonts: fonts.small }
/** On the first screen and in answers there are no words on lines but the times of one request. */
const hero = { gap: { width: 56, height: 72 }, padding: { width: 20, height: 20 }, fonts: fonts.hero }
const upright = { gap: { width: 40, height: 64 }, padding: { width: 8, height: 20 }, fonts: fonts.upright }
type Shape = typeof wide

/** Of a wide drawing. One of more parts would be higher than a window. */
const columnsFor = (nodes: number) => (nodes <= 12 ? 3 : 4)
const NARROW_COLUMNS = 2

/** What a diagram says in each language. */
interface Said {
  language: Language
  diagram: Diagram
}

/**
 * One system is one drawing: on the first screen, on cards and on its page the nodes stand in the same cells.
 * @param smallNode how large nodes are in all small drawings.
 * @param isHero it stands on the first screen.
 */
function draw(said: Said[], lay: (graph: Graph) => Layout, smallNode: Size, isHero: boolean): Drawn {
  const diagrams = said.map(({ diagram }) => diagram)
  const [diagram] = diagrams
  if (!diagram) throw new Error('There is nothing to draw.')
  const nodes = diagram.nodes.map(({ id }) => id)
  const labels = diagrams.flatMap((one) => one.nodes.map(({ label }) => label))
  const board = ({ gap, padding, fonts }: Pick<Shape, 'gap' | 'padding'> & { fonts: { node: number } }) => ({
    nodes,
    node: nodeSizeFor(labels, fonts.node),
    gap,
    padding,
  })
  const today = (shape: Shape, columns: number) => {
    const { gap, padding, fonts } = shape
    const lines = linesOf(said, fonts.line, (one, { language, diagram }) =>
      wordsOf(one, figuresOf(language, diagram, one), fonts.line),
    )
    const boundaries = boundariesOf(diagrams, fonts.boundary)
    const times = nodeTimesIn(said, fonts.line)
    return lay({ ...board(shape), columns, gap: roomyFor(lines, gap, padding), boundaries, lines, times })
  }
  const columns = columnsFor(nodes.length)
  const wideSheet = today(wide, columns)
  const narrowSheet = today(narrow, NARROW_COLUMNS)
  const cells = cellsOf(wideSheet)
  const timed = (shape: Shape, columns: number, cells: Record<string, Cell>) => {
    const { fonts } = shape
    const lines = linesOf(said, fonts.line, ({ id }, { language, diagram }) => ({
      label: [],
      time: timesOf(language, diagram).get(id),
    }))
    const boundaries = boundariesOf(diagrams, fonts.boundary)
    return lay({ ...board(shape), columns, cells, boundaries, lines, times: nodeTimesIn(said, fonts.line) })
  }
  const uprightCells = cellsOf(narrowSheet)
  const inAnswers = { across: timed(hero, columns, cells), upright: timed(upright, NARROW_COLUMNS, uprightCells) }
  const main = mainPath(diagram)
  const bare = diagram.connections.map(({ id, from, to }) => ({ id, from, to, isMain: main.has(id) }))
  const bareBoard = { ...board(small), node: smallNode, boundaries: [], lines: bare }
  return {
    sheets: {
      wide: wideSheet,
      narrow: narrowSheet,
      ...(isHero && { hero: inAnswers.across }),
      before: diagram.before && {
        wide: before(diagrams, wide, columns, lay),
        narrow: before(diagrams, narrow, NARROW_COLUMNS, lay),
      },
    },
    across: lay({ ...bareBoard, columns, cells }),
    upright: lay({ ...bareBoard, columns: NARROW_COLUMNS, cells: uprightCells }),
    inAnswers,
  }
}

/** With as much room for the words as the longest of all languages need. */
function linesOf(said: Said[], size: number, wordsOf: (one: DiagramConnection, said: Said) => Words): Line[] {
  const [first] = said
  if (!first) return []
  const main = mainPath(first.diagram)
  return first.diagram.connections.map(({ id, from, to }, i) => {
    const words = said.flatMap((inLanguage) => {
      const one = inLanguage.diagram.connections[i]
      return one ? [wordsOf(one, inLanguage)] : []
    })
    return { id, from, to, isMain: main.has(id), label: roomFor(words, size), around: roomAround(words, size) }
  })
}

/** What the first request takes at nodes, as wide as in the language that needs most. */
function nodeTimesIn(said: Said[], size: number): Record<string, Size> {
  const all = said.flatMap(({ language, diagram }) => [...nodeTimesOf(language, diagram)])
  return Object.fromEntries(
    [...Map.groupBy(all, ([node]) => node)].map(([node, times]) => [
      node,
      { width: Math.ceil(Math.max(...times.map(([, time]) => boldWidthOf(time, size)))), height: lineHeight(size) },
    ]),
  )
}

function before(
  diagrams: Diagram[],
  { gap, padding, fonts }: Shape,
  columns: number,
  lay: (graph: Graph) => Layout,
): Layout {
  const earlier = diagrams.flatMap(({ before }) => before ?? [])
  const nodes = earlier[0]?.nodes.map(({ id }) => id) ?? []
  const labels = earlier.flatMap((one) => one.nodes.map(({ label }) => label))
  const lines = (earlier[0]?.connections ?? []).map(({ id, from, to }, i): Line => {
    const said = earlier.flatMap(({ connections }) => {
      const one = connections[i]
      return one ? [wordsOf(one, {}, fonts.line)] : []
    })
    return { id, from, to, isMain: false, label: roomFor(said, fonts.line) }
  })
  // It has few nodes, and words there and back between the same two.
  const roomy = { width: gap.width, height: gap.height + 5 * STEP }
  const node = nodeSizeFor(labels, fonts.node)
  return lay({ columns, node, gap: roomyFor(lines, roomy, padding), padding, nodes, boundaries: [], lines })
}

const boundariesOf = (diagrams: Diagram[], size: number): Boundary[] =>
  (diagrams[0]?.boundaries ?? []).map(({ id, nodes, within: around }, i, all) => {
    // Only one above it, so that none is within itself.
    const within = all.slice(0, i).find((one) => one.id === around)?.id
    const titles = diagrams.map((one) => boldWidthOf(one.boundaries[i]?.label ?? '', size))
    return { id, nodes, within, label: { width: Math.ceil(Math.max(...titles)), height: size } }
  })

/** Wide enough for the widest words between two nodes, and for the edges of boundaries beside them. */
function roomyFor(lines: Line[], gap: Size, padding: Size): Size {
  const words = Math.max(0, ...lines.map(({ label }) => label?.width ?? 0)) + padding.width
  return { width: Math.max(gap.width, Math.ceil(words / (2 * STEP)) * 2 * STEP), height: gap.height }
}

/** Where a layout has put the nodes: the small drawings look like the large ones. */
function cellsOf({ nodes }: Layout): Record<string, Cell> {
  const placesOf = (along: 'x' | 'y') =>
    [...new Set(Object.values(nodes).map((box) => box[along]))].sort((one, other) => one - other)
  const [columns, rows] = [placesOf('x'), placesOf('y')]
  return Object.fromEntries(
    Object.entries(nodes).map(([id, { x, y }]) => [id, { column: columns.indexOf(x), row: rows.indexOf(y) }]),
  )
}

type Connection = Pick<DiagramConnection, 'id' | 'label'> & Partial<Pick<DiagramConnection, 'figure'>>

/** What is written at a line, one below the other. */
interface Words extends Figures {
  label: string[]
}

export const wordsOf = ({ label }: Pick<Connection, 'label'>, figures: Figures, size: number): Words => ({
  label: wrap(label, LABEL_TEXT, size),
  ...figures,
})

const figuresIn = ({ figure, time }: Figures) => [figure, time].filter((one) => one !== undefined)

/** As much above a line as below it, so that the line is in the middle. */
function roomAround(said: Words[], size: number): Size | undefined {
  const room = roomFor(said, size)
  if (!room || said.some((words) => words.label.length === 0 || figuresIn(words).length === 0)) return undefined
  const most = Math.max(...said.map((words) => Math.max(words.label.length, figuresIn(words).length)))
  return { width: room.width, height: 2 * most * lineHeight(size) + ASIDE }
}

/** In the language that needs most. */
function roomFor(said: Words[], size: number): Size | undefined {
  const sizes = said.map((words) => {
    const { label } = words
    const figures = figuresIn(words)
    return {
      width: Math.max(0, ...label.map((line) => widthOf(line, size)), ...figures.map((one) => boldWidthOf(one, size))),
      height: (label.length + figures.length) * lineHeight(size),
    }
  })
  const height = Math.max(0, ...sizes.map((one) => one.height))
  return height > 0 ? { width: Math.ceil(Math.max(...sizes.map(({ width }) => width))), height } : undefined
}

const inAnswer = (language: Language, diagram: Diagram, layout: Layout, { fonts }: Shape) =>
  withTimes(inSmall(diagram, layout, fonts.node), language, diagram, layout, fonts)

/** @param letters how large names are written; those of another size bring it along. */
function inSmall(diagram: Diagram, layout: Layout, letters = fonts.small.node): Drawing {
  const { nodes, connections } = diagram
  const { width, height } = layout
  const [box = { width: 0, height: 0 }] = Object.values(layout.nodes)
  const main = mainPath(diagram)
  const onWay = nodesOnWay(diagram)
  const marked = (isMain: boolean) => isMain && { isMain: true as const }
  return {
    width,
    height,
    box: { width: box.width, height: box.height },
    nodes: nodes.flatMap(({ id, type, label }) => {
      const at = layout.nodes[id]
      const { lines, size } = nameIn(box, label, letters)
      const smaller = size !== fonts.small.node && { size }
      return at ? [{ id, type, x: at.x, y: at.y, lines, ...smaller, ...marked(onWay.has(id)) }] : []
    }),
    lines: connections.flatMap(({ id, type }) => {
      const { points } = layout.lines[id] ?? {}
      return points ? [{ id, type, path: pathOf(points), head: headOf(points), ...marked(main.has(id)) }] : []
    }),
  }
}

/** Draws the owner's diagrams: what is laid out, and with how much room for words, so that one layout fits every language. */

import type { FullCaseStudy } from '#contract/content/content.ts'
import type { Diagram, DiagramConnection, Drawing, Layout, Sheets, Walk, Way } from '#contract/content/drawing.ts'
import { entriesOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { STEP } from './board.ts'
import type { Cell, Graph, Line, Size } from './graph.ts'
import { layoutsOf } from './kept-layouts.ts'
import { arrowOf } from './path.ts'
import { fonts, LABEL_TEXT, lineHeight, NODE_TEXT } from './sizes.ts'
import { widthOf, wrap } from './text.ts'
import { walkTime, walkTimes } from './walk-time.ts'

/** Gives each project its drawings. @param languages the same projects in each language. */
export function drawAll(
  languages: Partial<Record<Language, FullCaseStudy[]>>,
): Partial<Record<Language, FullCaseStudy[]>> {
  const entries = entriesOf(languages)
  const [, first = []] = entries[0] ?? []
  // The hero's; every page carries the small drawings.
  const drawnFirst = first.find(({ diagram }) => diagram.nodes.length > 0)?.id
  const drawings = layoutsOf((lay) =>
    Object.fromEntries(
      first
        .filter(({ diagram }) => diagram.nodes.length > 0)
        .map(({ id }) => {
          const inLanguages = entries.flatMap(([, studies]) => studies.filter((one) => one.id === id))
          return [
            id,
            draw(
              inLanguages.map(({ diagram }) => diagram),
              lay,
              id === drawnFirst ? entries.map(([language]) => language) : undefined,
            ),
          ]
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
            ...numbered(small(diagram, drawn.across), wayOf(language, diagram, drawn.sheets.hero)),
          },
          upright: small(diagram, drawn.upright),
        }
      }),
    ]),
  ) as Partial<Record<Language, FullCaseStudy[]>>
}

/** With numbers for ids, which are shorter: every page carries it, and asks for none of its parts. */
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
}

/** Columns of a drawing, and the room between its nodes: for words and boundaries on a sheet, for lines alone where it is small. */
const wide = { columns: 4, gap: { width: 112, height: 96 }, fonts: fonts.wide }
const narrow = { columns: 2, gap: { width: 96, height: 96 }, fonts: fonts.narrow }
const smallGap = { width: 40, height: 40 }
/** The first screen's has no words on its lines but the times of one request. */
const hero = { columns: 3, gap: { width: 72, height: 72 }, fonts: fonts.hero }

/** @param heroIn the languages, where this drawing stands on the first screen. */
function draw(inLanguages: Diagram[], lay: (graph: Graph) => Layout, heroIn: Language[] | undefined): Drawn {
  const [diagram] = inLanguages
  if (!diagram) throw new Error('There is nothing to draw.')
  const main = mainPath(diagram)
  const nodes = diagram.nodes.map(({ id }) => id)
  const today = ({ columns, gap, fonts }: Shape) => {
    const lines = linesOf(
      inLanguages.map(({ connections }) => connections),
      fonts.line,
      main,
    )
    return lay({ columns, gap: gapFor(lines, gap), nodes, boundaries: boundaries(fonts.boundary), lines })
  }
  const boundaries = (size: number) =>
    diagram.boundaries.map(({ id, nodes, within: around }, i) => {
      // Only one above it, so that none is within itself.
      const within = diagram.boundaries.slice(0, i).find((one) => one.id === around)?.id
      const titles = inLanguages.map((one) => widthOf(one.boundaries[i]?.label ?? '', size))
      return { id, nodes, within, label: { width: Math.ceil(Math.max(...titles)), height: size } }
    })
  const timed = (languages: Language[]) => {
    const { columns, gap, fonts } = hero
    const times = languages.map((language, i) => timesOf(language, inLanguages[i] ?? diagram))
    const lines = diagram.connections.map(({ id, from, to }): Line => {
      const widths = times.map((one) => widthOf(one.get(id) ?? '', fonts.line))
      const label = { width: Math.ceil(Math.max(...widths)) + 8, height: lineHeight(fonts.line) + 4 }
      return { id, from, to, isMain: main.has(id), label: times[0]?.has(id) ? label : undefined }
    })
    return lay({ columns, gap, nodes, boundaries: boundaries(fonts.boundary), lines })
  }
  const before = ({ columns, gap, fonts }: Shape) => {
    const lines = linesOf(
      inLanguages.map((one) => one.before?.connections ?? []),
      fonts.line,
    )
    const nodes = diagram.before?.nodes.map(({ id }) => id) ?? []
    // It has few nodes, and words there and back between the same two.
    const roomy = { width: gap.width, height: gap.height + 5 * STEP }
    return lay({ columns, gap: gapFor(lines, roomy), nodes, boundaries: [], lines })
  }
  const sheets = {
    wide: today(wide),
    narrow: today(narrow),
    ...(heroIn && { hero: timed(heroIn) }),
    before: diagram.before && { wide: before(wide), narrow: before(narrow) },
  }
  const bare = diagram.connections.map(({ id, from, to }) => ({ id, from, to, isMain: main.has(id) }))
  const small = { nodes, boundaries: [], lines: bare, gap: smallGap }
  return {
    sheets,
    across: lay({ ...small, columns: hero.columns }),
    upright: lay({ ...small, columns: narrow.columns, cells: cellsOf(sheets.narrow) }),
  }
}

type Shape = typeof wide | typeof narrow

/** Wide enough for the widest words between two nodes. */
function gapFor(lines: Line[], gap: Size): Size {
  const words = Math.max(0, ...lines.map(({ label }) => label?.width ?? 0)) + STEP
  return { width: Math.max(gap.width, Math.ceil(words / STEP) * STEP), height: gap.height }
}

/** With as much room for the words as the longest of all languages need. */
function linesOf(inLanguages: Connection[][], size: number, main = new Set<string>()): Line[] {
  const [connections = []] = inLanguages
  return connections.map(({ id, from, to }, i) => ({
    id,
    from,
    to,
    isMain: main.has(id),
    label: room(
      inLanguages.map((one) => one[i]),
      size,
    ),
  }))
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

/** What is walked there, until the answer turns back. */
const there = ({ steps }: Walk) => {
  const turn = steps.findIndex(({ back }) => back)
  return turn < 0 ? steps : steps.slice(0, turn)
}

const sum = (steps: Walk['steps']) => steps.reduce((all, { takes = 0 }) => all + takes, 0)

/** Parts of a walk that take less are not named on its ruler: there is no room. */
const NAMED_SHARE = 0.18

/** The first walk in short, for the first screen. @param sheet what it is drawn on there; the others need none. */
function wayOf(language: Language, diagram: Diagram, sheet: Layout | undefined): Way | undefined {
  const { walks, nodes, connections } = diagram
  const [walk] = walks
  if (!sheet) return undefined
  const { width, height } = sheet
  if (!walk) return { width, height, stations: [], parts: [] }
  const { total } = walk
  const time = (takes: number) => (total === undefined ? undefined : walkTime(language, walk, takes))
  const labelOf = (id: string | undefined) => nodes.find((node) => node.id === id)?.label ?? ''
  const lineOf = (step: Walk['steps'][number]) => connections.find(({ id }) => id === step.along)
  const [first, ...rest] = there(walk)
  const returning = walk.steps.slice(rest.length + 1)
  const start = first && lineOf(first)
  const onward = start ? [first, ...rest] : rest
  const last = returning.at(-1)
  return {
    width,
    height,
    stations: [
      { label: labelOf(start?.from ?? first?.at) },
      ...onward.map((step) => ({ label: labelOf(lineOf(step)?.to ?? step.at), takes: time(step.takes ?? 0) })),
      ...(last ? [{ label: labelOf(lineOf(last)?.from ?? last.at), takes: time(sum(returning)) }] : []),
    ],
    time: total === undefined ? undefined : time(total),
    parts:
      total === undefined
        ? []
        : walk.steps.map(({ takes = 0 }) => ({
            share: Math.round((takes / total) * 1000),
            ...(takes / total >= NAMED_SHARE && { time: time(takes) }),
          })),
  }
}

/** What each line of the first walk takes, back again too: together they are the time that is claimed. */
export function timesOf(language: Language, { walks }: Diagram): Map<string, string> {
  const [walk] = walks
  if (!walk || walk.total === undefined) return new Map()
  const taken = new Map<string, number[]>()
  for (const { along, takes } of walk.steps) {
    if (along !== undefined && takes) taken.set(along, [...(taken.get(along) ?? []), takes])
  }
  return new Map([...taken].map(([line, times]) => [line, walkTimes(language, walk, times)]))
}

/** The lines that the first walk goes along. */
function mainPath({ walks, connections }: Diagram): Set<string> {
  const steps = walks[0]?.steps ?? []
  const along = steps.flatMap((step, i) => {
    const before = steps[i - 1]
    const joined = connections.find(
      ({ from, to }) => before?.at !== undefined && step.at !== undefined && from === before.at && to === step.at,
    )
    return [step.along, joined?.id].filter((id) => id !== undefined)
  })
  return new Set(along)
}

type Connection = Pick<DiagramConnection, 'id' | 'from' | 'to' | 'label'> & Partial<Pick<DiagramConnection, 'figure'>>

/** A line's words as they are drawn. */
export const wordsOf = ({ label }: Pick<Connection, 'label'>, size: number): string[] => wrap(label, LABEL_TEXT, size)

/** The words and the figure below them, in the language that needs most. */
function room(said: (Connection | undefined)[], size: number): Size {
  const sizes = said.flatMap((one) => {
    if (!one) return []
    const lines = [...wordsOf(one, size), ...(one.figure ? [one.figure] : [])]
    return [{ width: Math.max(...lines.map((line) => widthOf(line, size))), height: lines.length * lineHeight(size) }]
  })
  return {
    width: Math.ceil(Math.max(...sizes.map(({ width }) => width))) + 8,
    height: Math.ceil(Math.max(...sizes.map(({ height }) => height))) + 4,
  }
}

function small(diagram: Diagram, layout: Layout): Drawing {
  const { nodes, connections } = diagram
  const { width, height } = layout
  const main = mainPath(diagram)
  return {
    width,
    height,
    nodes: nodes.flatMap(({ id, type, label }) => {
      const box = layout.nodes[id]
      return box ? [{ id, type, x: box.x, y: box.y, lines: wrap(label, NODE_TEXT, fonts.small.node) }] : []
    }),
    lines: connections.flatMap(({ id, type }) => {
      const route = layout.lines[id]
      return route ? [{ id, type, path: arrowOf(route.points), ...(main.has(id) && { isMain: true as const }) }] : []
    }),
  }
}

/** Draws the sheet of the first screen: a whole system in large, with the times of one request on its way. */
import { MARGIN } from '#content/drawing/board.ts'
import { nameIn } from '#content/drawing/node-size.ts'
import { headOf, pathOf } from '#content/drawing/path.ts'
import { FOOT, fonts } from '#content/drawing/sizes.ts'
import { mainPath, nodesOnWay, nodeTimesOf, timesOf, withoutSides } from '#content/drawing/way.ts'
import type { FullCaseStudy } from '#contract/content/content.ts'
import type { Bounded, Box, Layout, Route } from '#contract/content/drawing.ts'
import type { NodeType } from '#contract/content/kinds.ts'
import type { Language } from '#contract/language.ts'
import { boundaryShapes, nameLines, nodeShapes, timeInEdge, wordsAt } from './marks.ts'
import { element, joined, Markup, text } from './markup.ts'

const { hero } = fonts

/** Where words stand in a sheet that is written without them. */
const SLOT = '{}'

/** The drawing of the first screen, the same in every language: its words come with the language's texts. */
export function heroSheet(language: Language, study: FullCaseStudy): string | undefined {
  const sheet = study.sheets?.hero
  return sheet && draw(language, study, sheet, () => new Markup(SLOT)).text
}

/** What stands in the slots of that sheet, in their order; undefined for a system that does not stand on the first screen. */
export function heroWords(language: Language, study: FullCaseStudy): string[] | undefined {
  const sheet = study.sheets?.hero
  if (!sheet) return undefined
  const words: string[] = []
  draw(language, study, sheet, (word) => {
    words.push(word.text)
    return word
  })
  return words
}

/** Takes the words of a sheet, in their order, and says what is written in their place. */
type Write = (word: Markup) => Markup

/** The way is written as numbers of lines, which the script follows: `2` there, `2<` back. */
function draw(language: Language, { diagram }: FullCaseStudy, sheet: Layout, write: Write): Markup {
  const { nodes, boundaries, connections, walks } = diagram
  const steps = walks[0]?.steps ?? []
  const way = steps.map(({ along, back }) => `${connections.findIndex(({ id }) => id === along)}${back ? '<' : ''}`)
  const times = timesOf(language, diagram)
  const nodeTimes = nodeTimesOf(language, diagram)
  const main = mainPath(diagram)
  const stations = nodesOnWay(diagram)
  const pointsOf = (line: string) => sheet.lines[line]?.points ?? []
  const headsOf = (isOnWay: boolean) => {
    const alike = connections.filter(({ id }) => main.has(id) === isOnWay)
    return alike.map(({ id }) => headOf(pointsOf(id))).join('')
  }
  return element(
    'svg',
    {
      'aria-hidden': 'true',
      viewBox: `${MARGIN} 0 ${withoutSides(sheet).width} ${sheet.height}`,
      'text-anchor': 'middle',
      'data-way': way.join(' '),
    },
    boundaries.map(({ id, type, label }) => boundary(type, write(text(label)), sheet.boundaries[id])),
    connections.map(
      ({ id }, i) => main.has(id) && element('path', { class: 'diagram-way', d: pathOf(pointsOf(id)), 'data-of': i }),
    ),
    connections.map(({ id, type }) =>
      element('path', { class: `diagram-link link-${type}${main.has(id) ? ' on-way' : ''}`, d: pathOf(pointsOf(id)) }),
    ),
    [true, false].map((isOnWay) =>
      element('path', { class: `line-head${isOnWay ? ' on-way' : ''}`, d: headsOf(isOnWay) }),
    ),
    connections.map(({ id }, i) => {
      const time = times.get(id)
      return time ? figure(i, write(text(time)), sheet.lines[id]?.label) : undefined
    }),
    nodes.map(({ id, type, label }) => {
      const box = sheet.nodes[id]
      const time = nodeTimes.get(id)
      return (
        box && [
          node(type, write(name(label, box)), box, stations.has(id)),
          time !== undefined && element('g', place(box), timeInEdge(write(text(time)), box, hero.line)),
        ]
      )
    }),
  )
}

const boundary = (type: string, label: Markup, box: Bounded | undefined): Markup | undefined =>
  box && element('g', { class: `boundary boundary-${type}` }, boundaryShapes(box, hero.boundary, label))

const figure = (of: number, time: Markup, place: Route['label']): Markup | undefined =>
  place && element('g', { class: 'figure time', 'data-of': of }, wordsAt(place, hero.line, [{ words: time }]))

const place = ({ x, y }: Box) => ({ transform: `translate(${x} ${y})` })

const node = (type: NodeType, label: Markup, box: Box, isOnWay: boolean): Markup =>
  element(
    'g',
    {
      class: `diagram-node node-${type}${isOnWay ? ' on-way' : ''}`,
      ...place(box),
    },
    nodeShapes(type, box),
    element('text', standingIn(box), label),
  )

/** Where a name of one line stands. */
const standingIn = ({ width, height }: Box) => ({
  x: width / 2,
  y: Math.round((height / 2 + hero.node * FOOT) * 10) / 10,
})

/** One of several lines brings their places, and one that is too long for the usual letters its own size. */
function name(label: string, box: Box): Markup {
  const written = nameIn(box, label, hero.node)
  const [only] = written.lines
  if (only !== undefined && written.lines.length === 1 && written.size === hero.node) return text(only)
  const lines = joined(nameLines(box, written))
  return written.size < hero.node ? element('tspan', { style: `font-size:${written.size}px` }, lines) : lines
}

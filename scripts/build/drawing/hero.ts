/** Draws the sheet of the first screen: a whole system in large, with the times of one request on its way. */
import { titleAnchorOf } from '#content/drawing/board.ts'
import { timesOf } from '#content/drawing/draw.ts'
import { arrowOf } from '#content/drawing/path.ts'
import { fonts, lineHeight, NODE, NODE_TEXT } from '#content/drawing/sizes.ts'
import { widthOf, wrap } from '#content/drawing/text.ts'
import type { FullCaseStudy } from '#contract/content/content.ts'
import type { Box, Layout } from '#contract/content/drawing.ts'
import type { Language } from '#contract/language.ts'
import { nodeIcons } from './icons.ts'
import { element, joined, Markup, text } from './markup.ts'

const { hero } = fonts
/** From the middle of a line of words down to the foot of its letters, as a share of their size. */
const FOOT = 0.36

/** Where words stand in a sheet that is written without them. */
const SLOT = '{}'

/** The drawing of the first screen, the same in every language: its words come with the language's texts. */
export function heroSheet(language: Language, study: FullCaseStudy): string | undefined {
  const sheet = study.sheets?.hero
  return sheet && draw(study, sheet, timesOf(language, study.diagram), () => new Markup(SLOT)).text
}

/** What stands in the slots of that sheet, in their order; undefined for a system that does not stand on the first screen. */
export function heroWords(language: Language, study: FullCaseStudy): string[] | undefined {
  const sheet = study.sheets?.hero
  if (!sheet) return undefined
  const words: string[] = []
  draw(study, sheet, timesOf(language, study.diagram), (word) => {
    words.push(word.text)
    return word
  })
  return words
}

/** Takes the words of a sheet, in their order, and says what is written in their place. */
type Write = (word: Markup) => Markup

/** The way is written as numbers of lines, which the script follows: `2` there, `2<` back. */
function draw({ diagram }: FullCaseStudy, sheet: Layout, times: Map<string, string>, write: Write): Markup {
  const { nodes, boundaries, connections, walks } = diagram
  const steps = walks[0]?.steps ?? []
  const way = steps.map(({ along, back }) => `${connections.findIndex(({ id }) => id === along)}${back ? '<' : ''}`)
  const isOnWay = (line: string) => steps.some(({ along }) => along === line)
  return element(
    'svg',
    {
      'aria-hidden': 'true',
      viewBox: `0 0 ${sheet.width} ${sheet.height}`,
      'text-anchor': 'middle',
      'data-way': way.join(' '),
    },
    boundaries.map(({ id, type, label }) => boundary(type, write(text(label)), sheet.boundaries[id], sheet)),
    connections.map(({ id }) =>
      element('path', {
        class: `diagram-link ${isOnWay(id) ? 'on-way' : ''}`.trim(),
        d: arrowOf(sheet.lines[id]?.points ?? []),
      }),
    ),
    connections.map(({ id }, i) => {
      const time = times.get(id)
      return time ? figure(i, write(text(time)), sheet.lines[id]?.label) : undefined
    }),
    nodes.map(({ id, type, label }) => node(type, write(labelLines(label)), sheet.nodes[id])),
  )
}

/** Words are drawn with a rim in the colour of the paper, which parts the line below them. */
function boundary(type: string, label: Markup, box: Box | undefined, { boundaries }: Layout): Markup | undefined {
  if (!box) return undefined
  const anchor = titleAnchorOf(box, Object.values(boundaries))
  return element(
    'g',
    { class: `hero-boundary is-${type}` },
    element('rect', { ...box, rx: 8 }),
    element(
      'text',
      {
        x: box.x + { start: 14, middle: box.width / 2, end: box.width - 14 }[anchor],
        y: round(box.y + hero.boundary * FOOT),
        'text-anchor': anchor,
      },
      label,
    ),
  )
}

function figure(of: number, time: Markup, box: Box | undefined): Markup | undefined {
  if (!box) return undefined
  const y = round(box.y + box.height / 2 + hero.line * FOOT)
  return element('text', { class: 'hero-figure', 'data-of': of, x: box.x + box.width / 2, y }, time)
}

function node(type: keyof typeof nodeIcons, label: Markup, box: Box | undefined): Markup | undefined {
  if (!box) return undefined
  return element(
    'g',
    { class: `diagram-node node-${type}`, transform: `translate(${box.x} ${box.y})` },
    element('rect', { width: NODE.width, height: NODE.height, rx: 6 }),
    element('path', { class: 'sign', d: nodeIcons[type], transform: 'translate(8 39) scale(1.5)' }),
    element('text', { x: NODE.width / 2, y: baseline(NODE.height / 2) }, label),
  )
}

const baseline = (middle: number) => round(middle + hero.node * FOOT)

/** One line stands where the sheet has its words; each of several has a place of its own. */
function labelLines(label: string): Markup {
  const lines = wrap(label, NODE_TEXT, hero.node)
  const [only = '', ...others] = lines
  if (others.length === 0 && widthOf(only, hero.node) <= NODE.width - 4) return text(only)
  return joined(
    lines.map((line, i) => {
      const middle = NODE.height / 2 + (i - (lines.length - 1) / 2) * lineHeight(hero.node)
      // A word that cannot be broken is pressed together.
      const squeezed = widthOf(line, hero.node) > NODE.width - 4 && {
        textLength: NODE_TEXT,
        lengthAdjust: 'spacingAndGlyphs',
      }
      return element('tspan', { x: NODE.width / 2, y: baseline(middle), ...squeezed }, line)
    }),
  )
}

const round = (value: number) => Math.round(value * 10) / 10

/** A drawing as an answer of the chat shows it: with its boundaries and what the first request takes, but no words along lines. */
import type { Diagram, Drawing, Layout, PlacedWords } from '#contract/content/drawing.ts'
import type { Language } from '#contract/language.ts'
import { FOOT, lineHeight } from './sizes.ts'
import { nodeTimesOf, timesOf } from './way.ts'
import { timeInEdge, titleOf, wordsBeside } from './word-places.ts'

/** How large words are written at lines, and titles of boundaries. */
interface Sizes {
  line: number
  boundary: number
}

/** Adds them to the boxes and lines. @param layout where these stand. */
export function withTimes(
  drawing: Drawing,
  language: Language,
  diagram: Diagram,
  layout: Layout,
  { line: size, boundary: titleSize }: Sizes,
): Drawing {
  const times: PlacedWords[] = []
  for (const [id, text] of timesOf(language, diagram)) {
    const place = layout.lines[id]?.label
    if (!place) continue
    const { x, middle, anchor } = wordsBeside(place, lineHeight(size))
    times.push({ text, size, x, y: round(middle + size * FOOT), anchor })
  }
  for (const [id, text] of nodeTimesOf(language, diagram)) {
    const box = layout.nodes[id]
    if (!box) continue
    const { x, y, anchor } = timeInEdge(box, size)
    times.push({ text, size, x: box.x + x, y: round(box.y + y), anchor })
  }
  const boundaries = diagram.boundaries.flatMap(({ id, type, label }) => {
    const box = layout.boundaries[id]
    if (!box) return []
    const { title: _, ...edge } = box
    return [{ ...edge, type, title: { text: label, size: titleSize, ...titleOf(box, titleSize) } }]
  })
  return { ...drawing, boundaries, times }
}

const round = (value: number) => Math.round(value * 10) / 10

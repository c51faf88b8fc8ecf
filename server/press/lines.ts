/** Breaks text of several kinds of type into lines. */
import LineBreaker from 'linebreak'
import type { FontName } from './fonts.ts'

export interface Type {
  font: FontName
  size: number
  color: string
}

/** Text in one kind of type. */
export interface Run {
  text: string
  type: Type
  link?: string | undefined
  /** Stands between two others, and nowhere else: not at the start or the end of a line. */
  gap?: boolean
  /** Goes to the next line as a whole rather than being broken, if a line can hold it. */
  whole?: boolean
}

/** A run's share of one line. */
export interface Placed extends Run {
  x: number
}

export type Measure = (text: string, type: Type) => number

/** A last line that is shorter than this share of the width looks lost. */
const LOST = 0.08
const NARROWER = [0.97, 0.94, 0.91]

/**
 * @param hang how far all lines but the first stand in.
 * @returns the lines that the runs fill when none may reach beyond `width` points. Where only a word is left for the
 * last one, the others give it some of theirs.
 */
export function breakLines(runs: Run[], width: number, hang: number, measure: Measure): Placed[][] {
  const lines = fill(runs, width, hang, measure)
  if (lines.length < 2 || end(lines, measure) >= width * LOST) return lines
  const others = NARROWER.map((share) => fill(runs, width * share, hang, measure))
  const better = others.find((other) => other.length === lines.length && end(other, measure) >= width * LOST)
  return better ?? lines
}

/** Where the last line ends. */
function end(lines: Placed[][], measure: Measure): number {
  const last = lines.at(-1)!.at(-1)
  return last ? last.x + measure(last.text, last.type) : 0
}

function fill(runs: Run[], width: number, hang: number, measure: Measure): Placed[][] {
  const lines: Placed[][] = []
  let line: Run[] = []
  let used = 0

  const widthOf = (pieces: Run[]) => pieces.reduce((sum, { text, type }) => sum + measure(text, type), 0)
  const endLine = () => {
    lines.push(place(line, lines.length > 0 ? hang : 0, measure))
    line = []
    used = 0
  }
  const room = () => (lines.length > 0 ? width - hang : width)
  const add = (pieces: Run[]) => {
    if (used > 0 && used + widthOf(trimEnd(pieces)) > room()) endLine()
    line.push(...pieces)
    used += widthOf(pieces)
  }

  for (const pieces of words(runs, (run) => widthOf([run]) <= width - hang)) {
    if (widthOf(trimEnd(pieces)) <= width - hang) add(pieces)
    // A word that fills more than a line by itself is cut where the line ends.
    else for (const piece of pieces) for (const text of graphemes(piece.text)) add([{ ...piece, text }])
  }
  if (line.length > 0) endLine()
  return lines
}

/** What must stay on one line, each with the white space that follows it. */
function* words(runs: Run[], fits: (run: Run) => boolean): Generator<Run[]> {
  const text = runs.map((run) => run.text).join('')
  const breaker = new LineBreaker(text)
  const unbroken = unbreakable(runs, fits)
  let from = 0
  for (let at = breaker.nextBreak(); at; at = breaker.nextBreak()) {
    const { position } = at
    if (unbroken.some(([start, end]) => position > start && position < end)) continue
    yield slice(runs, from, position)
    from = position
  }
}

function unbreakable(runs: Run[], fits: (run: Run) => boolean): [start: number, end: number][] {
  const spans: [number, number][] = []
  let start = 0
  for (const run of runs) {
    const end = start + run.text.length
    if (run.whole && fits(run)) spans.push([start, end])
    start = end
  }
  return spans
}

function slice(runs: Run[], from: number, to: number): Run[] {
  const pieces: Run[] = []
  let start = 0
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    if (text) pieces.push({ ...run, text })
    start += run.text.length
  }
  return pieces
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemes = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

function trimEnd(pieces: Run[]): Run[] {
  const last = pieces.at(-1)
  return last ? [...pieces.slice(0, -1), { ...last, text: last.text.trimEnd() }] : []
}

/** Joins neighbours of the same kind, so that a line is drawn in as few pieces as it can be. */
function place(pieces: Run[], start: number, measure: Measure): Placed[] {
  const shown = pieces.filter(({ text }) => text !== '')
  while (shown.at(-1)?.gap) shown.pop()
  while (shown[0]?.gap) shown.shift()
  const joined: Run[] = []
  for (const piece of trimEnd(shown)) {
    const last = joined.at(-1)
    if (last && last.type === piece.type && last.link === piece.link) last.text += piece.text
    else joined.push({ ...piece })
  }
  let x = start
  return joined.map((run) => {
    const placed = { ...run, x }
    x += measure(run.text, run.type)
    return placed
  })
}

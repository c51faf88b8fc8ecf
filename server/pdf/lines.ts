/** Breaks text of mixed styles into lines. */
import LineBreaker from 'linebreak'
import type { FontName } from './font-files.ts'

export interface Type {
  font: FontName
  size: number
  color: string
}

/** Text of one style. */
export interface Run {
  text: string
  type: Type
  link?: string | undefined
  /** A separator: neither at the start of a line nor at its end, where the line says the same. */
  gap?: boolean
  /** Moves to the next line as a whole if it fits into one. */
  whole?: boolean
}

/** A run's part of one line. */
export interface Placed extends Run {
  x: number
}

export type Measure = (text: string, type: Type) => number

/** A last line below this share of the width looks lost. */
const LOST = 0.2
const NARROWER = [0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79]

/**
 * @param hang indent of all lines but the first.
 * @returns the lines of the runs within `width` points. If a single word is left for the
 * last one, it gets some of the others.
 */
export function breakLines(runs: Run[], width: number, hang: number, measure: Measure): Placed[][] {
  const lines = fill(runs, width, hang, measure)
  if (lines.length < 2 || end(lines, measure) >= width * LOST) return lines
  const others = NARROWER.map((share) => fill(runs, width * share, hang, measure))
  const better = others.find((other) => other.length === lines.length && end(other, measure) >= width * LOST)
  return better ?? lines
}

/** End of the last line. */
function end(lines: Placed[][], measure: Measure): number {
  const last = lines.at(-1)?.at(-1)
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
    if (used === 0 && pieces.every(({ gap }) => gap)) return
    line.push(...pieces)
    used += widthOf(pieces)
  }

  for (const pieces of words(runs, (run) => widthOf([run]) <= width - hang)) {
    if (widthOf(trimEnd(pieces)) <= width - hang) add(pieces)
    // A word longer than a line is cut.
    else for (const piece of pieces) for (const text of graphemes(piece.text)) add([{ ...piece, text }])
  }
  if (line.length > 0) endLine()
  return lines
}

/** Unbreakable pieces, each with its trailing white space. */
function* words(runs: Run[], fits: (run: Run) => boolean): Generator<Run[]> {
  const text = runs.map((run) => run.text).join('')
  const breaker = new LineBreaker(text)
  const unbroken = [...unbreakable(runs, fits), ...denseWords(text)]
  let from = 0
  for (let at = breaker.nextBreak(); at; at = breaker.nextBreak()) {
    const { position } = at
    if (isOneExpression(text, position)) continue
    if (unbroken.some(([start, end]) => position > start && position < end)) continue
    yield slice(runs, from, position)
    from = position
  }
}

/** A number stays with its noun: "11 countries", "45 毫秒". */
const isOneExpression = (text: string, position: number): boolean =>
  /\d\s?$/.test(text.slice(Math.max(0, position - 2), position)) && /^\p{L}/u.test(text.slice(position, position + 2))

/** A longer Chinese or Japanese word may break between its characters. */
const WORD_MAX = 8
const wordSegmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** Word boundaries of Chinese and Japanese: preferred, but not the only break points. */
function denseWords(text: string): [start: number, end: number][] {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return []
  return [...wordSegmenter.segment(text)]
    .filter(({ segment }) => segment.length > 1 && segment.length <= WORD_MAX)
    .map(({ segment, index }) => [index, index + segment.length])
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

/** Opening punctuation in the right half of its square: at the start of a line it looks indented. */
const blankAhead = ({ text, type }: Run) =>
  /^[「『（《〈【〔［｛]/.test(text) || (type.font.startsWith('chinese') && /^[“‘]/.test(text))

/** Joins adjacent runs of one style, so that a line is drawn in few pieces. */
function place(pieces: Run[], start: number, measure: Measure): Placed[] {
  const shown = pieces.filter(({ text }) => text !== '')
  while (shown.at(-1)?.gap) shown.pop()
  const joined: Run[] = []
  for (const piece of trimEnd(shown)) {
    const last = joined.at(-1)
    if (last && last.type === piece.type && last.link === piece.link) last.text += piece.text
    else joined.push({ ...piece })
  }
  const first = joined[0]
  let x = first && blankAhead(first) ? start - first.type.size / 2 : start
  return joined.map((run) => {
    const placed = { ...run, x }
    x += measure(run.text, run.type)
    return placed
  })
}

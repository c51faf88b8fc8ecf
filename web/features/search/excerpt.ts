/** What of a text shows why it was found: the words around what was typed. */
import { fold } from './fold.ts'

export interface Excerpt {
  before: string
  hit: string
  after: string
}

/** Characters on each side: one line of the dialog. */
const AROUND = 36

/** @returns nothing where the first word that was typed stands in the title, or in no line as it was typed. */
export function excerptOf(query: string, title: string, text: string): Excerpt | undefined {
  const [word = ''] = fold(query).trim().split(/\s+/)
  if (!word || fold(title).includes(word)) return undefined
  for (const line of text.split('\n')) {
    const at = fold(line).indexOf(word)
    // Folding leaves the letters of most lines where they were; of the others nothing is marked at the wrong place.
    if (at < 0 || fold(line).length !== line.length) continue
    const [start, end] = [Math.max(0, at - AROUND), Math.min(line.length, at + word.length + AROUND)]
    return {
      before: (start > 0 ? '…' : '') + line.slice(start, at),
      hit: line.slice(at, at + word.length),
      after: line.slice(at + word.length, end) + (end < line.length ? '…' : ''),
    }
  }
  return undefined
}

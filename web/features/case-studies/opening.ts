/** About three lines of a card. */
const MOST = 170

/** Where a sentence surely ends: after a word that is no abbreviation, before a capital letter. */
const sentenceEnd = /[\p{L}\p{N}]{4}[.!?](?=\s+\p{Lu})|[。！？]/gu

/** The first sentences of a text, as many as three lines of a card hold, but one at least: no sentence is cut. */
export function openingOf(text: string): string {
  const ends = [...text.matchAll(sentenceEnd)].map((end) => end.index + end[0].length)
  const all = [...ends, text.length]
  const end = all.findLast((end) => end <= MOST) ?? all[0]
  return text.slice(0, end).trimEnd()
}

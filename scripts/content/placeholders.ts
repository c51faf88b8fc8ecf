/** Knows what only stands in the place of a text: "…", "TODO", "N/A". */
import { wordsOf } from './owner-texts.ts'

const standIn = /^(?:tbd|todo|fixme|n a|none|xxx+|lorem ipsum.*|text|placeholder|coming soon)$/

/** As in "Available / …". */
const SEPARATOR = /(\s[/|·–—]\s)/

function isPlaceholder(text: string): boolean {
  const words = wordsOf(text)
  // Emoji are no words, and yet say something.
  if (words.length === 0) return !/\p{Extended_Pictographic}/u.test(text)
  return standIn.test(words.join(' '))
}

/** @returns the first part of a text that is one. */
export const placeholderIn = (text: string): string | undefined =>
  text.split(SEPARATOR).find((part, i) => i % 2 === 0 && isPlaceholder(part))

/** @returns the other parts of a text, with what stands between them; nothing where there are none. */
export function withoutPlaceholders(text: string): string {
  let kept = ''
  let between = ''
  for (const [i, part] of text.split(SEPARATOR).entries()) {
    if (i % 2 === 1) between = part
    else if (!isPlaceholder(part)) kept += kept ? between + part : part
  }
  return kept
}

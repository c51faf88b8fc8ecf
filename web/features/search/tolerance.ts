/** What is found although it was not typed quite right. */

/** Shorter words are one slip away from too many others. */
const SHORTEST_WITH_SLIP = 5

/**
 * @returns tells whether a word, or its beginning, is the typed one with a letter mistaken, left out, too many, or swapped with
 * the next; undefined for what is too short to tell.
 */
export function slipMatcher(typed: string): ((word: string) => boolean) | undefined {
  if (typed.length < SHORTEST_WITH_SLIP) return undefined
  return (word) => {
    let same = 0
    while (same < typed.length && typed[same] === word[same]) same++
    const rest = (text: string, skipped: number) => text.slice(same + skipped)
    const isSwapped = typed[same] === word[same + 1] && typed[same + 1] === word[same]
    return (
      rest(word, 1).startsWith(rest(typed, 1)) ||
      rest(word, 1).startsWith(rest(typed, 0)) ||
      rest(word, 0).startsWith(rest(typed, 1)) ||
      (isSwapped && rest(word, 2).startsWith(rest(typed, 2)))
    )
  }
}

/** Each two letters that stand side by side. */
export const pairsOf = (word: string): string[] => {
  const signs = [...word]
  return signs.slice(1).map((sign, i) => `${signs[i]}${sign}`)
}

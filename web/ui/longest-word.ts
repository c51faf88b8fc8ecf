/** Signs as wide as they are high; letters are a little more than half of that. */
const wide = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]/u
const LETTERS_PER_WIDE_SIGN = 1.7

/** How long the longest part of a name is that has no place for a line to end, in letters of the Latin alphabet. */
export function longestWord(name: string): number {
  const lengths = name
    .normalize()
    .split(/[\s\-‐・·=＝]+/)
    .map((word) => {
      const signs = [...word]
      const wideSigns = signs.filter((sign) => wide.test(sign)).length
      return Math.ceil(signs.length + (LETTERS_PER_WIDE_SIGN - 1) * wideSigns)
    })
  return Math.max(...lengths)
}

/** At most as large as lets a text's longest word stand on one line of a column of that width. */
export const sizeToFit = (text: string, column: string) =>
  `min(1em, ${column} / ${(LETTER_EM * longestWord(text)).toFixed(1)})`
/** How wide a letter is, of a bold face with wide ones. */
const LETTER_EM = 0.6

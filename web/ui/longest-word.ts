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

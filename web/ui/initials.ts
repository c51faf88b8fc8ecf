/** Names that are written with the family's name first, of which that alone stands for somebody. */
const familyFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The first letters of a given and a family name, or of the first and last word of a whole one. */
export function initialsOf(name: string, family = ''): string {
  const deciding = (family || name).trim()
  if (familyFirst.test(deciding)) return [...deciding][0] ?? ''
  const words = `${name} ${family}`.trim().split(/\s+/)
  const chosen = words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words
  return chosen
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/** The first letters of names: of a given and a family name, or of the first and last word of a whole one. */
export function initialsOf(...names: string[]): string {
  const words = names.join(' ').trim().split(/\s+/)
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return chosen
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Names that are written with the family's name first, of which that alone stands for somebody. */
const familyFirst = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u

/** The first letters of a given and a family name, or of the first and last word of a whole one without titles: Dr., PhD. */
export function initialsOf(name: string, family = ''): string {
  const deciding = (family || name).trim()
  if (familyFirst.test(deciding)) return [...deciding][0] ?? ''
  const all = `${name} ${family}`.split(',', 1).join('').trim().split(/\s+/)
  const named = all.filter((word) => !word.endsWith('.'))
  const words = named.length > 0 ? named : all
  const chosen = words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words
  return chosen
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

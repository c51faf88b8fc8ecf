/** Somebody's words, repeated in a mail. */

/** As mail programs quote in plain text. */
export const quoteLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')

/** Cut to so many characters, with a sign that there is more. */
export function shorten(text: string, max: number): string {
  const characters = [...text]
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()} …` : text
}

/** A place where a line may break. Nobody sees it, and no mail program takes what it is in for an address. */
const BREAK = '\u200B'

/** Reads as before, but no address in it can be followed: web addresses, domains and mail addresses. */
export const withoutLinks = (text: string): string => text.replace(/[.:@](?=\S)/g, `$&${BREAK}`)

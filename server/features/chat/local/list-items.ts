/** Lists of questions in one message: "1) … 2) …", "a) … b) …", a line with a dash for each. */
import { normalize } from '#server/knowledge/normalize.ts'
import { READ_MAX } from '#server/knowledge/understand/read.ts'

/** So many of a list are answered: who numbers them waits for each. */
const MOST_ITEMS = 5
/** A sign before an item: a number or a letter with a bracket, a number with a dot. */
const SIGN = /(?<![\p{L}\p{N}.,])\(?(?:(\d)|([a-h]))(?:\)|\.(?=\s*\p{L}))/gu
const DASH = /(?:^|\n)\s{0,2}[-–—•*·▪]\s{0,2}(?=\S)/g
const CIRCLED = /[①-⑨]/g
/** What stands before a list may be the question of each item: "has she used: 1) …". */
const LONGEST_OPENING = 60

export interface Items {
  /** What stands before the first. */
  opening: string
  items: string[]
}

interface Sign {
  at: number
  end: number
}

/** Numbers or letters from the first on, none left out: "on 3. May" is no list. */
function inOrder(message: string): Sign[] {
  const kept: Sign[] = []
  let isLettered: boolean | undefined
  for (const { 0: sign, 1: number, 2: letter = 'a', index } of message.matchAll(SIGN)) {
    const place = number === undefined ? letter.charCodeAt(0) - 'a'.charCodeAt(0) : Number(number) - 1
    const isLetter = number === undefined
    if (place !== kept.length || (isLettered !== undefined && isLettered !== isLetter)) continue
    isLettered = isLetter
    kept.push({ at: index, end: index + sign.length })
  }
  return kept
}

/** Without commas, colons and blanks at its end. */
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && /[\s,;:：]/u.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** @returns undefined if the message is no list. */
export function listIn(whole: string): Items | undefined {
  const plain = whole.slice(0, READ_MAX).replace(CIRCLED, (sign) => ` ${normalize(sign, 'NFKC')}) `)
  const message = normalize(plain, 'NFKC').slice(0, READ_MAX)
  const numbered = inOrder(message)
  const dashed = [...message.matchAll(DASH)].map(({ 0: sign, index }) => ({ at: index, end: index + sign.length }))
  const signs = numbered.length > 1 ? numbered : dashed
  const items = signs
    .map(({ end }, i) => withoutEnd(message.slice(end, signs[i + 1]?.at)).trim())
    .filter((item) => /\p{L}/u.test(item))
  const [first] = signs
  if (!first || items.length < 2) return undefined
  return { opening: message.slice(0, first.at).trim(), items: items.slice(0, MOST_ITEMS) }
}

/** What stands before the items asks of each of them where it has a word that `asks`. */
export function questionsOf({ opening, items }: Items, asks: (text: string) => boolean): string[] {
  const last = opening.split(/(?<=[.!?。！？])\s*/u).at(-1) ?? ''
  const before = withoutEnd(last)
  return before.length > 0 && before.length <= LONGEST_OPENING && asks(before)
    ? items.map((item) => (asks(item) ? item : `${before} ${item}`))
    : items
}

/** Makes ids from names. */

import { normalize } from '#server/knowledge/normalize.ts'
import { functionWords } from '#server/knowledge/tokens.ts'

const WORDS = 4

/** No address ends in the middle of a phrase: "flooded registers", and not "flooded-registers-of-the". */
function firstOf(words: string[]): string[] {
  const first = words.slice(0, WORDS)
  const isSmall = (word: string) => Object.values(functionWords).some((small) => small.has(word))
  const end = words.length > WORDS ? first.findLastIndex((word) => !isSmall(word)) + 1 : first.length
  return end > 1 ? first.slice(0, end) : first
}

/** Latin letters that are no other letter with a mark, as they are written where they are missing. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** As passports write them: ae, oe and ue. Spanish has an ü that only says that it is spoken: pingüino. */
const withoutUmlauts = (name: string): string =>
  normalize(name, 'NFC')
    .replace(/(?<=g)ü(?=[eéií])/giu, 'u')
    .replace(/[äöü]/giu, (letter) => `${normalize(letter, 'NFKD').charAt(0)}e`)

/** @returns a function that makes a unique id of each name. @param fallback for names without Latin letters. */
export function createIds(fallback: string): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const words = normalize(withoutUmlauts(name), 'NFKD')
      .replace(/\p{M}|['’]/gu, '')
      .toLowerCase()
      .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? '')
      .match(/[a-z0-9]+/g)
    const said = words && firstOf(words).join('-')
    // Numbers alone say nothing of it, and objects have keys like "420" before all others, whatever the order they came in.
    const id = said && /[a-z]/.test(said) ? said : [fallback, said].filter(Boolean).join('-')
    let unique = id
    for (let n = 2; taken.has(unique); n++) unique = `${id}-${n}`
    taken.add(unique)
    return unique
  }
}

/** Without what is undefined. */
export const given = <Values extends Record<string, unknown>>(
  values: Values,
): { [Key in keyof Values]?: NonNullable<Values[Key]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null)) as {
    [Key in keyof Values]?: NonNullable<Values[Key]>
  }

/** Texts by ids made of their first words; nothing where there are none. */
export const statements = <Key extends string>(
  key: Key,
  texts: string[],
): { [Name in Key]?: Record<string, string> } => {
  const self = (text: string) => text
  return (texts.length > 0 ? { [key]: byId(texts, 'point', self, self) } : {}) as {
    [Name in Key]?: Record<string, string>
  }
}

/** A map from ids, made of names, to values. */
export function byId<Item, Value>(
  items: Item[],
  fallback: string,
  nameOf: (item: Item) => string | undefined,
  make: (item: Item, index: number) => Value,
): Record<string, Value> {
  const idOf = createIds(fallback)
  return Object.fromEntries(items.map((item, index) => [idOf(nameOf(item) ?? ''), make(item, index)]))
}

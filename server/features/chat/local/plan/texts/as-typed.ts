/** What a visitor asked for that nothing here tells, in their own words as they stand in the message. */
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import { fold, functionWords } from '#server/knowledge/tokens.ts'

interface Stretch {
  at: number
  end: number
  words: number
}

/** What stands between two words of one stretch: so many others beside small ones, or in Chinese and Japanese so many characters. */
const BETWEEN = { words: 1, smallWords: 3, characters: 2 }
/** More than this names nothing any more. */
const LONGEST = { letters: 90, characters: 28 }
/** What ends a sentence or a clause parts what it stands between. */
const PARTS = /[.?!;:()。？！；：（）]/u
/** "ex", "d": the rest of an abbreviation names nothing. */
const isRemnant = (word: string) => word.length < 3 && /^\p{Ll}+$/u.test(word)

function isShort(language: Language, between: string): boolean {
  const words = between.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const others = words.filter((word) => word.length > 1 && !functionWords[language].has(fold(word)))
  return others.length <= BETWEEN.words && words.length - others.length <= BETWEEN.smallWords
}

/** Where words that are told in their order stand in a text; one that was written otherwise is left out. */
function placesOf(text: string, words: readonly string[]): Stretch[] {
  const places: Stretch[] = []
  let from = 0
  for (const word of words) {
    const at = text.indexOf(word, from)
    if (at < 0) continue
    from = at + word.length
    places.push({ at, end: from, words: 1 })
  }
  return places
}

/**
 * @param words some of a message, in their order.
 * @returns the part of the message that holds most of them with no gap, or nothing if no such part can be named.
 */
export function asTyped(language: Language, message: string, words: readonly string[]): string {
  const { isDense } = languageTraits[language]
  const text = normalize(message, 'NFKC')
  const telling = words.filter((word, i) => word !== words[i - 1] && (isDense || !isRemnant(word)))
  const stretches: Stretch[] = []
  for (const place of placesOf(text, telling)) {
    const last = stretches.at(-1)
    const between = last ? text.slice(last.end, place.at) : ''
    const isNear = isDense ? between.length <= BETWEEN.characters : isShort(language, between)
    const whole = last && { at: last.at, end: place.end, words: last.words + 1 }
    if (whole && isNear && !PARTS.test(between) && whole.end - whole.at <= longest(isDense))
      stretches[stretches.length - 1] = whole
    else stretches.push(place)
  }
  const [best] = stretches.sort((a, b) => b.words - a.words || a.at - b.at)
  return best && best.end - best.at <= longest(isDense) ? text.slice(best.at, best.end).replace(PARTICLE, '') : ''
}

/** No Japanese name or word begins with one of these alone before an ideograph or katakana: の本, を直す. */
const PARTICLE = /^[のをがはにでとへも](?=[\p{Script=Han}\p{Script=Katakana}])/u

const longest = (isDense: boolean) => (isDense ? LONGEST.characters : LONGEST.letters)

const NAME_BEFORE = /(?<=\s)(?:\p{Lu}[\p{L}\p{N}.’'&-]{0,30} ){1,3}$/u
const NAME_BEHIND = /^(?: \p{Lu}[\p{L}\p{N}’'&-]{0,30}){1,3}/u

/**
 * "Royal" → "Royal Shakespeare Company": with the words beside it that begin with a capital letter, too, where only names do.
 * @param word as it stands in the message.
 */
export function wholeName(language: Language, message: string, word: string): string {
  const at = message.indexOf(word)
  if (at === -1 || languageTraits[language].hasCapitalNouns || !/^\p{Lu}/u.test(word)) return word
  const [before = ''] = NAME_BEFORE.exec(message.slice(0, at)) ?? []
  const [behind = ''] = NAME_BEHIND.exec(message.slice(at + word.length)) ?? []
  return before + word + behind
}

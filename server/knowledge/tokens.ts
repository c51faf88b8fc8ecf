/** Cuts text into the terms that are searched by: words of every language, folded, stemmed, without stop words. */

import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stopwords as englishStops } from '@orama/stopwords/english'
import { stopwords as frenchStops } from '@orama/stopwords/french'
import { stopwords as germanStops } from '@orama/stopwords/german'
import { stopwords as japaneseStops } from '@orama/stopwords/japanese'
import { stopwords as chineseStops } from '@orama/stopwords/mandarin'
import { stopwords as spanishStops } from '@orama/stopwords/spanish'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { normalize } from './normalize.ts'
import { infinitiveOf } from './split-verbs.ts'

/** Without accents, in lower case, in one form of each character (full-width letters become plain ones). */
export const fold = (text: string) => {
  if (isAscii(text)) return text.toLowerCase()
  return PLAIN_IDEOGRAPHS.test(text) ? text : foldAny(text)
}

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text)

/** Kana and ideographs that have one form only: folding them, word by word, was a sixth of what a long message in them cost. */
const PLAIN_IDEOGRAPHS = /^[\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff]+$/

const foldAny = (text: string) =>
  normalize(normalize(text, 'NFKD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1'), 'NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")

/** Chinese and Japanese texts have English words in them. */
const stemmers: Record<Language, (word: string) => string> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  zh: english,
  ja: english,
}

/**
 * What the stemmers would take for another word: news for new, a living for live, an experiment for experience, accessible for
 * access. Words by their stem, which is the same in all languages.
 */
const stemmed: Record<Language, Record<string, string>> = {
  en: {
    news: 'news',
    living: 'living',
    experiment: 'experiment experiments',
    accessible: 'accessible accessibility',
  },
  es: { experiment: 'experimento experimentos', accessible: 'accesible accesibles accesibilidad' },
  fr: { accessible: 'accessible accessibles accessibilite' },
  de: { experiment: 'experiment experimente' },
  zh: {},
  ja: {},
}
const stems = new Map(
  Object.values(stemmed)
    .flatMap((words) => Object.entries(words))
    .flatMap(([root, words]) => words.split(' ').map((word) => [word, root])),
)

/** Small words that do tell what is asked: what she did before a job is not what she did in it. */
const telling: Record<Language, string> = {
  en: 'before after without',
  es: 'antes después tras sin',
  fr: 'avant après sans',
  de: 'vor nach ohne',
  zh: '之前 以前 之后',
  ja: '前 後',
}
const allTelling = new Set(Object.values(telling).flatMap((words) => words.split(' ')))
const small = (words: string[]) => new Set(words.filter((word) => !allTelling.has(word)).map((word) => fold(word)))

/** Words that carry grammar and no content, folded. */
export const functionWords: Record<Language, Set<string>> = {
  en: small(englishStops),
  es: small(spanishStops),
  fr: small(frenchStops),
  de: small(germanStops),
  zh: small(chineseStops),
  ja: small(japaneseStops),
}

/** What the segmenter leaves at the end of a word: particles (zh), inflections (ja; a word of them alone is none). */
const endings: Record<Language, RegExp | undefined> = {
  en: undefined,
  es: undefined,
  fr: undefined,
  de: undefined,
  zh: /(?<![的了过着])[的了过着]+$/,
  ja: /(?<!\p{Script=Hiragana})\p{Script=Hiragana}+$/u,
}

/** French and English small words that lean on the next or the last one: l’, d’, qu’; ’s. */
const elided = /\b(?:[cdjlmnst]|qu|jusqu|lorsqu)['’](?=\p{L})|['’]s\b/giu

const segmenters = new Map<Language, Intl.Segmenter>()

/** Plain letters, or one kana or ideograph: a word in every language. Many texts are cut once more, word by word. */
const ONE_WORD = /^(?:[A-Za-z]+|[\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff])$/

export function segmentsOf(language: Language, text: string): Pick<Intl.SegmentData, 'segment' | 'index'>[] {
  if (ONE_WORD.test(text)) return [{ segment: text, index: 0 }]
  let segmenter = segmenters.get(language)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    segmenters.set(language, segmenter)
  }
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike)
}

/** No word of these languages is longer; what a stemmer or a search for its parts does to one grows with its square. */
const WORD_MAX = 60

const isIdeographic = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

/** A word of a text: as it was written, folded; and what it is searched by, the whole word first. */
export interface Word {
  said: string
  terms: [string, ...string[]]
  /** It is written like a name: with a capital within a sentence, or in Latin letters among others. */
  isName?: boolean | undefined
  /** The word right before it, with nothing but a space between: what tells one kind of it from others. */
  before?: string | undefined
}

/** Words of more than two characters are also found by each pair of Chinese characters in them; kana alone mean nothing. */
function pairs(word: string): string[] {
  const characters = [...word]
  if (characters.length <= 2) return []
  const neighbours = characters.slice(1).map((character, i) => `${characters[i]}${character}`)
  return neighbours.filter((pair) => /^\p{Script=Han}{2}$/u.test(pair))
}

/** German is often typed without umlauts: ae, oe and ue are read as a, o and u, as ä, ö and ü are. */
const withoutUmlauts = (word: string) => word.replace(/(?<![aeq])([aou])e/g, '$1')

export function stem(language: Language, said: string): string {
  const word = infinitiveOf(language, languageTraits[language].hasUmlauts ? withoutUmlauts(said) : said)
  return stems.get(word) ?? stemmers[language](word)
}

/** @param text in which the word stands. */
function isName(language: Language, word: string, text: string, at: number): boolean {
  if (languageTraits[language].isDense) return true
  // German writes every noun with a capital, and every language the first word of a sentence.
  if (/^\p{Lu}\p{Ll}*$/u.test(word)) return !languageTraits[language].hasCapitalNouns && !startsSentence(text, at)
  return /\p{Lu}/u.test(word)
}

function startsSentence(text: string, at: number): boolean {
  let before = at - 1
  while (before >= 0 && /\s/.test(text.charAt(before))) before--
  return before < 0 ? at === 0 : '.!?¿¡:'.includes(text.charAt(before))
}

/** Words this long are put together from others, or a name that was brought into the language. */
const isLongName = (root: string) => /^(?:\p{Script=Han}{3,}|[\p{Script=Katakana}ー]{3,})$/u.test(root)

/** The words of a text that carry content, in its order; a word may come more than once. */
export function cutWords(language: Language, text: string): Word[] {
  const isSmall = (word: string) => functionWords[language].has(word) || functionWords.en.has(word)
  const plain = normalize(text, 'NFKC').replace(elided, ' ')
  let last = { said: '', end: 0 }
  return segmentsOf(language, plain).flatMap(({ segment: word, index }): Word[] => {
    const said = fold(word).slice(0, WORD_MAX)
    const before = index === last.end + 1 && plain[last.end] === ' ' ? last.said : undefined
    last = { said, end: index + word.length }
    if (isSmall(said)) return []
    if (!isIdeographic(word))
      return [{ said, terms: [stem(language, said)], isName: isName(language, word, plain, index), before }]
    const root = said.replace(endings[language] ?? '', '')
    // The segmenter takes small words together: 她是.
    return root === '' || isSmall(root) || [...root].every(isSmall)
      ? []
      : [{ said: root, terms: [root, ...pairs(root)], isName: isLongName(root) }]
  })
}

/** What a text is searched by, in its order; a term may come more than once. */
export const terms = (language: Language, text: string): string[] =>
  cutWords(language, text).flatMap((word) => word.terms)

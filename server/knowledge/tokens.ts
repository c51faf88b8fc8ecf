/** Cuts text into the terms that are searched by: words of six languages, folded, stemmed, without stop words. */
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
import type { Language } from '../../contract/language.ts'

const stemmers: Partial<Record<Language, (word: string) => string>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
}

/** Words that carry grammar and no content. */
export const functionWords: Record<Language, Set<string>> = {
  en: new Set(englishStops),
  es: new Set(spanishStops),
  fr: new Set(frenchStops),
  de: new Set(germanStops),
  zh: new Set(chineseStops),
  ja: new Set(japaneseStops),
}

/** What the segmenter leaves at the end of a word: particles (zh), inflections (ja; a word of them alone is none). */
const endings: Partial<Record<Language, RegExp>> = {
  zh: /[的了过着]+$/,
  ja: /\p{Script=Hiragana}+$/u,
}

/** French and English small words that lean on the next or the last one: l’, d’, qu’; ’s. */
const elided = /\b(?:[cdjlmnst]|qu|jusqu|lorsqu)['’](?=\p{L})|['’]s\b/giu

const segmenters = new Map<Language, Intl.Segmenter>()

function words(language: Language, text: string): string[] {
  let segmenter = segmenters.get(language)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    segmenters.set(language, segmenter)
  }
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}

const isIdeographic = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

/** Without accents, in lower case, in one form of each character (full-width letters become plain ones). */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()

/** Chinese and Japanese words of more than two characters are also found by each pair of neighbours in them. */
function pairs(word: string): string[] {
  const characters = [...word]
  if (characters.length <= 2) return [word]
  return [word, ...characters.slice(1).map((character, i) => `${characters[i]}${character}`)]
}

/** The terms of a text, in its order; a term may come more than once. */
export function terms(language: Language, text: string): string[] {
  const isStop = (word: string) => functionWords[language].has(word) || functionWords.en.has(word)
  const plain = text.normalize('NFKC').replace(elided, ' ')
  return words(language, plain).flatMap((word) => {
    const lower = word.toLowerCase()
    if (isStop(lower)) return []
    if (!isIdeographic(word)) return [fold(stemmers[language]?.(lower) ?? english(lower))]
    const stem = lower.replace(endings[language] ?? '', '')
    return stem === '' || isStop(stem) ? [] : pairs(stem)
  })
}

/** How many words the terms stand for: a pair that was cut from a longer word does not count again. */
export const wordCount = (cut: string[]) =>
  cut.filter((term) => !cut.some((word) => word !== term && isIdeographic(word) && word.includes(term))).length

/** How adverts speak in a language, made ready for searching. */
import { advertTexts } from '../../../content/locales/advert-texts.ts'
import type { AdvertWords, SectionKind } from '../../../contract/content-words.ts'
import type { Language } from '../../../contract/language.ts'
import { findNotAsked, type NotAsked } from './not-asked.ts'
import { plain } from './phrases.ts'

export interface AdvertLanguage {
  language: Language
  words: AdvertWords
  /** The longest first. */
  headings: { kind: SectionKind; phrase: string }[]
  nice: string[]
  notAsked: NotAsked
  asks: string[]
  boilerplate: string[]
  abbreviations: string[]
  unfinished: Set<string>
}

export function advertLanguage(language: Language): AdvertLanguage {
  const words = advertTexts[language]
  const kinds = Object.entries(words.headings) as [SectionKind, string[]][]
  return {
    language,
    words,
    headings: kinds
      .flatMap(([kind, phrases]) => phrases.map((phrase) => ({ kind, phrase: plain(phrase) })))
      .sort((a, b) => b.phrase.length - a.phrase.length),
    nice: words.nice.map(plain),
    notAsked: findNotAsked(language, words),
    asks: words.asks.map(plain),
    boilerplate: words.boilerplate.map(plain),
    abbreviations: words.abbreviations.map(plain),
    unfinished: new Set(words.unfinished),
  }
}

/** How adverts speak in a language, made ready for searching. */

import { advertTexts } from '#content/interface/advert-texts.ts'
import type { AdvertWords, SectionKind } from '#contract/content/language-data.ts'
import { entriesOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { escaped } from '#server/knowledge/escaped.ts'
import { findNotAsked, type NotAsked } from '../not-asked.ts'
import { yearsPattern } from '../years.ts'
import { plain, saysAny } from './phrases.ts'

export interface AdvertLanguage {
  language: Language
  words: AdvertWords
  /** The longest first. */
  headings: { kind: SectionKind; phrase: string }[]
  nice: string[]
  notAsked: NotAsked
  asks: string[]
  seeks: string[]
  whom: string[]
  tasks: string[]
  /** Those of `asks` that have the words of a task in them. */
  asksLikeTasks: string[]
  boilerplate: string[]
  abbreviations: string[]
  unfinished: Set<string>
  /** Where one thing that is asked for ends and the next begins. */
  clauseEnd: RegExp
  /** Between two clauses of a sentence: ", and". */
  joint: RegExp
  asksYears: RegExp
  /** Between two things of which either will do: "or". */
  alternative: RegExp
}

export function advertLanguage(language: Language): AdvertLanguage {
  const words = advertTexts[language]
  const kinds = entriesOf(words.headings)
  return {
    language,
    words,
    headings: kinds
      .flatMap(([kind, phrases]) => phrases.map((phrase) => ({ kind, phrase: plain(phrase) })))
      .sort((a, b) => b.phrase.length - a.phrase.length),
    nice: words.nice.map(plain),
    notAsked: findNotAsked(language, words),
    asks: words.asks.map(plain),
    seeks: words.seeks.map(plain),
    whom: words.whom.map(plain),
    tasks: words.tasks.map(plain),
    asksLikeTasks: words.asks.map(plain).filter((ask) => saysAny(ask, words.tasks.map(plain))),
    boilerplate: words.boilerplate.map(plain),
    abbreviations: words.abbreviations.map(plain),
    unfinished: new Set(words.unfinished),
    clauseEnd: new RegExp(`[,;，、；]|(?<!\\p{L})(?:${words.and.map(escaped).join('|')})(?!\\p{L})`, 'giu'),
    joint: new RegExp(`[,;，；]\\s*(?:${words.and.map(escaped).join('|')})\\s+`, 'giu'),
    asksYears: yearsPattern(words),
    alternative: new RegExp(`[,;，、；/]|(?<!\\p{L})(?:${words.or.map(escaped).join('|')})(?!\\p{L})`, 'giu'),
  }
}

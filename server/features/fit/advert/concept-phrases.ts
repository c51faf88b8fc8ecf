/** Finds the concepts of trades in a text, by the phrases of its language. */

import { tradeWords } from '#content/language/load/load-trades.ts'
import { type TradeConceptId, tradeConcepts } from '#content/language/vocabulary/trade-concepts.ts'
import { keysOf } from '#contract/keys.ts'
import { fold } from '#server/knowledge/tokens.ts'
import { phrasesOf } from '#server/knowledge/understand/phrase-index.ts'
import type { AdvertLanguage } from './advert-language.ts'
import { indexOfPhrase, isDense, plain } from './phrases.ts'
import { createWordCutter, type Word } from './text-words.ts'

export interface FoundConcept {
  concept: TradeConceptId
  start: number
  end: number
}

/** The longest first: "cloud migration" is not "cloud". */
export type ConceptFinder = (text: string) => FoundConcept[]

/** The concept of having worked at all. */
export const WORK: TradeConceptId = 'career'

export function conceptFinder(reading: AdvertLanguage): ConceptFinder {
  const words = tradeWords[reading.language]
  const phrases = keysOf(tradeConcepts).flatMap((concept) =>
    phrasesOf(words[concept]).map((phrase) => ({ concept, phrase })),
  )
  return isDense(reading.words.years.join('')) ? inDense(phrases) : inWords(reading, phrases)
}

/** That something is work comes last. */
const longestFirst = (found: FoundConcept[]) =>
  found.sort((a, b) => Number(a.concept === WORK) - Number(b.concept === WORK) || b.end - b.start - (a.end - a.start))

interface ConceptPhrase {
  concept: TradeConceptId
  phrase: string
}

function inDense(said: ConceptPhrase[]): ConceptFinder {
  const phrases = said.map(({ concept, phrase }) => ({ concept, phrase: plain(phrase) }))
  return (text) => {
    const whole = text.toLowerCase()
    return longestFirst(
      phrases.flatMap(({ concept, phrase }) => {
        const start = indexOfPhrase(whole, phrase)
        return start === -1 ? [] : [{ concept, start, end: start + phrase.length }]
      }),
    )
  }
}

/** A phrase is found in any inflection: its words one after another, with small words between them if need be. */
function inWords({ language }: AdvertLanguage, said: ConceptPhrase[]): ConceptFinder {
  const wordsOf = createWordCutter(language)
  const cut = (words: Word[]) =>
    words.flatMap((word) => (word.terms.length > 0 ? word.terms : [plain(word.raw)]).map((term) => ({ term, word })))
  const byFirst = new Map<string, (ConceptPhrase & { parts: string[] })[]>()
  for (const { concept, phrase: text } of said) {
    const parts = cut(wordsOf(text)).map(({ term }) => term)
    const [first] = parts
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { concept, phrase: text, parts }])
  }
  return (text) => {
    const parts = cut(wordsOf(text))
    const endOf = (phrase: string[], from: number): number | undefined => {
      let at = from
      let end: number | undefined
      for (const term of phrase) {
        while (at > from && parts[at]?.word.terms.length === 0 && parts[at]?.term !== term) at++
        const part = parts[at++]
        if (part?.term !== term) return undefined
        end = part.word.end
      }
      return end
    }
    return longestFirst(
      parts.flatMap(({ term, word }, i) =>
        (byFirst.get(term) ?? []).flatMap(({ concept, phrase, parts: own }) => {
          if (own.length === 1 && !isSameWord(word.raw, phrase)) return []
          const end = endOf(own, i)
          return end === undefined ? [] : [{ concept, start: word.start, end }]
        }),
      ),
    )
  }
}

/** An ending may differ, and no more: trains are not what somebody trained, nor is "it" information technology. */
const ENDING_MAX = 2

function isSameWord(raw: string, phrase: string): boolean {
  if (/^\p{Lu}{2,4}$/u.test(phrase)) return /\p{Lu}/u.test(raw.slice(1))
  const [a, b] = [fold(raw), fold(phrase)]
  return (a.startsWith(b) || b.startsWith(a)) && Math.abs(a.length - b.length) <= ENDING_MAX
}

/**
 * Which of two opposites is said of what: "does not leave before" says what "stays until" does, and "did not fall" the opposite of
 * "fell". A word that is denied counts for the other side.
 */
import type { Mark } from '#content/language/claim-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { lexiconOf } from './lexicon.ts'

interface Pole {
  pair: number
  side: 0 | 1
  /** A word that denies turns it round. */
  isDenied: boolean
  near: ReadonlySet<string>
}

export interface PolesRead {
  /** Said of the same thing as in the facts, on the same side or the other. */
  agreed: number
  opposed: number
  /** Anywhere in the sentence. */
  agreedAnywhere: number
  opposedAnywhere: number
  /** Words that deny, and that a denied opposite explains. */
  explained: number
}

const DENYING: readonly Mark[] = ['not', 'failed', 'gone', 'instead']
/** A word that denies stands so near, before it or, in Japanese, behind it. */
const REACH = { spaced: 22, dense: 8 }
const AROUND = { spaced: 26, dense: 7 }

function polesIn(language: Language, typed: string): Pole[] {
  const lexicon = lexiconOf(language)
  const { text } = lexicon.folded(typed)
  const { isDense, deniesBehind } = languageTraits[language]
  const reach = isDense ? REACH.dense : REACH.spaced
  const around = isDense ? AROUND.dense : AROUND.spaced
  const denials = lexicon.marksIn(typed).filter(({ value }) => DENYING.includes(value))
  return lexicon.sidesAt(typed).map(({ value, at, end }) => {
    const isDenied = denials.some((one) =>
      deniesBehind ? one.at >= end - 1 && one.at - end <= reach : one.end <= at + 1 && at - one.end <= reach,
    )
    const near = `${text.slice(Math.max(0, at - around), at)} ${text.slice(end, end + around)}`
    return { ...value, isDenied, near: new Set(lexicon.termsOf(near)) }
  })
}

/** How often a sentence is on the side of the facts, and how often on the other. */
export function readPoles(language: Language, sentence: string, known: string): PolesRead {
  const there = polesIn(language, known)
  const read: PolesRead = { agreed: 0, opposed: 0, agreedAnywhere: 0, opposedAnywhere: 0, explained: 0 }
  const sideOf = ({ side, isDenied }: Pole) => (isDenied ? 1 - side : side)
  for (const pole of polesIn(language, sentence)) {
    const same = there.filter(({ pair }) => pair === pole.pair)
    if (same.length === 0) continue
    const agrees = same.some((one) => sideOf(one) === sideOf(pole))
    if (agrees) read.agreedAnywhere++
    else read.opposedAnywhere++
    if (agrees && pole.isDenied && same.every(({ isDenied }) => !isDenied)) read.explained++
    const anchored = same.filter((one) => [...pole.near].some((term) => one.near.has(term)))
    if (anchored.length === 0) continue
    if (anchored.some((one) => sideOf(one) === sideOf(pole))) read.agreed++
    else read.opposed++
  }
  return read
}

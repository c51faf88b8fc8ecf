/**
 * Words of a sentence that say the contrary of a word of its facts, "younger" where they have "older". A word that is denied counts
 * for the other side: "does not leave" says what "stays" does.
 */
import type { Mark } from '#content/language/claim-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { lexiconOf } from './lexicon.ts'

interface Side {
  pair: number
  side: 0 | 1
  /** A word that denies turns it round. */
  isDenied: boolean
  /** The words around it. */
  near(): ReadonlySet<string>
}

export interface ContrariesRead {
  /** A sentence says only one of two contraries, and its facts say only the other. */
  opposed: number
  /** The same, where a word that denies makes it so. */
  turned: number
  /** Both say the same one. */
  agreed: number
  /** Of facts with both, the sentence says the one that stands beside other words there, or beside the same words. */
  swapped: number
  kept: number
  /** Words that deny, and that a denied contrary explains. */
  explained: number
}

const DENYING: readonly Mark[] = ['not', 'failed', 'gone', 'instead']
/** A word that denies stands so near, before it or, in Japanese, behind it. */
const REACH = { spaced: 22, dense: 8 }
const AROUND = { spaced: 26, dense: 7 }

function sidesIn(language: Language, typed: string): Side[] {
  const lexicon = lexiconOf(language)
  const { text } = lexicon.folded(typed)
  const { isDense, deniesBehind } = languageTraits[language]
  const reach = isDense ? REACH.dense : REACH.spaced
  const around = isDense ? AROUND.dense : AROUND.spaced
  const denials = lexicon.marksIn(typed).filter(({ value }) => DENYING.includes(value))
  return lexicon.contrariesAt(typed).map(({ value, at, end }) => {
    const isDenied = denials.some((one) =>
      deniesBehind ? one.at >= end - 1 && one.at - end <= reach : one.end <= at + 1 && at - one.end <= reach,
    )
    const near = () =>
      new Set(lexicon.termsOf(`${text.slice(Math.max(0, at - around), at)} ${text.slice(end, end + around)}`))
    return { ...value, isDenied, near }
  })
}

const sideOf = ({ side, isDenied }: Side) => (isDenied ? 1 - side : side)
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((term) => other.has(term)).length

/** How often a sentence says the contrary of what its facts say. */
export function readContraries(language: Language, sentence: string, known: string): ContrariesRead {
  const there = Map.groupBy(sidesIn(language, known), ({ pair }) => pair)
  const read: ContrariesRead = { opposed: 0, turned: 0, agreed: 0, swapped: 0, kept: 0, explained: 0 }
  for (const [pair, said] of Map.groupBy(sidesIn(language, sentence), ({ pair }) => pair)) {
    const told = there.get(pair)
    if (!told) continue
    const isPlain = told.every(({ isDenied }) => !isDenied)
    read.explained += said.filter(
      (one) => one.isDenied && isPlain && told.some((other) => sideOf(other) === sideOf(one)),
    ).length
    const sides = new Set(said.map(sideOf))
    const toldSides = new Set(told.map(sideOf))
    if (sides.size > 1 || toldSides.size > 1) {
      const around = told.map((other) => ({ side: sideOf(other), near: other.near() }))
      for (const one of said) {
        const near = one.near()
        const nearest = (isSame: boolean) =>
          Math.max(
            0,
            ...around.filter(({ side }) => (side === sideOf(one)) === isSame).map((other) => shared(near, other.near)),
          )
        const [same, other] = [nearest(true), nearest(false)]
        if (other > same) read.swapped++
        else if (same > other) read.kept++
      }
    } else if ([...sides].every((side) => toldSides.has(side))) read.agreed++
    else if (isPlain && said.every(({ isDenied }) => !isDenied)) read.opposed++
    else read.turned++
  }
  return read
}

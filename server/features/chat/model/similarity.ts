/**
 * Whether a sentence says what the facts that it cites say. A model that was talked into something can put a fact's id
 * behind any words; docs/decisions/006 tells what is asked of them, what it lets through and why.
 */

import { normalize } from '#server/knowledge/normalize.ts'

/** At least this share of the words that tell something is in the cited facts. */
const SHARE = 0.6
/** So many of them in a row may be the model's own. */
const OWN_IN_A_ROW = 3
/** Different forms of a word begin with so many letters that are the same. */
const SAME_BEGINNING = 5
/** So many words in a row that stand in the instructions, and in no fact, are the instructions. */
const RUN = 4
/** From so many letters on, what stands in a fact word for word is a quotation and no accident. */
const QUOTE = 10
/** A capital where no sentence begins. */
const NAME = /(?<=[\p{Ll}\p{N},] |\p{Lo} ?)\p{Lu}[\p{Script=Latin}\p{N}]+/gu
/** As long and mixed as this, it is a key, or something encoded. */
const LIKE_A_KEY = /(?<![\w+/=-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{20,}|[A-Za-z\d+/=]{40,}/i

export interface Held {
  /** Cuts a text into the terms that tell something. */
  telling(text: string): string[]
  /** Whether a text is in the language that the answer is to be in. */
  isInLanguage(text: string): boolean
  /** What was for the model alone. */
  rules: string
  /** What everybody may know, though it stands in the rules too. */
  open: string
  /** Must not leave in any spelling. */
  secrets: string[]
  /** Whether a capital within a sentence makes a name. In German every noun has one. */
  capitalsAreNames: boolean
}

/** @returns a function that is given a sentence and the text of the facts that it cites. */
export function createSimilarity({ telling, isInLanguage, rules, open, secrets, capitalsAreNames }: Held) {
  const kept = secrets.map(bare)
  const openRuns = runs(open)
  const rulesRuns = new Set([...runs(rules)].filter((run) => !openRuns.has(run)))

  return (sentence: string, cited: string): boolean => {
    const spelled = bare(sentence)
    if (kept.some((secret) => spelled.includes(secret))) return false
    if (spelled.length >= QUOTE && bare(cited).includes(spelled)) return true
    if (!isInLanguage(sentence)) return false
    const token = LIKE_A_KEY.exec(sentence)?.[0]
    if (token && !cited.includes(token)) return false
    const citedRuns = runs(cited)
    if ([...runs(sentence)].some((run) => rulesRuns.has(run) && !citedRuns.has(run))) return false
    const proven = numbers(cited)
    if (numbers(sentence).some((number) => number.length > 1 && !proven.includes(number))) return false
    const named = bare(`${cited} ${open}`)
    if (capitalsAreNames && (sentence.match(NAME) ?? []).some((name) => !named.includes(bare(name)))) return false
    return shares(telling(sentence), new Set(telling(cited)))
  }
}

function shares(said: string[], known: Set<string>): boolean {
  let shared = 0
  let ownInARow = 0
  for (const term of said) {
    const isKnown = known.has(term) || [...known].some((other) => sameWord(term, other))
    if (isKnown) shared++
    ownInARow = isKnown ? 0 : ownInARow + 1
    if (ownInARow > OWN_IN_A_ROW) return false
  }
  return shared >= Math.max(1, said.length * SHARE)
}

const sameWord = (a: string, b: string) =>
  Math.min(a.length, b.length) >= SAME_BEGINNING &&
  (a.slice(0, SAME_BEGINNING) === b.slice(0, SAME_BEGINNING) || a.includes(b) || b.includes(a))

/** Letters and digits only, so that no spelling hides what is there. */
const bare = (text: string) =>
  normalize(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

function runs(text: string): Set<string> {
  const words =
    normalize(text, 'NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' ')))
}

/** The digits of each number, however its thousands and fractions are parted. */
const numbers = (text: string) =>
  (normalize(text, 'NFKC').match(/(?<!\d)\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,'’]\d+)*/g) ?? []).map((number) =>
    number.replace(/\D/g, ''),
  )

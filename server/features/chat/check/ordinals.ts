/** Whether something is said of the first of several that the facts tell of the third: "in the first month she would write down …". */
import { claimWords } from '#content/language/load/load-claims.ts'
import { recordOf } from '#contract/keys.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { createPhraseIndex, longestOnly, phrasesOf } from '#server/knowledge/understand/phrase-index.ts'
import { lexiconOf } from './lexicon.ts'
import { remember } from './remember.ts'
import type { Spoken } from './spoken.ts'

const CLAUSE = /[,;:.!?，。；：、\n]/u
/** A word of letters that are parted by blanks. */
const COUNTED = /^ ?[\p{Script=Latin}]+/u
/** Of so many texts the ordinals are known. */
const TEXTS = 100
/** Longer lists nobody tells in one fact. */
const MOST = 12

const indexes = recordOf(knownLanguages, (language) =>
  createPhraseIndex(
    phrasesOf(claimWords[language].order).map((entry) => {
      const [phrase = '', value] = entry.split('=')
      return [phrase, Number(value)] as const
    }),
  ),
)

/** What a text tells of each: its words by the ordinal of their clause, or of the clause before. */
type Told = ReadonlyMap<number, ReadonlySet<string>>

const readers = recordOf(knownLanguages, (language) => remember(TEXTS, (text): Told => read(language, text)))

function read(language: Language, text: string): Told {
  const lexicon = lexiconOf(language)
  const told = new Map<number, Set<string>>()
  let ordinal: number | undefined
  let waiting: string[] = []
  for (const clause of text.split(CLAUSE)) {
    const found = longestOnly(indexes[language].find(lexicon.folded(clause).text))
    const own = found[0]?.value ?? ordinal
    const terms = lexicon
      .termsOf(withoutCounted(lexicon.folded(clause).text, found))
      .filter((term) => !lexicon.isLight(term, term))
    if (own === undefined) {
      waiting.push(...terms)
      continue
    }
    if (told.size >= MOST) break
    const known = told.get(own) ?? new Set()
    for (const term of [...waiting, ...terms]) known.add(term)
    told.set(own, known)
    waiting = []
    ordinal = own
  }
  return told
}

/** Without the ordinals and what they count, which tells of none of them: "the first month". */
const withoutCounted = (text: string, found: readonly { at: number; end: number }[]) =>
  found.reduceRight((left, { at, end }) => `${left.slice(0, at)} ${left.slice(end).replace(COUNTED, '')}`, text)

/** Whether a sentence tells of one what only another of the facts is told. */
export function isOfAnotherOrdinal(sentence: Spoken, facts: Spoken): boolean {
  const told = readers[facts.language](facts.text)
  if (told.size < 2) return false
  const onlyOf = (ordinal: number, terms: ReadonlySet<string>) =>
    [...terms].filter(
      (term) =>
        told.get(ordinal)?.has(term) && ![...told].some(([other, words]) => other !== ordinal && words.has(term)),
    ).length
  for (const [ordinal, terms] of readers[sentence.language](sentence.text)) {
    if (!told.has(ordinal) || onlyOf(ordinal, terms) > 0) continue
    if ([...told.keys()].some((other) => other !== ordinal && onlyOf(other, terms) > 0)) return true
  }
  return false
}

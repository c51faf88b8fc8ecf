/** The words of a language that the check reads by, prepared once. */
import type { Mark, MarkWords } from '#content/language/claim-words.ts'
import { claimLists } from '#content/language/load/load-claim-lists.ts'
import { claimWords } from '#content/language/load/load-claims.ts'
import { thesaurusIn } from '#content/language/load/load-thesaurus.ts'
import { generalWords } from '#content/language/load/load-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import { keysOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { cutWords, fold, terms, type Word } from '#server/knowledge/tokens.ts'
import { type FoldedText, foldText } from '#server/knowledge/understand/folded-text.ts'
import {
  createPhraseIndex,
  type Match,
  type PhraseIndex,
  phrasesOf,
} from '#server/knowledge/understand/phrase-index.ts'
import { remember } from './remember.ts'

/** Texts, and pieces of them, that are known as they were read last. */
const TEXTS = 100
const PIECES = 2000
/** More such words than this no sentence has. */
const MOST = 40

/** Stands for the owner's name in phrases. */
const NAME = '{name}'

export interface Lexicon {
  /** With one word for the owner's name. */
  withoutName(text: string, name: string): string
  marksIn(text: string): Match<Mark>[]
  wordsOf(text: string): readonly Word[]
  /** What a piece of a text is searched by. */
  termsOf(text: string): string[]
  folded(text: string): FoldedText
  /** Which side of which pair of contraries a text says. */
  contrariesAt(text: string): Match<{ pair: number; side: 0 | 1 }>[]
  /** It carries other words and claims nothing. */
  isLight(said: string, term: string): boolean
  /** It names no thing: a number, a unit, a common verb or word of manner. */
  isCommon(said: string, term: string): boolean
  /** It says that something goes on until today. */
  isStill(text: string): boolean
  /** It asks its reader for a password, the number of a card or the like. */
  asksForSecret(text: string): boolean
  /** It names a password, the number of a card or the like. */
  namesSecret(text: string): boolean
  /** A certificate or a degree tells it by being one. */
  isEarned(said: string): boolean
  /** The groups of words of nearly the same meaning that a term is in. */
  groupsOf(term: string): ReadonlySet<number>
}

const lexicons = new Map<Language, Lexicon>()

/** The lexicon of a language, made when it is first asked for. */
export function lexiconOf(language: Language): Lexicon {
  let known = lexicons.get(language)
  if (!known) {
    known = createLexicon(language)
    lexicons.set(language, known)
  }
  return known
}

/** The same phrases of a woman, of a man and of whoever is neither: "before she joined", "before he joined". */
function inEveryForm(language: Language, phrases: readonly string[]): string[] {
  const forms = new Map(
    phrasesOf(claimWords[language].forms).map((entry) => {
      const [word = '', ...others] = entry.split('=')
      return [word, others] as const
    }),
  )
  const most = Math.max(0, ...[...forms.values()].map(({ length }) => length))
  return phrases.flatMap((phrase) => {
    const words = phrase.split(' ')
    if (!words.some((word) => forms.has(word))) return [phrase]
    const inForm = (nth: number) => words.map((word) => forms.get(word)?.at(nth) ?? forms.get(word)?.at(-1) ?? word)
    return [phrase, ...Array.from({ length: most }, (_, nth) => inForm(nth).join(' '))]
  })
}

/** The words that name no thing, as they are said and as they are searched by. */
function commonOf(language: Language): ReadonlySet<string> {
  const { numbers, scales, parts, units } = claimWords[language]
  const ofNumbers = [numbers, scales, parts].flatMap((list) =>
    list.split(' ').map((entry) => entry.split('=', 1)[0] ?? ''),
  )
  const ofUnits = Object.values(units).flatMap((list) => phrasesOf(list).filter((phrase) => !phrase.includes(' ')))
  const words = [...claimLists[language].common, ...ofNumbers, ...ofUnits].map((word) => fold(word.replace('*', '')))
  const terms = words.flatMap((word) => {
    const [only, ...others] = cutWords(language, word)
    return only && others.length === 0 ? [only.terms[0]] : []
  })
  return new Set([...words, ...terms])
}

function createLexicon(language: Language): Lexicon {
  const { marks, notMarks, light, still, secrets, asking, earned } = claimWords[language]
  const all = keysOf(marks).flatMap((mark: keyof MarkWords) =>
    inEveryForm(language, phrasesOf(marks[mark])).map((phrase) => [phrase, mark] as const),
  )
  const markIndex: PhraseIndex<Mark | 'none'> = createPhraseIndex([
    ...all,
    ...inEveryForm(language, phrasesOf(notMarks)).map((phrase) => [phrase, 'none'] as const),
  ])
  const contraries = createPhraseIndex<{ pair: number; side: 0 | 1 }>(
    claimLists[language].contraries.flatMap(([one, other], pair) => [
      ...phrasesOf(one).map((phrase) => [phrase, { pair, side: 0 as const }] as const),
      ...phrasesOf(other).map((phrase) => [phrase, { pair, side: 1 as const }] as const),
    ]),
  )
  const stillIndex = createPhraseIndex(phrasesOf(still).map((phrase) => [phrase, true as const] as const))
  const earnedIndex = createPhraseIndex(phrasesOf(earned).map((phrase) => [phrase, true as const] as const))
  const requests = createPhraseIndex([
    ...phrasesOf(secrets).map((phrase) => [phrase, 'secret' as const] as const),
    ...phrasesOf(asking).map((phrase) => [phrase, 'asking' as const] as const),
  ])
  const { fillers, synonyms } = generalWords[language]
  const lightWords = new Set(
    [light, ...fillers]
      .flatMap((list) => list.split(/\s+/))
      .filter(Boolean)
      .map(fold),
  )
  const lightTerms = new Set([...lightWords].flatMap((word) => cutWords(language, word).map(({ terms }) => terms[0])))
  const { isDense } = languageTraits[language]
  const common = commonOf(language)
  const { employers, others } = thesaurusIn(language)
  const groups = new Map<string, Set<number>>()
  const lists = [...synonyms.map((line) => line.split('|')), ...employers, ...others]
  for (const [number, group] of lists.entries()) {
    for (const entry of group) {
      const words = cutWords(language, entry)
      // Of a phrase no word alone has its meaning.
      const [only] = words
      if (!only || words.length > 1) continue
      groups.set(only.terms[0], (groups.get(only.terms[0]) ?? new Set()).add(number))
    }
  }
  const none: ReadonlySet<number> = new Set()
  const folded = remember(TEXTS, foldText)
  return {
    withoutName: (text, name) => text.replaceAll(name, NAME),
    folded,
    wordsOf: remember(PIECES, (text) => cutWords(language, text)),
    termsOf: remember(PIECES, (text) => terms(language, text)),
    marksIn: remember(TEXTS, (text) => {
      const found = markIndex.find(folded(text).text).slice(0, 2 * MOST)
      const none = found.filter(({ value }) => value === 'none')
      return found.flatMap(({ value, at, end }) =>
        value === 'none' || none.some((one) => one.at <= at && one.end >= end) ? [] : [{ value, at, end }],
      )
    }),
    contrariesAt: remember(TEXTS, (text) => contraries.find(folded(text).text).slice(0, 3 * MOST)),
    isLight: (said, term) =>
      lightWords.has(said) || lightTerms.has(term) || (isDense && said.length === 1 && lightWords.has(said)),
    // A single sign is the stem of a verb, or a word that joins others.
    isCommon: (said, term) => common.has(said) || common.has(term) || (isDense && [...said].length === 1),
    isStill: (text) => stillIndex.find(folded(text).text).length > 0,
    namesSecret: (text) => requests.find(folded(text).text).some(({ value }) => value === 'secret'),
    asksForSecret: (text) => new Set(requests.find(folded(text).text).map(({ value }) => value)).size === 2,
    isEarned: (said) => earnedIndex.find(said).length > 0,
    groupsOf: (term) => groups.get(term) ?? none,
  }
}

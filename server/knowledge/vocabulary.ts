/** The words that the ledger and its search words know in one language, and what any other word is likely meant to be. */
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { createKatakana } from './katakana.ts'
import type { PhraseWord } from './phrase-table.ts'
import type { SearchWords } from './search-words.ts'
import { compoundParts, createSpelling } from './spelling.ts'
import { createVerbJoiner } from './split-verbs.ts'
import type { Steps } from './steps.ts'
import { cutWords, fold, stem, type Word } from './tokens.ts'

export interface Vocabulary {
  /** The words of a text; those that mean the same become one, and compounds bring their parts. */
  cut(text: string): readonly Word[]
  /** The words of a question: as in a text, but slips are put right and names read that are written by their sound. */
  read(question: string): readonly Word[]
  /** What a word of a phrase is found by: the first term that `cut` has for it. */
  rootOf(word: PhraseWord): string
}

/** A question is cut many times until it is answered, and the same facts with many questions. */
const RECENT_TEXTS = 100

/** Remembers what was made of the latest texts. */
function remembering(make: (text: string) => Word[]): (text: string) => Word[] {
  const recent = new Map<string, Word[]>()
  return (text) => {
    const known = recent.get(text)
    if (known) return known
    const made = make(text)
    const oldest = recent.keys().next()
    if (recent.size >= RECENT_TEXTS && !oldest.done) recent.delete(oldest.value)
    recent.set(text, made)
    return made
  }
}

export function* createVocabulary(language: Language, words: SearchWords, texts: string[]): Steps<Vocabulary> {
  const sameAs = yield* synonymTable(language, words.synonyms)
  const phrases = [
    ...words.fillers,
    ...words.synonyms.flat(),
    ...words.thesaurus.employers.flat(),
    ...words.thesaurus.others.flat(),
    ...words.topics.flatMap(({ say }) => say),
  ]
  const all: Word[] = []
  for (const text of [...new Set(texts), ...phrases]) {
    all.push(...cutWords(language, text))
    yield
  }
  const known = new Set(all.map(({ terms }) => terms[0]))
  const asSaid = new Set(all.map(({ said }) => said))
  const one = (word: Word) => sameAs.get(word.terms[0]) ?? word
  const correct = createSpelling(all.map((word) => ({ ...one(word), said: word.said })))

  function withParts(word: Word): Word {
    if (!languageTraits[language].joinsNouns) return word
    const parts = compoundParts(
      word.said,
      (part) => stem(language, part),
      (term) => known.has(term),
    ).map((term) => sameAs.get(term)?.terms[0] ?? term)
    return { ...word, terms: [word.terms[0], ...parts] }
  }

  yield
  const hear = languageTraits[language].spellsInKatakana
    ? createKatakana(texts, [...texts, ...phrases])
    : verbJoinerFor(language, new Set(texts.flatMap((text) => cutWords(language, text).map(({ terms }) => terms[0]))))

  const cut = remembering((text) =>
    cutWords(language, text).map((word): Word => {
      // A name may have the stem of a word: Telefónica is not a telephone.
      if (word.isName && word.terms.length === 1 && !asSaid.has(word.said)) return { ...word, terms: [word.said] }
      return { ...(sameAs.get(word.terms[0]) ?? withParts(word)), isName: word.isName, before: word.before }
    }),
  )

  /** A known word as it is; of an unknown one that is a plausible slip, the word that was meant. */
  const meant = (word: Word) =>
    known.has(word.terms[0]) || word.terms.length > 1 ? word : (correct(word.said) ?? word)

  const rootOf = ({ root, name }: PhraseWord) =>
    name !== undefined && !asSaid.has(name) ? name : (sameAs.get(root)?.terms[0] ?? root)

  return { cut, rootOf, read: remembering((question) => cut(hear ? hear(question) : question).map(meant)) }
}

/** @param told the terms of the facts. */
export const verbJoinerFor = (language: Language, told: ReadonlySet<string>) =>
  createVerbJoiner(language, fold, (word) => told.has(stem(language, word)))

/** Each word of a group stands for the group's first. */
function* synonymTable(language: Language, groups: SearchWords['synonyms']): Steps<Map<string, Word>> {
  const table = new Map<string, Word>()
  for (const group of groups) {
    yield
    const cut = group.map((word) => cutWords(language, word)).filter((found) => found.length > 0)
    const first = cut[0]?.[0]
    if (!first) continue
    for (const [found, ...more] of cut) if (found && more.length === 0) table.set(found.terms[0], first)
  }
  return table
}

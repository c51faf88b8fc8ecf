/**
 * Words and phrases of nearly the same meaning, cut into words once for each language. The search of every owner, of every
 * language and of every fact that is added reads the same table: to cut them takes longer than all else that is built.
 */
import { type Meaning, meaningsIn } from '#content/language/load/load-meanings.ts'
import { thesaurusIn } from '#content/language/load/load-thesaurus.ts'
import type { Language } from '#contract/language.ts'
import { required } from '#server/required.ts'
import type { Steps } from './steps.ts'
import { cutWords, type Word } from './tokens.ts'
import { knownTechnology } from './world/known-technologies.ts'

/** A word of a phrase. */
export interface PhraseWord {
  /** What it is searched by. */
  root: string
  /** The whole word, if it is written like a name. */
  name: string | undefined
}

export interface PhraseTable {
  /** Each word that comes in a phrase, once. */
  words: readonly PhraseWord[]
  /** How many groups it has. */
  size: number
  /** The phrases of a group that may stand for each other, by the numbers of their words. */
  said(group: number): readonly Int32Array[]
  /** What is meant by these as well. */
  kinds(group: number): readonly Int32Array[]
}

/** All that is said alike in one language. */
export interface PhraseTables {
  employers: PhraseTable
  others: PhraseTable
  meanings: PhraseTable
}

const known = new Map<Language, PhraseTables>()

/** Those of a language, which are made when they are first asked for. */
export function* phraseTablesIn(language: Language): Steps<PhraseTables> {
  const made = known.get(language)
  if (made) return made
  const { employers, others } = thesaurusIn(language)
  const alike = (groups: string[][]) => groups.map((said) => ({ said, kinds: [] }))
  const tables = {
    employers: yield* createPhraseTable(language, alike(employers)),
    others: yield* createPhraseTable(language, alike(others)),
    meanings: yield* createPhraseTable(language, meaningsIn(language)),
  }
  known.set(language, tables)
  return tables
}

/** Keeps numbers in place of phrases, since there are some 30,000 in each language. */
export function* createPhraseTable(language: Language, groups: Meaning[]): Steps<PhraseTable> {
  const words: PhraseWord[] = []
  const numbers = new Map<string, number>()
  function numberOf({ said, terms, isName }: Word): number {
    // What is found by its parts, too, is no mere name.
    const name = isName && terms.length === 1 ? said : undefined
    const key = name === undefined ? terms[0] : `${terms[0]} ${name}`
    const number = numbers.get(key) ?? words.push({ root: terms[0], name }) - 1
    numbers.set(key, number)
    return number
  }

  /** One phrase after the other, each behind the count of its words. */
  const phrases: number[] = []
  /** Where what is said in a group begins, and what else it means. */
  const starts: number[] = []
  for (const { said, kinds } of groups) {
    yield
    for (const part of [said, kinds]) {
      starts.push(phrases.length)
      for (const phrase of part) {
        // A technology is meant itself, and no other of its kind.
        const cut = knownTechnology(phrase) ? [] : cutWords(language, phrase)
        if (cut.length > 0) phrases.push(cut.length, ...cut.map(numberOf))
      }
    }
  }
  starts.push(phrases.length)

  const packed = Int32Array.from(phrases)
  function phrasesOf(part: number): Int32Array[] {
    const found: Int32Array[] = []
    for (let at = required(starts[part]); at < required(starts[part + 1]); ) {
      const end = at + 1 + required(packed[at])
      found.push(packed.subarray(at + 1, end))
      at = end
    }
    return found
  }
  return {
    words,
    size: groups.length,
    said: (group) => phrasesOf(2 * group),
    kinds: (group) => phrasesOf(2 * group + 1),
  }
}

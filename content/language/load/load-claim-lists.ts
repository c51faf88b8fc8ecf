/** The long lists of words by which the check of a model's sentences tells what is the same and what the contrary. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordOf } from '#contract/keys.ts'
import { knownLanguages, type Language } from '#contract/language.ts'

export interface ClaimLists {
  /** Words that say the contrary of each other: of each pair two lists of phrases as in claims.ts. */
  contraries: (readonly [string, string])[]
  /** Words that name no thing: common verbs, adjectives and adverbs, and the nouns of order and manner. */
  common: string[]
}

const linesOf = (language: Language, name: string) =>
  readFileSync(join(import.meta.dirname, '..', language, name), 'utf8')
    .split('\n')
    .filter(Boolean)

/** @throws where a line is no pair. */
function pairIn(line: string, language: Language): readonly [string, string] {
  const [one, other, ...more] = line.split('<>')
  if (!one?.trim() || !other?.trim() || more.length > 0)
    throw new Error(`content/language/${language}/contraries.txt: "${line}" is not two lists parted by "<>"`)
  return [one, other]
}

/** Both lists by language; of contraries one pair a line, parted by "<>". */
export const claimLists: Record<Language, ClaimLists> = recordOf(knownLanguages, (language) => ({
  contraries: linesOf(language, 'contraries.txt').map((line) => pairIn(line, language)),
  common: linesOf(language, 'common.txt').flatMap((line) => line.split(' ')),
}))

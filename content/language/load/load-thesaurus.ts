/** Groups of words of nearly the same meaning in each language: how people of any trade say what facts say in other words. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/language.ts'

export interface Thesaurus {
  /** What kinds of employers are called, what they make and whom they serve. */
  employers: string[][]
  /** Roles, work, results, matters of all trades, everyday words. */
  others: string[][]
}

const known = new Map<Language, Thesaurus>()

/** One group a line, its words parted by "|". */
const groupsIn = (language: Language, name: string): string[][] =>
  readFileSync(join(import.meta.dirname, '..', language, 'thesaurus', name), 'utf8')
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .filter((group) => group.length > 1)

export function thesaurusIn(language: Language): Thesaurus {
  const read = known.get(language) ?? {
    employers: groupsIn(language, 'employers.txt'),
    others: groupsIn(language, 'words.txt'),
  }
  known.set(language, read)
  return read
}

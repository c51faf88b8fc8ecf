/** Meanings in six languages at once: how outsiders say what professionals of any trade write, and which kinds a general word has. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/language.ts'

export interface Meaning {
  /** Words and short phrases that may stand for each other. */
  said: string[]
  /** What is meant by the general word as well, and does not mean each other: the piano, where an instrument is asked for. */
  kinds: string[]
}

/** Where each language stands in a line. */
const places: Record<Language, number> = { en: 0, de: 1, fr: 2, es: 3, zh: 4, ja: 5 }
const folder = join(import.meta.dirname, '..', 'meanings')

let known: string[][] | undefined

/** By line, its parts. */
function lines(): string[][] {
  known ??= readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' || ')),
  )
  return known
}

const listed = (part: string | undefined) => (part ?? '').split('|').flatMap((word) => word.trim() || [])

/** All meanings in one language. */
export const meaningsIn = (language: Language): Meaning[] =>
  lines().map((parts) => {
    const [said, kinds] = (parts[places[language]] ?? '').split(' > ')
    return { said: listed(said), kinds: listed(kinds) }
  })

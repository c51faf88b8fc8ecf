/** Terms of many trades, explained for a layman in each language: general knowledge, nothing about the owner. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/language.ts'

export interface Term {
  /** As people type it, the usual one first. */
  names: string[]
  /** One sentence. */
  explanation: string
}

const known = new Map<Language, Term[]>()

/** One term a line of `terms.txt`: its names parted by "|", a colon, and what it is. */
export function termsIn(language: Language): Term[] {
  const read = known.get(language)
  if (read) return read
  const lines = readFileSync(join(import.meta.dirname, '..', language, 'terms.txt'), 'utf8').split('\n')
  const terms = lines.flatMap((line): Term[] => {
    const [, names, explanation] = /^([^:：]+)[:：]\s*(\S.*)$/u.exec(line) ?? []
    return names && explanation ? [{ names: names.split('|').map((name) => name.trim()), explanation }] : []
  })
  known.set(language, terms)
  return terms
}

/** All that an owner wrote, text by text, with the place of each. */
import { knownLanguages, type Language } from '#contract/language.ts'
import type { OwnerInLanguages } from '../../content/reading/read-owner.ts'

export interface OwnerText {
  file: string
  path: string[]
  text: string
  language: Language
}

export function textsOf({ written, site }: Pick<OwnerInLanguages, 'written' | 'site'>): OwnerText[] {
  const texts: OwnerText[] = []
  for (const [file, { value }] of written) {
    const language = knownLanguages.find((known) => file.startsWith(`${known}/`)) ?? site.languages[0] ?? 'en'
    const add = (value: unknown, path: string[]): void => {
      if (typeof value === 'string') texts.push({ file, path, text: value, language })
      else if (typeof value === 'object' && value !== null)
        for (const [key, part] of Object.entries(value)) add(part, [...path, key])
    }
    if (file !== 'site.yaml') add(value, [])
  }
  return texts
}

/** Words in lower case, without marks; Chinese and Japanese by character. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]]+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gv) ?? []

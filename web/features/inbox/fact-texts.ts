/** A fact as it stands in the fields of its form, and back. */

import * as z from 'zod/mini'
import { ASKED_COUNT_MAX, ASKED_MAX, type FactText } from '#contract/inbox/added-facts.ts'
import { recordOf } from '#contract/keys.ts'
import { type Language, languages } from '#contract/language.ts'
import { readSavedObject } from '#web/ui/form/saved-object.ts'

export type Texts = Partial<Record<Language, FactText | undefined>>

/** In each language the fact, and the ways to ask for it, one on each line. */
const factFields = z.object(recordOf(languages, () => z.object({ text: z.string(), asked: z.string() })))
export type Fields = z.infer<typeof factFields>

export function fieldsOf(texts: Texts): Fields {
  return recordOf(languages, (language) => {
    const { text = '', questions = [] } = texts[language] ?? {}
    return { text, asked: questions.join('\n') }
  })
}

/** As they were kept while they were written. */
export const fieldsIn = (kept: string, given: Fields): Fields => readSavedObject(kept, factFields, given) ?? given

export const linesOf = (asked: string) =>
  asked
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export type Fault = 'needed' | 'lonely' | 'tooManyWays' | 'wayTooLong'

/** @param given what the form began with: ways to ask that are still the same ask for no fact. */
export function faultsIn(fields: Fields, given: Fields): Partial<Record<Language, Fault>> {
  const faults = languages.flatMap((language): [Language, Fault][] => {
    const { text, asked } = fields[language]
    const ways = linesOf(asked)
    if (text.trim() === '' && ways.length > 0 && asked !== given[language].asked) return [[language, 'lonely']]
    if (ways.length > ASKED_COUNT_MAX) return [[language, 'tooManyWays']]
    if (ways.some((way) => way.length > ASKED_MAX)) return [[language, 'wayTooLong']]
    return []
  })
  return Object.fromEntries(faults)
}

/** Languages without the fact itself are left out. */
export function textsOf(fields: Fields): Texts {
  const texts: Texts = {}
  for (const language of languages) {
    const { text, asked } = fields[language]
    if (text.trim() !== '') texts[language] = { text: text.trim(), questions: linesOf(asked) }
  }
  return texts
}

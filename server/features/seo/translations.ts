/** Checks that every text of the site is there in every language. */

import { loadTexts } from '#content/interface/load.ts'
import { DEFAULT_LANGUAGE, type Language, languages } from '#contract/language.ts'
import type { Check, Fault } from '#contract/seo/seo.ts'
import { required } from '#server/required.ts'
import { tally } from './tally.ts'

export async function checkTranslations(): Promise<Check> {
  const texts = new Map<Language, Map<string, string>>()
  for (const language of languages) {
    const { content, messages, fields } = await loadTexts[language]()
    texts.set(language, flat({ content, messages, fields }))
  }
  const model = required(texts.get(DEFAULT_LANGUAGE))
  const faults = [...texts].flatMap(([language, own]) =>
    [...model.keys()]
      .filter((key) => (own.get(key) ?? '').trim() === '')
      .map((subject): Fault => ({ id: 'text-missing', language, subject })),
  )
  return tally(model.size * texts.size, faults)
}

/** A case study's drawings, laid out: where a label breaks is another matter in each language. */
const laidOut = new Set(['drawing', 'upright', 'inAnswers', 'sheets'])

/** Every text by its dotted key. */
function flat(tree: object, at = '', into = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(tree)) {
    if (laidOut.has(key)) continue
    const path = at ? `${at}.${key}` : key
    if (typeof value === 'object' && value !== null) flat(value, path, into)
    else into.set(path, String(value))
  }
  return into
}

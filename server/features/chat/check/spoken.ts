/** Texts with the language that each is in: whoever asks in a language that the site has not is told of facts in another. */
import type { Fact } from '#content/fact.ts'
import { recordOf } from '#contract/keys.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { remember } from './remember.ts'

export interface Spoken {
  language: Language
  text: string
}

/** Of so many facts it is known which language they are in. */
const TEXTS = 200
const readers = recordOf(knownLanguages, (page) => remember(TEXTS, (text) => spokenLanguage(text, page)))

/** What facts say, together for each language that they are in. @param language the question's. */
export function spokenFacts(language: Language, cited: Fact[]): Spoken[] {
  const said = Map.groupBy(cited, ({ text }) => readers[language](text))
  return [...said].map(([language, facts]) => ({
    language,
    text: facts.map(({ text, source }) => `${text}\n${source ?? ''}`).join('\n'),
  }))
}

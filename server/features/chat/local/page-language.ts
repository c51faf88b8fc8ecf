/** "Put the site into French": the visitor's own press changes the language, and they are told where. */
import { pageLanguageWanted } from '#content/language/patterns/page-language.ts'
import type { Language } from '#contract/language.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { languageNames } from '#server/knowledge/world/language-names.ts'

const known = new Map<Language, string[]>()

/** Longer ones first: one name may have another in it. */
function namesIn(language: Language): string[] {
  const read = known.get(language)
  if (read) return read
  const names = languageNames(language).map(([, name]) => name.toLowerCase())
  const sorted = [...new Set(names)].sort((one, other) => other.length - one.length)
  known.set(language, sorted)
  return sorted
}

export function wantsPageLanguage({ language, message }: Reading): boolean {
  const said = namesIn(language).reduce((text, name) => text.replaceAll(name, '§'), message.toLowerCase())
  return pageLanguageWanted[language].test(said)
}

/** "Put the site into French", "back to English": the visitor's own press changes the language, and they are told where. */
import { goneOnIn, pageLanguageWanted } from '#content/language/patterns/talk/page-language.ts'
import { type Language, languages } from '#contract/language.ts'
import { fold } from '#server/knowledge/tokens.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { languageNames } from '#server/knowledge/world/language-names.ts'

interface Name {
  code: string
  name: string
}

const known = new Map<Language, Name[]>()

/** With and without accents. Longer ones first: one name may have another in it. */
function namesIn(language: Language): Name[] {
  const read = known.get(language)
  if (read) return read
  const names = languageNames(language).flatMap(([code, name]) =>
    [...new Set([name.toLowerCase(), fold(name)])].map((said) => ({ code, name: said })),
  )
  const sorted = names.sort((one, other) => other.name.length - one.name.length)
  known.set(language, sorted)
  return sorted
}

/** "Do you speak Japanese?" wants to know, and changes nothing yet. */
export function asksWhetherSpoken({ language, message }: Reading): boolean {
  const said = namesIn(language).reduce((text, { name }) => text.replaceAll(name, '§'), message.toLowerCase())
  const { change, speak } = goneOnIn[language]
  return speak.test(said) && !change.test(said) && !pageLanguageWanted[language].test(said)
}

/** "From German to English": the one that is named last is wanted. @returns its code. */
export function lastLanguageNamed({ language, message }: Reading): string | undefined {
  const said = message.toLowerCase()
  const found = namesIn(language).map(({ code, name }) => ({ code, at: said.lastIndexOf(name) }))
  return found.filter(({ at }) => at >= 0).sort((one, other) => other.at - one.at)[0]?.code
}

/** @param speaks whether the owner speaks the language of a code: what is asked of it may then be asked of them. */
export function wantsPageLanguage(reading: Reading, speaks: (code: string) => boolean): boolean {
  const { language, message } = reading
  const said = namesIn(language).reduce((text, { name }) => text.replaceAll(name, '§'), message.toLowerCase())
  return pageLanguageWanted[language].test(said) || goesOnIn(reading, said, speaks)
}

/** Whether nothing is said but that the visitor goes on in a language of the site, or asks whether they can. */
function goesOnIn({ language, of }: Reading, said: string, speaks: (code: string) => boolean): boolean {
  const [named, another] = of('spoken-language')
  if (!named || another || !languages.some((one) => one === named.code)) return false
  const { words, change, speak } = goneOnIn[language]
  return words.test(said) && (change.test(said) || (speak.test(said) && !speaks(named.code)))
}

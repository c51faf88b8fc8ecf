/** What the server itself says to people: refusals and mails, in their language. */
import { serverWords } from '../content/locales/server-words.ts'
import { createSay, type Say } from '../content/say.ts'
import { type Language, languages } from '../contract/language.ts'

export type Words = (language: Language) => Say<(typeof serverWords)['en']>

export function openWords(): Words {
  const says = new Map(languages.map((language) => [language, createSay(language, serverWords[language])]))
  return (language) => says.get(language)!
}

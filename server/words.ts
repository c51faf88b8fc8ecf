/** What the server itself says to people: refusals and mails, in their language. */
import i18next, { type TFunction } from 'i18next'
import { serverWords } from '../content/locales/server-words.ts'
import { type Language, languages } from '../contract/content.ts'

type ServerWords = (typeof serverWords)['en']

/** Says a text of `content/locales/<language>/{errors,fields,mail}.ts` by its dotted key. */
export type Say = (key: Keys<ServerWords>, values?: Record<string, string>) => string
export type Words = (language: Language) => Say

type Keys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Keys<Tree[Key]>}`
}[keyof Tree & string]

export async function openWords(): Promise<Words> {
  const instance = i18next.createInstance()
  await instance.init({
    supportedLngs: languages,
    resources: Object.fromEntries(languages.map((language) => [language, { translation: serverWords[language] }])),
    // Mails are plain text and refusals are JSON: nothing to escape.
    interpolation: { escapeValue: false },
  })
  const fixed = new Map<Language, TFunction>(languages.map((language) => [language, instance.getFixedT(language)]))
  return (language) => (key, values) => String(fixed.get(language)!(key as never, values as never))
}

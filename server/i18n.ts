/** What the server itself says to people: refusals and mails, in their language. */

import { serverMessages } from '#content/interface/server-messages.ts'
import { createTranslate, type Translate } from '#content/translate.ts'
import { type Language, languages } from '#contract/language.ts'
import { required } from '#server/required.ts'

export type I18n = (language: Language) => Translate<(typeof serverMessages)['en']>

export function openI18n(): I18n {
  const says = new Map(languages.map((language) => [language, createTranslate(language, serverMessages[language])]))
  return (language) => required(says.get(language))
}

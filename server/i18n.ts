/** What the server itself says to people: refusals and mails, in their language. */

import { serverMessages } from '#content/interface/server-messages.ts'
import { besideOwner } from '#content/language/before-names.ts'
import { ownerNameIn } from '#content/owner.ts'
import { createTranslate, type Translate } from '#content/translate.ts'
import { type Language, languages } from '#contract/language.ts'
import { required } from '#server/required.ts'

export type I18n = (language: Language) => Translate<(typeof serverMessages)['en']>

export function openI18n(): I18n {
  const says = new Map(
    languages.map((language) => {
      const messages = besideOwner(language, JSON.stringify(serverMessages[language]), ownerNameIn(language))
      return [language, createTranslate(language, JSON.parse(messages) as (typeof serverMessages)['en'])]
    }),
  )
  return (language) => required(says.get(language))
}

/** The words about accounts, fetched when somebody uses them: none of them is part of the page's own words. */
import type { AccountWords } from '../../../content/locales/en/accounts.ts'
import { createSay, type Say as SayOf } from '../../../content/say.ts'
import type { AccountFieldError } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/language.ts'

type Fields = Record<AccountFieldError, string>
export type Say = SayOf<AccountWords & { fields: Fields }>

type Words = [{ accounts: AccountWords }, { accountFields: Fields }]

const load: Record<Language, () => Promise<Words>> = {
  en: () =>
    Promise.all([
      import('../../../content/locales/en/accounts.ts'),
      import('../../../content/locales/en/account-fields.ts'),
    ]),
  es: () =>
    Promise.all([
      import('../../../content/locales/es/accounts.ts'),
      import('../../../content/locales/es/account-fields.ts'),
    ]),
  fr: () =>
    Promise.all([
      import('../../../content/locales/fr/accounts.ts'),
      import('../../../content/locales/fr/account-fields.ts'),
    ]),
  de: () =>
    Promise.all([
      import('../../../content/locales/de/accounts.ts'),
      import('../../../content/locales/de/account-fields.ts'),
    ]),
  zh: () =>
    Promise.all([
      import('../../../content/locales/zh/accounts.ts'),
      import('../../../content/locales/zh/account-fields.ts'),
    ]),
  ja: () =>
    Promise.all([
      import('../../../content/locales/ja/accounts.ts'),
      import('../../../content/locales/ja/account-fields.ts'),
    ]),
}

export async function loadWords(language: Language): Promise<Say> {
  const [{ accounts }, { accountFields }] = await load[language]()
  return createSay(language, { ...accounts, fields: accountFields })
}

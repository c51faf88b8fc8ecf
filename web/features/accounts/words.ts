/** The words about accounts, fetched when somebody uses them: none of them is part of the page's own words. */
import type { AccountWords } from '../../../content/locales/en/accounts.ts'
import type { Say as SayOf } from '../../../content/say.ts'
import type { AccountFieldError } from '../../../contract/errors.ts'
import { createFeatureWords } from '../../platform/feature-words.tsx'

type Fields = Record<AccountFieldError, string>
export type Say = SayOf<AccountWords & { fields: Fields }>

async function together(
  parts: [Promise<{ accounts: AccountWords }>, Promise<{ accountFields: Fields }>],
): Promise<AccountWords & { fields: Fields }> {
  const [{ accounts }, { accountFields }] = await Promise.all(parts)
  return { ...accounts, fields: accountFields }
}

const words = createFeatureWords({
  en: () =>
    together([
      import('../../../content/locales/en/accounts.ts'),
      import('../../../content/locales/en/account-fields.ts'),
    ]),
  es: () =>
    together([
      import('../../../content/locales/es/accounts.ts'),
      import('../../../content/locales/es/account-fields.ts'),
    ]),
  fr: () =>
    together([
      import('../../../content/locales/fr/accounts.ts'),
      import('../../../content/locales/fr/account-fields.ts'),
    ]),
  de: () =>
    together([
      import('../../../content/locales/de/accounts.ts'),
      import('../../../content/locales/de/account-fields.ts'),
    ]),
  zh: () =>
    together([
      import('../../../content/locales/zh/accounts.ts'),
      import('../../../content/locales/zh/account-fields.ts'),
    ]),
  ja: () =>
    together([
      import('../../../content/locales/ja/accounts.ts'),
      import('../../../content/locales/ja/account-fields.ts'),
    ]),
})

export const { loadWords, WordsProvider: AccountWordsProvider, useFeatureWords: useAccountWords } = words

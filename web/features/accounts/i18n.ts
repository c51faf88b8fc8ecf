/** The words about accounts, fetched when somebody uses them: none of them is part of the page's own words. */
import type { AccountMessages } from '#content/interface/en/accounts/accounts.ts'
import type { Translate as SayOf } from '#content/translate.ts'
import type { AccountFieldError } from '#contract/errors.ts'
import { createFeatureMessages } from '#web/platform/feature-messages.tsx'

type Fields = Record<AccountFieldError, string>
export type Translate = SayOf<AccountMessages & { fields: Fields }>

async function together(
  parts: [Promise<{ accounts: AccountMessages }>, Promise<{ accountFields: Fields }>],
): Promise<AccountMessages & { fields: Fields }> {
  const [{ accounts }, { accountFields }] = await Promise.all(parts)
  return { ...accounts, fields: accountFields }
}

const words = createFeatureMessages({
  en: () =>
    together([
      import('#content/interface/en/accounts/accounts.ts'),
      import('#content/interface/en/accounts/account-field-errors.ts'),
    ]),
  es: () =>
    together([
      import('#content/interface/es/accounts/accounts.ts'),
      import('#content/interface/es/accounts/account-field-errors.ts'),
    ]),
  fr: () =>
    together([
      import('#content/interface/fr/accounts/accounts.ts'),
      import('#content/interface/fr/accounts/account-field-errors.ts'),
    ]),
  de: () =>
    together([
      import('#content/interface/de/accounts/accounts.ts'),
      import('#content/interface/de/accounts/account-field-errors.ts'),
    ]),
  zh: () =>
    together([
      import('#content/interface/zh/accounts/accounts.ts'),
      import('#content/interface/zh/accounts/account-field-errors.ts'),
    ]),
  ja: () =>
    together([
      import('#content/interface/ja/accounts/accounts.ts'),
      import('#content/interface/ja/accounts/account-field-errors.ts'),
    ]),
})

export const { loadMessages, MessagesProvider: AccountMessagesProvider, useFeatureMessages: useAccountsT } = words

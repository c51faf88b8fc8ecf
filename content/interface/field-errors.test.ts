import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import type { AccountMessages } from './en/accounts/accounts.ts'
import type { fields } from './en/field-errors.ts'

test.each(languages)('the error of an empty name says neither name’s label in %s', async (language) => {
  const { accounts } = (await import(`./${language}/accounts/accounts.ts`)) as { accounts: AccountMessages }
  const errors = (await import(`./${language}/field-errors.ts`)) as { fields: typeof fields }
  const words = errors.fields['name-required'].toLowerCase()
  const names = [accounts.firstName, accounts.lastName].filter((name) => words.includes(name.toLowerCase()))
  // Chinese writes the whole name with both.
  expect([0, 2]).toContain(names.length)
})

import { expect, test } from 'vitest'
import { ADMIN_PASSWORD_MIN, PASSWORD_MIN } from '#contract/accounts/accounts.ts'
import type { AccountFieldError } from '#contract/errors.ts'
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

test.each(languages)('a password that is too short is told the length that is enough in %s', async (language) => {
  const { accountFields } = (await import(`./${language}/accounts/account-field-errors.ts`)) as {
    accountFields: Record<AccountFieldError, string>
  }
  const lengthIn = (text: string) => Number(/\d+/.exec(text)?.[0])
  expect(lengthIn(accountFields['password-short'])).toBe(PASSWORD_MIN)
  expect(lengthIn(accountFields['password-short-admin'])).toBe(ADMIN_PASSWORD_MIN)
})

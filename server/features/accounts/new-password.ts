/** Validates new passwords. */
import { ADMIN_PASSWORD_MIN } from '#contract/accounts/accounts.ts'
import type { AccountFieldError } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { isCommonPassword } from '#server/auth/password.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Services } from '#server/services.ts'

/** @throws HttpError `invalid-input`, with the field's error. */
export async function requireGoodPassword(
  { i18n }: Services,
  language: Language,
  password: string,
  { isAdmin, email, field = 'password' }: { isAdmin: boolean; email: string; field?: string },
): Promise<void> {
  const invalid = (error: AccountFieldError) =>
    new HttpError('invalid-input', { fields: { [field]: i18n(language)(`fields.${error}`) } })
  if (isAdmin && [...password].length < ADMIN_PASSWORD_MIN) throw invalid('password-short-admin')
  if (password.trim().toLowerCase() === email.toLowerCase()) throw invalid('password-own-address')
  if (await isCommonPassword(password)) throw invalid('password-common')
}

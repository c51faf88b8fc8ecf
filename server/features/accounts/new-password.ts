/** Which passwords are not taken. */
import { ADMIN_PASSWORD_MIN } from '../../../contract/accounts.ts'
import type { AccountFieldError } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/language.ts'
import { Refusal } from '../../http/refusal.ts'
import { isCommonPassword } from '../../password.ts'
import type { Services } from '../../services.ts'

/** @throws Refusal `invalid-input`, with what is wrong under the field. */
export async function requireGoodPassword(
  { words }: Services,
  language: Language,
  password: string,
  { isAdmin, field = 'password' }: { isAdmin: boolean; field?: string },
): Promise<void> {
  const refuse = (error: AccountFieldError) =>
    new Refusal('invalid-input', { fields: { [field]: words(language)(`fields.${error}`) } })
  if (isAdmin && [...password].length < ADMIN_PASSWORD_MIN) throw refuse('password-short-admin')
  if (await isCommonPassword(password)) throw refuse('password-common')
}

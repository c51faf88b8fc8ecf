// What can be wrong with a field of a form about accounts. Said by the browser and by the server.
import type { AccountFieldError } from '#contract/errors.ts'

export const accountFields: Record<AccountFieldError, string> = {
  'password-required': 'Password is required',
  'password-short': 'At least 6 characters, please',
  'password-short-admin': 'At least 12 characters, please: this account can do everything',
  'password-long': 'At most 128 characters, please',
  'password-own-address': 'Please choose a password that is not your email address',
  'password-common': 'This password is on the lists that attackers try first; please choose another',
  'password-wrong': 'This is not your current password',
  'invitation-wrong-address': 'The invitation was sent to another address; please use that one',
  'code-required': 'The code is required',
  'code-wrong': 'This code is wrong, has expired, or has already been used',
}

/** The token of a confirmation link: a signed text, so using it again changes nothing. */
import { createHmac } from 'node:crypto'
import { LINK_MS } from '#contract/accounts/mailed-links.ts'
import { isSameSecret } from './same-secret.ts'

interface Account {
  id: string
  email: string
}

/** For this account and address only, so that it is worthless to a later registrant of the address. */
const sign = (secret: string, { id, email }: Account, until: string) =>
  createHmac('sha256', secret).update(`confirm ${id} ${email} ${until}`).digest('base64url')

/** @param now epoch milliseconds. */
export function confirmationToken(secret: string, account: Account, now: number): string {
  const until = String(now + LINK_MS.verification)
  return `${account.id}.${until}.${sign(secret, account, until)}`
}

/** @returns the unverified user id; check it with `isConfirmationToken`. */
export const accountInToken = (token: string): string => token.split('.')[0] ?? ''

/** @param now epoch milliseconds. */
export function isConfirmationToken(secret: string, account: Account, token: string, now: number): boolean {
  const [id, until = '', signature = ''] = token.split('.')
  return isSameSecret(sign(secret, account, until), signature) && id === account.id && Number(until) > now
}

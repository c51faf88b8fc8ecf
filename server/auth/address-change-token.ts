/** The token of a link that changes an account's address: a signed text, so nothing is stored until it is followed. */
import { createHmac } from 'node:crypto'
import { LINK_MS } from '#contract/accounts/mailed-links.ts'
import { isSameSecret } from './same-secret.ts'

interface Account {
  id: string
  email: string
  /** Undefined without a password. */
  passwordHash: string | undefined
}

/** Worthless once the account's address or password is another. */
const sign = (secret: string, { id, email, passwordHash = '' }: Account, until: string, next: string) =>
  createHmac('sha256', secret).update(`address ${id} ${email} ${passwordHash} ${until} ${next}`).digest('base64url')

/** @param now epoch milliseconds. */
export function addressChangeToken(secret: string, account: Account, next: string, now: number): string {
  const until = String(now + LINK_MS.address)
  return [until, Buffer.from(next).toString('base64url'), sign(secret, account, until, next)].join('.')
}

/** @returns the unverified new address; check it with `isAddressChange`. */
export const addressChangeIn = (token: string): string => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()

/** @param now epoch milliseconds. */
export function isAddressChange(secret: string, account: Account, token: string, now: number): boolean {
  const [until = '', , signature = ''] = token.split('.')
  return isSameSecret(sign(secret, account, until, addressChangeIn(token)), signature) && Number(until) > now
}

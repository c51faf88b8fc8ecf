/** Token in a notice that stops further ones without signing in. It does nothing else and never expires. */
import { createHmac } from 'node:crypto'
import { isSameSecret } from '#server/auth/same-secret.ts'

const sign = (secret: string, userId: string) =>
  createHmac('sha256', secret).update(`notices ${userId}`).digest('base64url')

export const noticesToken = (secret: string, userId: string): string =>
  `${Buffer.from(userId).toString('base64url')}.${sign(secret, userId)}`

/** @returns the user id; undefined if the token is invalid. */
export function readNoticesToken(secret: string, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  const userId = Buffer.from(id, 'base64url').toString()
  return isSameSecret(sign(secret, userId), signature) ? userId : undefined
}

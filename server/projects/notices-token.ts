/** Token in a notice that stops further ones without signing in. It does nothing else and never expires. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (secret: string, userId: string) =>
  createHmac('sha256', secret).update(`notices ${userId}`).digest('base64url')

export const noticesToken = (secret: string, userId: string): string =>
  `${Buffer.from(userId).toString('base64url')}.${sign(secret, userId)}`

/** @returns the user id; undefined if the token is invalid. */
export function readNoticesToken(secret: string, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  const userId = Buffer.from(id, 'base64url').toString()
  const own = Buffer.from(sign(secret, userId))
  const given = Buffer.from(signature)
  return own.byteLength === given.byteLength && timingSafeEqual(own, given) ? userId : undefined
}

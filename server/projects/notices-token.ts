/** What lets whoever has a notice stop further ones without signing in. It can do nothing else, and works for good. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (secret: string, userId: string) =>
  createHmac('sha256', secret).update(`notices ${userId}`).digest('base64url')

export const noticesToken = (secret: string, userId: string): string =>
  `${Buffer.from(userId).toString('base64url')}.${sign(secret, userId)}`

/** @returns whose token it is; undefined if it is not one of ours. */
export function readNoticesToken(secret: string, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  const userId = Buffer.from(id, 'base64url').toString()
  const own = Buffer.from(sign(secret, userId))
  const given = Buffer.from(signature)
  return own.byteLength === given.byteLength && timingSafeEqual(own, given) ? userId : undefined
}

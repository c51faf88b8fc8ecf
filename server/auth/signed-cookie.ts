/** Reads cookies signed by better-auth: the value, a dot, and its HMAC-SHA-256 in base64. */
import { createHmac } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { isSameSecret } from './same-secret.ts'

/** @returns undefined without such a cookie or with a wrong signature. */
export function readSignedCookie(header: string | null, name: string, secret: string): string | undefined {
  const value = header === null ? undefined : parse(header, name)[name]
  const dot = value?.lastIndexOf('.') ?? -1
  if (value === undefined || dot < 1) return undefined
  const signed = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1), 'base64').toString('base64')
  const own = createHmac('sha256', secret).update(signed).digest('base64')
  return isSameSecret(own, given) ? signed : undefined
}

/**
 * A cookie that marks a browser that has signed in to this account before. It gives no access. Guessing slows down
 * all other browsers only, so the owner is not locked out ("device cookies", OWASP).
 */
import { createHmac, randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { DAY, SECOND } from '#contract/endpoint.ts'
import { isSameSecret } from '#server/auth/same-secret.ts'
import type { Services } from '#server/services.ts'

const KNOWN_MS = 365 * DAY

type Settings = Pick<Services, 'env' | 'secret'>

const isSecure = ({ env }: Settings) => env.SITE_URL.startsWith('https:')
const nameOf = (services: Settings) => (isSecure(services) ? '__Host-known-browser' : 'known-browser')

/** Signs the password's hash too, so that a new password makes earlier cookies worthless. */
const sign = ({ secret }: Settings, passwordHash: string, id: string) =>
  createHmac('sha256', secret).update(`known browser ${passwordHash} ${id}`).digest('base64url')

/** Headers that set the cookie. */
export function rememberBrowser(services: Settings, passwordHash: string): Headers {
  const id = randomBytes(12).toString('base64url')
  return setCookie(services, `${id}.${sign(services, passwordHash, id)}`, KNOWN_MS / SECOND)
}

/** Headers that remove the cookie of a deleted account. */
export const forgetBrowser = (services: Settings): Headers => setCookie(services, '', 0)

function setCookie(services: Settings, value: string, maxAge: number): Headers {
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(services), maxAge } as const
  return new Headers({ 'Set-Cookie': serialize(nameOf(services), value, attributes) })
}

/** @returns the browser's key for counting; undefined without a valid cookie for this account and password. */
export function findKnownBrowser(services: Settings, headers: Headers, passwordHash: string): string | undefined {
  const name = nameOf(services)
  const [id = '', signature = ''] = (parse(headers.get('Cookie') ?? '', name)[name] ?? '').split('.')
  return isSameSecret(sign(services, passwordHash, id), signature) ? id : undefined
}

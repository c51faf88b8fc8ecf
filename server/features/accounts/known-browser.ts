/**
 * A cookie that says: somebody has signed in to this account from this browser before. It opens nothing. Whoever guesses
 * at an account slows down everybody's tries but these, so the owner is not kept out ("device cookies", OWASP).
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { DAY, SECOND } from '#contract/endpoint.ts'
import type { Services } from '#server/services.ts'

const KNOWN_MS = 365 * DAY

type Settings = Pick<Services, 'env' | 'secret'>

const isSecure = ({ env }: Settings) => env.SITE_URL.startsWith('https:')
const nameOf = (services: Settings) => (isSecure(services) ? '__Host-known-browser' : 'known-browser')

/** With the password's hash: a browser of whoever knew an earlier password is none that is known. */
const sign = ({ secret }: Settings, passwordHash: string, id: string) =>
  createHmac('sha256', secret).update(`known browser ${passwordHash} ${id}`).digest('base64url')

/** The headers that make the browser known. */
export function rememberBrowser(services: Settings, passwordHash: string): Headers {
  const id = randomBytes(12).toString('base64url')
  return setCookie(services, `${id}.${sign(services, passwordHash, id)}`, KNOWN_MS / SECOND)
}

/** For a browser whose account is gone. */
export const forgetBrowser = (services: Settings): Headers => setCookie(services, '', 0)

function setCookie(services: Settings, value: string, maxAge: number): Headers {
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(services), maxAge } as const
  return new Headers({ 'Set-Cookie': serialize(nameOf(services), value, attributes) })
}

/** @returns what this browser is counted by; undefined if nobody has signed in with this password's account from it. */
export function findKnownBrowser(services: Settings, headers: Headers, passwordHash: string): string | undefined {
  const name = nameOf(services)
  const [id = '', signature = ''] = (parse(headers.get('Cookie') ?? '', name)[name] ?? '').split('.')
  const own = Buffer.from(sign(services, passwordHash, id))
  const given = Buffer.from(signature)
  return own.byteLength === given.byteLength && timingSafeEqual(own, given) ? id : undefined
}

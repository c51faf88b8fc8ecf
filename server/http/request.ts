/** Request details for every handler: id, visitor, language. */
import { createHmac } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Language } from '#contract/language.ts'
import { chooseLanguage, LANGUAGE_COOKIE } from '#contract/language.ts'
import type { Services } from '#server/services.ts'

export interface HttpEnv {
  /** Absent if the app is called without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string }
}

export function requestLanguage(c: Context<HttpEnv>): Language {
  return chooseLanguage(c.req.query('lng'), getCookie(c, LANGUAGE_COOKIE), c.req.header('Accept-Language'))
}

/** The country in the browser's languages: `US` of `en-US, en;q=0.9`. */
export function requestRegion(c: Context<HttpEnv>): string | undefined {
  const tags = c.req.header('Accept-Language')?.slice(0, 500).split(',') ?? []
  return tags.map((tag) => /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase()).find(Boolean)
}

/**
 * The client's address. With `trustedProxies` = n it is the n-th entry from the right of X-Forwarded-For:
 * each of the n proxies appended the address it saw, and the visitor may have written anything
 * further left.
 */
export function clientAddress(c: Context<HttpEnv>, trustedProxies: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  if (trustedProxies === 0) return socket
  const forwarded = c.req.header('X-Forwarded-For')?.split(',') ?? []
  return forwarded.at(-trustedProxies)?.trim() || socket
}

/**
 * An anonymous key of the visitor's address. An IPv6 network of 64 bits counts as one visitor,
 * because one household or machine gets that much.
 */
export function visitorMark(c: Context<HttpEnv>, { env, secret }: Services): string {
  const address = clientAddress(c, env.TRUST_PROXY).replace(/^::ffff:(?=\d+\.)/, '')
  const unit = address.includes(':') ? network64(address) : address
  return createHmac('sha256', secret).update(`visitor ${unit}`).digest('base64url').slice(0, 22)
}

function network64(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}

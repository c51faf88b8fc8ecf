/** Request details for every handler: id, visitor, language. */
import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import ipaddr from 'ipaddr.js'
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
 * The client's address, in one spelling. With `trustedProxies` = n it is the n-th entry from the right of X-Forwarded-For:
 * each of the n proxies appended the address it saw, and the visitor may have written anything
 * further left.
 * @returns undefined if the header has too few entries, which only a request past a proxy has, or no address there.
 */
export function clientAddress(c: Context<HttpEnv>, trustedProxies: number): string | undefined {
  const socket = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  const forwarded = c.req.header('X-Forwarded-For')
  // Without the header no proxy is between: a program on this machine asks.
  if (trustedProxies === 0 || forwarded === undefined) return oneSpelling(socket)
  return oneSpelling(forwarded.split(',').at(-trustedProxies) ?? '')
}

/** Some proxies append the port of the connection, which each request may change. */
const PORT = /^\[([^\]]*)\](?::\d*)?$|^([\d.]+):\d*$/

function oneSpelling(entry: string): string | undefined {
  const trimmed = entry.trim()
  const parts = PORT.exec(trimmed)
  const address = parts?.[1] ?? parts?.[2] ?? trimmed
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString()
}

/**
 * What one household or machine usually gets of IPv6, which counts as one visitor; and what many providers give to
 * each, which counts as several.
 */
const NETWORK_GROUPS = 4
const WIDER_NETWORK_BITS = 56

/** Everybody whose address a proxy does not tell. */
const UNKNOWN = 'unknown'

/** Anonymous keys of the visitor's address, and of the wider network that an IPv6 address is in. */
export function visitorMarks(c: Context<HttpEnv>, { env, secret }: Services): { visitor: string; network?: string } {
  const mark = (unit: string) => createHmac('sha256', secret).update(`visitor ${unit}`).digest('base64url').slice(0, 22)
  const address = clientAddress(c, env.TRUST_PROXY)
  if (address === undefined) return { visitor: mark(UNKNOWN) }
  if (isIP(address) === 4) return { visitor: mark(address) }
  const groups = ipaddr.IPv6.parse(address).parts.map((group) => group.toString(16))
  const wider = ipaddr.IPv6.networkAddressFromCIDR(`${address}/${WIDER_NETWORK_BITS}`).toString()
  return {
    visitor: mark(groups.slice(0, NETWORK_GROUPS).join(':')),
    network: mark(`${wider}/${WIDER_NETWORK_BITS}`),
  }
}

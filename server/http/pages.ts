/** Serves the rendered site: finds the page, its language and its encoding, and hands out bytes that are ready. */
import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { Language } from '../../contract/language.ts'
import { findLanguage, LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '../../contract/language.ts'
import type { Encoded, Page } from '../page-store.ts'
import type { Services } from '../services.ts'
import { securityHeaders } from './headers.ts'
import { Refusal } from './refusal.ts'
import { type HttpEnv, requestLanguage } from './request.ts'

type Encoding = keyof Encoded
type Ready = Record<Encoding, { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }>

const YEAR_S = 31_536_000

export function pageRoutes(app: Hono<HttpEnv>, { env, pages }: Services): void {
  const readyAssets = new Map([...pages.assets].map(([path, encoded]) => [path, ready(encoded, assetHeaders(path))]))
  const readyPages = new WeakMap<Page, Ready>()

  const pageHeaders = (page: Page, language: Language) => ({
    ...securityHeaders(env, page.scriptHashes),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
  })

  function readyPage(page: Page, language: Language): Ready {
    const known = readyPages.get(page)
    if (known) return known
    const made = ready(page.body, pageHeaders(page, language))
    readyPages.set(page, made)
    return made
  }

  app.get('*', (c) => {
    const { path } = c.req
    if (path.startsWith('/api/')) throw new Refusal('not-found')
    const asset = readyAssets.get(path)
    if (asset) return respond(c, asset, 200)
    const language = requestLanguage(c)
    const page = pages.find(path, language)
    if (page) return respond(c, readyPage(page, language), 200, askedLanguage(c))
    const trimmed = path.replace(/\/+$/, '')
    if (trimmed !== path && pages.find(trimmed, language)) return c.redirect(trimmed + new URL(c.req.url).search, 301)
    return respond(c, readyPage(pages.missing(path, language), language), 404)
  })

  app.all('*', (c) => {
    throw c.req.path.startsWith('/api/')
      ? new Refusal('not-found')
      : new Refusal('method-not-allowed', { allow: 'GET, HEAD' })
  })
}

/** A language asked for in the address is kept, so that the next link stays in it even without JavaScript. */
function askedLanguage(c: Context<HttpEnv>): Record<string, string> | undefined {
  const asked = findLanguage(c.req.query(LANGUAGE_PARAMETER))
  return asked && { 'Set-Cookie': `${LANGUAGE_COOKIE}=${asked}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax` }
}

function assetHeaders(path: string): Record<string, string> {
  return {
    'Content-Type': getMimeType(extname(path)) ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    Vary: 'Accept-Encoding',
  }
}

function ready(encoded: Encoded, headers: Record<string, string>): Ready {
  const etag = createHash('sha256').update(encoded.identity).digest('base64url').slice(0, 22)
  const plain = variant('identity', encoded.identity)
  return {
    identity: plain,
    br: encoded.br ? variant('br', encoded.br) : plain,
    gzip: encoded.gzip ? variant('gzip', encoded.gzip) : plain,
  }
  function variant(encoding: Encoding, body: Uint8Array<ArrayBuffer>) {
    return {
      body,
      headers: {
        ...headers,
        ETag: `"${etag}-${encoding}"`,
        'Content-Length': String(body.byteLength),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    }
  }
}

function respond(c: Context<HttpEnv>, made: Ready, status: 200 | 404, more?: Record<string, string>): Response {
  const { body, headers } = made[acceptedEncoding(c.req.header('Accept-Encoding'))]
  if (status === 200 && !more && c.req.header('If-None-Match') === headers.ETag) {
    const { 'Content-Length': _, 'Content-Encoding': __, ...kept } = headers
    return new Response(null, { status: 304, headers: kept })
  }
  return new Response(body, { status, headers: more ? { ...headers, ...more } : headers })
}

function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'gzip'
  return 'identity'
}

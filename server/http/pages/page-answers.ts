/** Finds a page, its language and encoding, and answers with ready bytes and headers. */
import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { COMPARE_PARAMETER } from '#content/compared.ts'
import { SIGN_IN_HINT } from '#contract/accounts/sign-in-hint.ts'
import { isPersonal } from '#contract/chat/personal-pages.ts'
import { asksForAbsent, chooseLanguage, findLanguage, LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '#contract/language.ts'
import { isServed } from '#contract/site/site.ts'
import type { Env } from '#server/config/env.ts'
import { type Bytes, type Encoded, type Page, type Pages, reportPage } from '#server/page-store.ts'
import { basicHeaders, isolatingHeaders, securityHeaders } from '../headers.ts'

export interface PageRequest {
  path: string
  /** Without the question mark; empty if there is none. */
  query: string
  cookie: string | undefined
  acceptLanguage: string | undefined
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

export interface PageAnswer {
  status: 200 | 304 | 404
  headers: Record<string, string>
  body: Bytes | null
}

export interface PageAnswers {
  /** undefined for an unknown path. */
  find(request: PageRequest): PageAnswer | undefined
  /** The 404 page. */
  missing(request: PageRequest): PageAnswer
}

interface Variant {
  body: Bytes
  headers: Record<string, string>
  /** Headers of a 304 (RFC 9110 section 15.4.5): none that describe a body. */
  unchanged: Record<string, string>
}
type Ready = Record<keyof Encoded, Variant>

const YEAR_S = 31_536_000

export function createPageAnswers(env: Env, pages: Pages): PageAnswers {
  const files = new Map([...pages.assets].map(([path, encoded]) => [path, ready(encoded, fileHeaders(env, path))]))
  const made = { open: new WeakMap<Page, Ready>(), isolated: new WeakMap<Page, Ready>() }

  function readyPage(page: Page, language: string, request: PageRequest): Ready {
    const isolated = isIsolated(request)
    const kind = isolated ? made.isolated : made.open
    let known = kind.get(page)
    if (!known) {
      known = ready(page.body, { ...pageHeaders(env, page, language), ...(isolated && isolatingHeaders) })
      kind.set(page, known)
    }
    return known
  }

  return {
    find(request) {
      const file = files.get(request.path)
      if (file) return answer(file, request)
      if (!isServed(request.path) || asksForAbsent(asked(request))) return undefined
      const language = languageOf(request)
      const page =
        pages.find(viewOf(request), language) ??
        pages.find(isReport(request.path) ? reportPage : request.path, language)
      return page && answer(readyPage(page, language, request), request, askedLanguage(env, request))
    },
    missing(request) {
      const language = languageOf(request)
      const page = pages.missing(request.path, language)
      const { body, headers } = readyPage(page, language, request)[encodingOf(request)]
      return { status: 404, headers, body }
    },
  }
}

function answer(made: Ready, request: PageRequest, more?: Record<string, string>): PageAnswer {
  const { body, headers, unchanged } = made[encodingOf(request)]
  if (more) return { status: 200, headers: { ...headers, ...more }, body }
  if (headers.ETag && request.ifNoneMatch === headers.ETag) return { status: 304, headers: unchanged, body: null }
  return { status: 200, headers, body }
}

const hintPattern = new RegExp(`(?:^|;\\s*)${SIGN_IN_HINT.name}=`)

/** True for signed-in visitors on any page, and for everybody on signed-in pages. */
const isIsolated = ({ path, cookie }: PageRequest) =>
  isPersonal(path) || path.startsWith('/secure/') || (cookie !== undefined && hintPattern.test(cookie))

const isReport = (path: string) => /^\/audit\/[^/]+$/.test(path)

/** A page as its address asks for it: a view that the build made has its place by that. */
const viewOf = ({ path, query }: PageRequest) => {
  const compared = query === '' ? null : new URLSearchParams(query).get(COMPARE_PARAMETER)
  return compared === null ? path : `${path}?${COMPARE_PARAMETER}=${compared}`
}

const asked = ({ query }: PageRequest) =>
  query === '' ? undefined : (new URLSearchParams(query).get(LANGUAGE_PARAMETER) ?? undefined)

const cookiePattern = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`)

const languageOf = (request: PageRequest) =>
  chooseLanguage(asked(request), cookiePattern.exec(request.cookie ?? '')?.[1], request.acceptLanguage)

/** A language in the address is saved as a cookie, so that links keep it without JavaScript. */
function askedLanguage(env: Env, request: PageRequest): Record<string, string> | undefined {
  const language = findLanguage(asked(request))
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''
  return (
    language && { 'Set-Cookie': `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}` }
  )
}

function encodingOf({ acceptEncoding }: PageRequest): keyof Encoded {
  if (!acceptEncoding) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'gzip'
  return 'identity'
}

function pageHeaders(env: Env, page: Page, language: string): Record<string, string> {
  return {
    ...securityHeaders(env, page),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': 'no-cache',
    // Indexed pages are also available as Markdown.
    Vary: `${page.metadata ? 'Accept, ' : ''}Accept-Encoding, Accept-Language, Cookie`,
  }
}

function fileHeaders(env: Env, path: string): Record<string, string> {
  return {
    ...basicHeaders(env),
    'Content-Type': getMimeType(extname(path)) ?? 'application/octet-stream',
    'Cache-Control': cacheControl(path),
    // Other sites may embed images.
    'Cross-Origin-Resource-Policy': path.startsWith('/pictures/') ? 'cross-origin' : 'same-origin',
    Vary: 'Accept-Encoding',
  }
}

function cacheControl(path: string): string {
  if (/^\/(?:assets|pictures)\//.test(path)) return `max-age=${YEAR_S},immutable`
  // The file that decides about updates must never be cached.
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=3600'
}

/** What never changes is never asked for again, and needs no mark to ask by. */
const isImmutable = (headers: Record<string, string>) => headers['Cache-Control']?.endsWith('immutable')

function ready(encoded: Encoded, headers: Record<string, string>): Ready {
  // 66 bits tell the versions of a page apart, and each page carries them.
  const hash = createHash('sha256').update(encoded.identity).digest('base64url').slice(0, 11)
  const variant = (encoding: keyof Encoded, body: Bytes): Variant => {
    const unchanged = isImmutable(headers) ? headers : { ...headers, ETag: `"${hash}-${encoding}"` }
    const encodingHeader = encoding === 'identity' ? undefined : { 'Content-Encoding': encoding }
    return { body, unchanged, headers: { ...unchanged, 'Content-Length': String(body.byteLength), ...encodingHeader } }
  }
  const identity = variant('identity', encoded.identity)
  return {
    identity,
    br: encoded.br ? variant('br', encoded.br) : identity,
    gzip: encoded.gzip ? variant('gzip', encoded.gzip) : identity,
  }
}

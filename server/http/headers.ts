/** Security headers. */
import { gaSources } from '#contract/analytics/google-analytics.ts'
import type { Env } from '#server/config/env.ts'
import type { Page } from '#server/page-store.ts'

/** For every answer, including files. */
export const basicHeaders = ({ SITE_URL }: Env): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  ...(SITE_URL.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
})

/**
 * For pages with personal content: isolates them from other sites' windows. Not for every page, because
 * browsers start a new process for it, a first page's largest cost (docs/decisions/030).
 */
export const isolatingHeaders = { 'Cross-Origin-Opener-Policy': 'same-origin' }

/**
 * For pages and calls.
 *
 * @param inline CSP sources of the page's inline script and stylesheet; none for other answers.
 */
export function securityHeaders(env: Env, inline?: Pick<Page, 'scriptHash' | 'styleHash'>): Record<string, string> {
  const analytics = env.GA_MEASUREMENT_ID ? gaSources : undefined
  const sources = (first: string | undefined, list: string[] = []) =>
    ["'self'", ...(first ? [first] : []), ...list].join(' ')
  const https = env.SITE_URL.startsWith('https:')
  const policy = [
    "default-src 'self'",
    `script-src ${sources(inline?.scriptHash, analytics?.script)}`,
    `style-src ${sources(inline?.styleHash)}`,
    `img-src ${sources('data:', analytics?.img)}`,
    ...(analytics ? [`connect-src ${sources(undefined, analytics.connect)}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    ...basicHeaders(env),
    // Without a space after the separator: pages have to fit into the first window of a connection.
    'Content-Security-Policy': policy.join(';'),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}

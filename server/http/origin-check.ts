/** Rejects cross-site requests that change state. */
import type { MiddlewareHandler } from 'hono'
import type { Services } from '#server/services.ts'
import { HttpError } from './errors.ts'
import type { HttpEnv } from './request.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Apple's page posts its answer from its own origin, without cookies; it acts only through the GET that follows. */
const sentByApple = '/api/auth/callback/apple'

export function originGuard({ env }: Services): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!harmless.has(c.req.method) && c.req.path !== sentByApple) {
      const origin = c.req.header('Origin')
      const site = c.req.header('Sec-Fetch-Site')
      const host = c.req.header('Host')
      const own = origin === env.SITE_URL || (origin !== undefined && host !== undefined && hostOf(origin) === host)
      if (origin !== undefined ? !own : site === 'cross-site' || site === 'same-site')
        throw new HttpError('foreign-origin')
      if (site === 'cross-site') throw new HttpError('foreign-origin')
    }
    await next()
  }
}

/** A host has at most 253 characters; parsing a longer one could take quadratic time. */
const ORIGIN_MAX = 300

const hostOf = (origin: string) =>
  origin.length <= ORIGIN_MAX && URL.canParse(origin) ? new URL(origin).host : undefined

/** Sets a sign-in's cookies, and the sign-in hint. */
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { SESSION_MS } from '#contract/accounts/accounts.ts'
import { SIGN_IN_HINT } from '#contract/accounts/sign-in-hint.ts'
import { SECOND } from '#contract/endpoint.ts'
import { sessionCookie } from '#server/auth/better-auth.ts'
import type { Env } from '#server/config/env.ts'
import type { HttpEnv } from './request.ts'

/** Copies cookies to the answer. The hint is set and removed with the session's cookie. */
export function passOnCookies(c: Context<HttpEnv>, env: Env, from: Headers): void {
  for (const cookie of from.getSetCookie()) {
    c.header('Set-Cookie', cookie, { append: true })
    if (cookie.startsWith(`${sessionCookie(env)}=`)) setHint(c, env, !/;\s*Max-Age=0/i.test(cookie))
  }
}

/** Removes an outdated hint, so that the browser does not request the session again. */
export function withdrawHint(c: Context<HttpEnv>, env: Env): void {
  if (getCookie(c, SIGN_IN_HINT.name) !== undefined) setHint(c, env, false)
}

export function setHint(c: Context<HttpEnv>, env: Env, signedIn: boolean): void {
  setCookie(c, SIGN_IN_HINT.name, signedIn ? SIGN_IN_HINT.value : '', {
    path: '/',
    sameSite: 'Lax',
    secure: env.SITE_URL.startsWith('https:'),
    maxAge: signedIn ? SESSION_MS / SECOND : 0,
  })
}

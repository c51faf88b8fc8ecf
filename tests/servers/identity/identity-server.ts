/** The identity server for the length of one test. */

import { expect, onTestFinished } from 'vitest'
import type { Browser } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { SITE_URL } from '../app.ts'
import { type Identity, type IdentityServer, startIdentityServer } from './identity-protocol.ts'

export { type Identity, type IdentityServer, idTokenErrors, providersAt } from './identity-protocol.ts'

export async function buildIdentityServer(
  identity: Identity,
  options: { discovery?: boolean } = {},
): Promise<IdentityServer> {
  const server = await startIdentityServer(identity, options)
  onTestFinished(server.stop)
  return server
}

/** Goes to the service and returns the address that it sends the browser back to. */
export async function leave(browser: Browser, provider: string, next = ''): Promise<string> {
  const away = await browser.get(`/api/auth/${provider}${next}`)
  expect(away.status).toBe(302)
  const answer = await fetch(expectDefined(away.headers.get('Location')), { redirect: 'manual' })
  const back = expectDefined(answer.headers.get('Location'))
  expect(back).toContain(`${SITE_URL}/api/auth/callback/${provider}?`)
  return back.slice(SITE_URL.length)
}

export async function comeBack(browser: Browser, path: string): Promise<string | null> {
  const response = await browser.get(path)
  expect(response.status).toBe(302)
  return response.headers.get('Location')
}

export const signInAt = async (browser: Browser, provider: string, next?: string) =>
  comeBack(browser, await leave(browser, provider, next))

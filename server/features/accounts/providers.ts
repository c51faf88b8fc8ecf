/** Signing in through an identity provider: the redirect there and back. */
import { type IdentityProvider, type SignInNotice, signInPath } from '#contract/accounts/identity-providers.ts'
import { NOT_INVITED, sessionCookie } from '#server/auth/better-auth.ts'
import { hasProvider } from '#server/db/accounts.ts'
import { ping } from '#server/db/open.ts'
import { ownPath } from '#server/http/local-path.ts'
import type { Call } from '#server/http/mount.ts'
import { configuredProviders } from '#server/integrations/identity/providers.ts'
import type { Services } from '#server/services.ts'
import { admit, endEarlierSession } from './sign-in.ts'

const PORTAL = '/client-portal'

/** Codes of better-auth and providers (RFC 6749 section 4.1.2.1; Apple's own) that users can act on. */
const notices: Record<string, SignInNotice> = {
  access_denied: 'sign-in-cancelled',
  user_cancelled_authorize: 'sign-in-cancelled',
  account_not_linked: 'account-not-linked',
  email_not_found: 'email-missing',
  [NOT_INVITED]: 'registration-closed',
}

export async function start(
  services: Services,
  provider: IdentityProvider,
  call: Call<unknown, 'anyone', { next?: string | undefined }>,
) {
  const { env, accounts, log, db } = services
  if (!configuredProviders(env).includes(provider)) return { location: signInPath('provider-not-configured') }
  const body = {
    provider,
    callbackURL: `${env.SITE_URL}${wayBack(call.query.next, env.SITE_URL)}`,
    errorCallbackURL: `${env.SITE_URL}${signInPath()}`,
    disableRedirect: true,
  }
  try {
    const { response, headers } = await accounts.auth.api.signInSocial({
      body,
      headers: call.headers,
      returnHeaders: true,
    })
    call.setCookies(headers)
    return { location: response.url ?? signInPath('provider-unavailable') }
  } catch (err) {
    await ping(db)
    log.warn({ err, provider }, 'a service to sign in with does not answer')
    return { location: signInPath('provider-unavailable') }
  }
}

/** A path of this site; anything else is ignored. */
const wayBack = (path: string | undefined, siteUrl: string): string =>
  (path?.startsWith('/') && ownPath(path, siteUrl)) || PORTAL

export async function comeBack(services: Services, call: Call<unknown, 'anyone', Record<string, string>>) {
  const { accounts, env, db } = services
  const url = `${env.SITE_URL}/api/auth/callback/${call.params.provider}?${new URLSearchParams(call.query)}`
  const answer = await accounts.auth.handler(new Request(url, { headers: call.headers }))
  const notice = await refusedEntrance(services, call, answer.headers)
  if (notice) return { location: signInPath(notice) }
  const location = answer.headers.get('Location')
  if (!location) {
    await ping(db)
    return { location: signInPath('sign-in-failed') }
  }
  const error = new URL(location, env.SITE_URL).searchParams.get('error')
  if (error) return { location: signInPath(notices[error] ?? 'sign-in-failed') }
  return { location: ownPath(location, env.SITE_URL) ?? PORTAL }
}

/** Completes the sign-in of a returning session. @returns the reason if it is rejected or needs a code. */
async function refusedEntrance(
  services: Services,
  call: Call<unknown>,
  from: Headers,
): Promise<SignInNotice | undefined> {
  const { accounts, db, env } = services
  const cookie = from.getSetCookie().find((one) => one.startsWith(`${sessionCookie(env)}=`))
  const headers = new Headers({ Cookie: cookie?.split(';')[0] ?? '' })
  const { found } = await accounts.findSession(headers)
  if (found?.sessionStatus === 'disabled') {
    await accounts.endSession(found.session.token)
    return 'account-disabled'
  }
  // Checked last: a concurrent takeover of the account has ended this sign-in.
  if (found && !(await hasProvider(db, found.user.id, call.params.provider ?? ''))) {
    await accounts.endSession(found.session.token)
    return 'sign-in-failed'
  }
  if (found) await endEarlierSession(services, call)
  call.setCookies(from)
  if (found?.sessionStatus === 'code-missing') {
    call.hintSignIn(false)
    return 'second-factor-required'
  }
  if (found) await admit(services, call, found.user)
  return undefined
}

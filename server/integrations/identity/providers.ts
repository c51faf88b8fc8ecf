/** Identity providers. better-auth implements the flow; this configures it. */

import { authorizationCodeRequest, getOAuth2Tokens, type OAuthProvider } from 'better-auth/oauth2'
import { apple, github, google } from 'better-auth/social-providers'
import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod'
import type { IdentityProvider } from '#contract/accounts/identity-providers.ts'
import { wholeName } from '#contract/content/person-name.ts'
import { entriesOf, keysOf } from '#contract/keys.ts'
import { endpointsOf } from './endpoints.ts'
import { fetchJson } from './fetch.ts'
import { profileFromIdToken, profileFromUserInfo, typedName } from './profile.ts'

/** Configured providers; those without an id and a secret are left out. */
export interface IdentitySettings {
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
  GOOGLE_ISSUER?: string | undefined
  GITHUB_CLIENT_ID?: string | undefined
  GITHUB_CLIENT_SECRET?: string | undefined
  GITHUB_ISSUER?: string | undefined
  APPLE_CLIENT_ID?: string | undefined
  APPLE_CLIENT_SECRET?: string | undefined
  APPLE_TEAM_ID?: string | undefined
  APPLE_KEY_ID?: string | undefined
  APPLE_PRIVATE_KEY?: string | undefined
  APPLE_ISSUER?: string | undefined
}

interface Client {
  id: string
  secret: () => string | Promise<string>
  issuer: string | undefined
}

/** @param onError called with the reason of a failed sign-in. */
export const openIdentityProviders = (env: IdentitySettings, onError: (error: unknown) => void): OAuthProvider[] =>
  entriesOf(clientsOf(env)).map(([provider, client]) => openProvider(provider, client, onError))

export function configuredProviders(env: IdentitySettings): IdentityProvider[] {
  return keysOf(clientsOf(env))
}

function clientsOf(env: IdentitySettings): Partial<Record<IdentityProvider, Client>> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, APPLE_CLIENT_ID } = env
  const appleSecret = appleSecretOf(env)
  return {
    ...(GOOGLE_CLIENT_ID &&
      GOOGLE_CLIENT_SECRET && {
        google: { id: GOOGLE_CLIENT_ID, secret: () => GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER },
      }),
    ...(GITHUB_CLIENT_ID &&
      GITHUB_CLIENT_SECRET && {
        github: { id: GITHUB_CLIENT_ID, secret: () => GITHUB_CLIENT_SECRET, issuer: env.GITHUB_ISSUER },
      }),
    ...(APPLE_CLIENT_ID &&
      appleSecret && { apple: { id: APPLE_CLIENT_ID, secret: appleSecret, issuer: env.APPLE_ISSUER } }),
  }
}

/** Apple's client secret is a token signed with the owner's key; a new one is made each time. */
function appleSecretOf(env: IdentitySettings): Client['secret'] | undefined {
  const { APPLE_CLIENT_ID, APPLE_CLIENT_SECRET, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = env
  if (APPLE_CLIENT_SECRET) return () => APPLE_CLIENT_SECRET
  if (!APPLE_CLIENT_ID || !APPLE_TEAM_ID || !APPLE_KEY_ID || !APPLE_PRIVATE_KEY) return undefined
  return async () =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: APPLE_KEY_ID })
      .setIssuer(APPLE_TEAM_ID)
      .setSubject(APPLE_CLIENT_ID)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt()
      .setExpirationTime('5m')
      // In an environment variable line breaks are often written as \n.
      .sign(await importPKCS8(APPLE_PRIVATE_KEY.replaceAll('\\n', '\n'), 'ES256'))
}

/** Apple's page posts it once, beside the ID token, and unsigned. */
const nameAtApple = z.object({ firstName: typedName, lastName: typedName })
const nameTyped = (user: unknown) => z.object({ name: nameAtApple }).safeParse(user).data?.name

const builders = { google, github, apple }

/**
 * better-auth's own provider with configured endpoints. better-auth hard-codes addresses, sets no time limit and
 * prints errors past our log; so requests are made here.
 */
function openProvider(
  provider: IdentityProvider,
  { id, secret, issuer }: Client,
  onError: (error: unknown) => void,
): OAuthProvider {
  const endpoints = () => endpointsOf(provider, issuer)
  // The real secret is set at the code exchange: Apple's is signed then.
  const base: OAuthProvider = builders[provider]({ clientId: id, clientSecret: 'configured' })
  return {
    ...base,
    // Fields returned by `getUserInfo` below.
    accountSubject: ({ profile }) => (profile as { subject: string }).subject,
    async createAuthorizationURL(request) {
      const { search } = await base.createAuthorizationURL(request)
      return new URL(search, (await endpoints()).authorization)
    },
    async validateAuthorizationCode(request) {
      const options = { clientId: id, clientSecret: await secret() }
      const { body, headers } = await authorizationCodeRequest({ ...request, options })
      const { token } = await endpoints()
      const tokens = await fetchJson<Record<string, unknown>>(token, { method: 'POST', body, headers })
      if (tokens.error !== undefined) throw new Error(`${provider} refused the code: ${tokens.error}`)
      return getOAuth2Tokens(tokens)
    },
    async getUserInfo({ idToken, accessToken = '', user }) {
      const ask = async () =>
        provider !== 'github' && idToken
          ? await profileFromIdToken(idToken, provider, await endpoints(), id, nameTyped(user))
          : await profileFromUserInfo(await endpoints(), accessToken)
      const profile = await ask().catch(onError)
      if (!profile) return null
      const { firstName, lastName, email, emailVerified } = profile
      const name = wholeName(profile)
      return { user: { email, emailVerified, name, firstName, lastName }, data: profile }
    },
  }
}

/** Where each service is: at its own addresses, or at the issuer that the environment names. */
import * as z from 'zod'
import type { IdentityProvider } from '#contract/accounts/identity-providers.ts'
import { fetchJson } from './fetch.ts'

export interface Endpoints {
  authorization: string
  token: string
  /** Where the keys are that ID tokens are signed with. */
  keys?: string | undefined
  /** How the service calls itself in ID tokens. */
  issuers?: string[] | undefined
  /** Only for services without ID tokens. */
  userInfo?: string | undefined
  /** GitHub's list of a person's addresses. */
  emails?: string | undefined
}

const own: Record<IdentityProvider, Endpoints> = {
  google: {
    authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
  },
  github: {
    authorization: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    userInfo: 'https://api.github.com/user',
    emails: 'https://api.github.com/user/emails',
  },
  apple: {
    authorization: 'https://appleid.apple.com/auth/authorize',
    token: 'https://appleid.apple.com/auth/token',
    keys: 'https://appleid.apple.com/auth/keys',
    issuers: ['https://appleid.apple.com'],
  },
}

const discovery = z.object({
  issuer: z.string(),
  jwks_uri: z.url().optional(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
})

/**
 * An issuer other than the service itself says where it is by OpenID Connect Discovery. One that has no such document is
 * taken for a GitHub Enterprise Server where GitHub is asked for.
 * @throws if the issuer does not answer.
 */
export async function endpointsOf(provider: IdentityProvider, issuer: string | undefined): Promise<Endpoints> {
  if (issuer === undefined) return own[provider]
  const base = issuer.replace(/\/$/, '')
  const told = await fetchJson<unknown>(`${base}/.well-known/openid-configuration`).catch((error: unknown) => {
    if (provider === 'github') return undefined
    throw error
  })
  if (told !== undefined) {
    const found = discovery.parse(told)
    return {
      authorization: found.authorization_endpoint,
      token: found.token_endpoint,
      keys: found.jwks_uri,
      issuers: [found.issuer],
      userInfo: found.userinfo_endpoint,
    }
  }
  return {
    authorization: `${base}/login/oauth/authorize`,
    token: `${base}/login/oauth/access_token`,
    userInfo: `${base}/api/v3/user`,
    emails: `${base}/api/v3/user/emails`,
  }
}

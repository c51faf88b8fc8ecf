/** Endpoints of each provider, or of the configured issuer. */
import * as z from 'zod'
import type { IdentityProvider } from '#contract/accounts/identity-providers.ts'
import { fetchJson } from './fetch.ts'

export interface Endpoints {
  authorization: string
  token: string
  /** Address of the keys for ID tokens. */
  keys?: string | undefined
  /** The issuer in ID tokens. */
  issuers?: string[] | undefined
  /** Only for providers without ID tokens. */
  userInfo?: string | undefined
  /** GitHub's list of a user's addresses. */
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
 * A configured issuer publishes its endpoints by OpenID Connect Discovery. For GitHub, one without such a document is
 * assumed to be a GitHub Enterprise Server.
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

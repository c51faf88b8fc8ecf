/** Signing in through an identity provider: Google, GitHub, Apple. */
import * as z from 'zod/mini'
import { endpoint, MINUTE } from '#contract/endpoint.ts'
import { recordOf } from '#contract/list.ts'
import { code } from '#contract/text.ts'

/** Where the dialog opens; `notice` is one of `signInNotices`. */
export const signInPath = (notice?: SignInNotice) =>
  `/client-portal?login=1${notice ? `&notice=${notice}` : ''}` as const

/** Result of a sign-in through a provider that did not end in the portal. */
export const signInNotices = [
  'sign-in-cancelled',
  'sign-in-failed',
  /** The address has an account that is not linked to this provider, and the provider has not verified the address. */
  'account-not-linked',
  /** The service gave no address. */
  'email-missing',
  'provider-not-configured',
  'provider-unavailable',
  'registration-closed',
  'account-disabled',
  /** The dialog then asks for the code. */
  'second-factor-required',
] as const
export type SignInNotice = (typeof signInNotices)[number]

export const identityProviders = ['google', 'github', 'apple'] as const
export type IdentityProvider = (typeof identityProviders)[number]

const NEXT_MAX = 2000
/** A path on this site; anything else is ignored. */
const next = z.object({ next: z.catch(z.optional(code(NEXT_MAX)), undefined) })
/** The provider's own parameters: codes, tokens, scopes. */
const anyQuery = recordOf(z.record(code(100), code(4000)), 40)
const location = z.object({ location: z.string() })

const startAt = <const Provider extends IdentityProvider>(provider: Provider) =>
  endpoint({
    method: 'GET',
    path: `/api/auth/${provider}`,
    summary: `Leads to ${provider} for signing in, and from there to \`next\` or the portal; back to the dialog if it is not configured.`,
    access: 'anyone',
    limit: { max: 30, windowMs: MINUTE, counts: 'requests' },
    query: next,
    redirects: true,
    reply: location,
    errors: ['rate-limited'],
  })

export const googleSignIn = startAt('google')
export const githubSignIn = startAt('github')
export const appleSignIn = startAt('apple')

export const providerReturn = endpoint({
  method: 'GET',
  path: '/api/auth/callback/:provider',
  summary: 'The identity providers’ redirect address; leads to the portal or to the dialog with a notice.',
  access: 'anyone',
  limit: { max: 30, windowMs: MINUTE, counts: 'requests' },
  params: z.object({ provider: z.enum(identityProviders) }),
  query: anyQuery,
  redirects: true,
  reply: location,
  errors: ['not-found', 'rate-limited'],
})

export const clientLogin = endpoint({
  method: 'GET',
  path: '/api/login',
  summary: 'Redirects to the sign-in dialog, keeping the query.',
  access: 'anyone',
  query: anyQuery,
  redirects: true,
  reply: location,
  errors: [],
})

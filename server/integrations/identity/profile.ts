/** Reads a user's profile from a provider. */
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod'
import { NAME_MAX } from '#contract/accounts/accounts.ts'
import { optionalLine, typedEmail } from '#contract/text.ts'
import type { Endpoints } from './endpoints.ts'
import { fetchJson } from './fetch.ts'

export interface Profile {
  /** The provider's permanent user id. */
  subject: string
  email: string | null
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** One line of a name's length; anything else counts as missing. */
export const typedName = z
  .unknown()
  .optional()
  .transform((given) => z.safeParse(optionalLine(NAME_MAX), given).data)
/** Only `true`: the text "false" is truthy. */
const isTrue = z.boolean().catch(false)
/**
 * Accepts only addresses that are valid here: some letters outside ASCII have an ASCII lower case, which would
 * make the address another person's.
 */
const email = z
  .unknown()
  .optional()
  .transform((given) => z.safeParse(typedEmail, given).data ?? null)
const names = { name: typedName, given_name: typedName, family_name: typedName }

const claimsOf = (verified: z.ZodType<boolean>) =>
  z.object({ sub: z.string().min(1), email, email_verified: verified, ...names })
const idClaims = claimsOf(isTrue)
/** Apple sends text or a boolean (developer.apple.com, "Authenticating users with Sign in with Apple"). */
const appleClaims = claimsOf(
  z
    .unknown()
    .optional()
    .transform((given) => given === true || given === 'true'),
)

const userInfo = z.object({
  id: z.number().optional(),
  sub: z.string().min(1).optional(),
  login: typedName,
  email,
  email_verified: isTrue,
  ...names,
})

const addressList = z.array(z.object({ email, primary: isTrue, verified: isTrue }))

/** Accepted signature algorithms; never a shared secret. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** @throws unless the token is signed with the provider's keys, for this site, and current. */
async function requireClaims(
  idToken: string,
  { keys, issuers = [] }: Endpoints,
  clientId: string,
): Promise<JWTPayload> {
  // An issuer without keys: the token came from itself over TLS, which is sufficient (OpenID Connect Core section 3.1.3.7).
  if (keys === undefined) return decodeJwt(idToken)
  const known = createLocalJWKSet(await fetchJson<JSONWebKeySet>(keys))
  const expected = { issuer: issuers, audience: clientId, algorithms, requiredClaims: ['exp'], clockTolerance: 60 }
  return (await jwtVerify(idToken, known, expected)).payload
}

/** Reads an ID token. @throws if it is invalid. */
export async function profileFromIdToken(
  idToken: string,
  provider: 'google' | 'apple',
  endpoints: Endpoints,
  clientId: string,
  typed?: { firstName?: string | undefined; lastName?: string | undefined },
): Promise<Profile> {
  const signed = await requireClaims(idToken, endpoints, clientId)
  const claims = (provider === 'apple' ? appleClaims : idClaims).parse(signed)
  return {
    subject: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    ...namesOf(claims.name, typed?.firstName ?? claims.given_name, typed?.lastName ?? claims.family_name),
  }
}

/** Requests the profile for an access token. GitHub lists verified addresses in a second answer. */
export async function profileFromUserInfo(endpoints: Endpoints, accessToken: string): Promise<Profile> {
  if (!endpoints.userInfo) throw new Error('the issuer names no userinfo endpoint')
  const init = {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/json', 'User-Agent': 'portfolio' },
  }
  const info = userInfo.parse(await fetchJson(endpoints.userInfo, init))
  const subject = info.id ?? info.sub
  if (subject === undefined) throw new Error('a person without an id')
  const told = { subject: String(subject), ...namesOf(info.name ?? info.login, info.given_name, info.family_name) }
  if (!endpoints.emails) return { ...told, email: info.email, emailVerified: info.email_verified }
  const addresses = addressList.parse(await fetchJson(endpoints.emails, init))
  const address = addresses.find(({ primary }) => primary) ?? addresses[0]
  return { ...told, email: address?.email ?? null, emailVerified: address?.verified ?? false }
}

/** For providers with a single name, its last word is the family name. */
function namesOf(name = '', first?: string, last?: string): { firstName: string; lastName: string } {
  if (first !== undefined || last !== undefined) return { firstName: first ?? '', lastName: last ?? '' }
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}

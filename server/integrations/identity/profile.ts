/** What a service says about somebody, as accounts need it. */
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod'
import { NAME_MAX } from '#contract/accounts/accounts.ts'
import { optionalLine, typedEmail } from '#contract/text.ts'
import type { Endpoints } from './endpoints.ts'
import { fetchJson } from './fetch.ts'

export interface Profile {
  /** The service's own id of the person, which never changes. */
  subject: string
  email: string | null
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** One line, of a length that a name has. Anything else counts as not told. */
export const typedName = z
  .unknown()
  .optional()
  .transform((given) => z.safeParse(optionalLine(NAME_MAX), given).data)
/** Nothing but `true`: the text "false" is something, too. */
const isTrue = z.boolean().catch(false)
/**
 * Taken as people type addresses here, and none else: of some letters outside ASCII the small one is an ASCII letter, and so
 * the address somebody else's.
 */
const email = z
  .unknown()
  .optional()
  .transform((given) => z.safeParse(typedEmail, given).data ?? null)
const names = { name: typedName, given_name: typedName, family_name: typedName }

const claimsOf = (verified: z.ZodType<boolean>) =>
  z.object({ sub: z.string().min(1), email, email_verified: verified, ...names })
const idClaims = claimsOf(isTrue)
/** Apple writes it as text or as a boolean (developer.apple.com, "Authenticating users with Sign in with Apple"). */
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

/** What services sign with; never with a secret that they share with somebody. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** @throws unless the token is signed with the service's keys, is for this site, and of now. */
async function requireClaims(
  idToken: string,
  { keys, issuers = [] }: Endpoints,
  clientId: string,
): Promise<JWTPayload> {
  // An issuer that names no keys: the token came from itself over TLS, which may stand in (OpenID Connect Core section 3.1.3.7).
  if (keys === undefined) return decodeJwt(idToken)
  const known = createLocalJWKSet(await fetchJson<JSONWebKeySet>(keys))
  const expected = { issuer: issuers, audience: clientId, algorithms, requiredClaims: ['exp'], clockTolerance: 60 }
  return (await jwtVerify(idToken, known, expected)).payload
}

/** Reads an ID token. @throws if it proves nothing. */
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

/** Asks for the person behind an access token. GitHub tells in a second answer which addresses are verified. */
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

/** Where a service has one name only, its last word is the family name. */
function namesOf(name = '', first?: string, last?: string): { firstName: string; lastName: string } {
  if (first !== undefined || last !== undefined) return { firstName: first ?? '', lastName: last ?? '' }
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}

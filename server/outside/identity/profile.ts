/** What a service says about somebody, as accounts need it. */
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
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

interface Claims extends JWTPayload {
  email?: string
  /** Apple writes text. */
  email_verified?: boolean | 'true' | 'false'
  given_name?: string
  family_name?: string
  name?: string
}

/** What services sign with; never with a secret that they share with somebody. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** @throws unless the token is signed with the service's keys, is for this site, and of now. */
async function requireClaims(idToken: string, { keys, issuers = [] }: Endpoints, clientId: string): Promise<Claims> {
  // An issuer that names no keys: the token came from itself over TLS, which may stand in (OpenID Connect Core section 3.1.3.7).
  if (keys === undefined) return decodeJwt<Claims>(idToken)
  const known = createLocalJWKSet(await fetchJson<JSONWebKeySet>(keys))
  const expected = { issuer: issuers, audience: clientId, algorithms, requiredClaims: ['exp'], clockTolerance: 60 }
  return (await jwtVerify<Claims>(idToken, known, expected)).payload
}

/** Reads an ID token. @throws if it proves nothing. */
export async function profileFromIdToken(
  idToken: string,
  endpoints: Endpoints,
  clientId: string,
  typed?: { firstName?: string; lastName?: string },
): Promise<Profile> {
  const claims = await requireClaims(idToken, endpoints, clientId)
  if (!claims.sub) throw new Error('an ID token without a subject')
  return {
    subject: claims.sub,
    email: claims.email ?? null,
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    ...namesOf(claims.name, typed?.firstName ?? claims.given_name, typed?.lastName ?? claims.family_name),
  }
}

interface UserInfo {
  id?: number
  sub?: string
  login?: string
  name?: string | null
  given_name?: string
  family_name?: string
  email?: string | null
  email_verified?: boolean
}

interface Address {
  email: string
  primary: boolean
  verified: boolean
}

/** Asks for the person behind an access token. GitHub tells in a second answer which addresses are verified. */
export async function profileFromUserInfo(endpoints: Endpoints, accessToken: string): Promise<Profile> {
  if (!endpoints.userInfo) throw new Error('the issuer names no userinfo endpoint')
  const init = {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/json', 'User-Agent': 'portfolio' },
  }
  const info = await fetchJson<UserInfo>(endpoints.userInfo, init)
  const subject = info.id ?? info.sub
  if (subject === undefined) throw new Error('a person without an id')
  const names = namesOf(info.name ?? info.login, info.given_name, info.family_name)
  if (!endpoints.emails) {
    const { email = null, email_verified = false } = info
    return { subject: String(subject), email, emailVerified: email_verified, ...names }
  }
  const addresses = await fetchJson<Address[]>(endpoints.emails, init)
  const address = addresses.find(({ primary }) => primary) ?? addresses[0]
  return {
    subject: String(subject),
    email: address?.email ?? null,
    emailVerified: address?.verified ?? false,
    ...names,
  }
}

/** Where a service has one name only, its last word is the family name. */
function namesOf(name = '', first?: string, last?: string): { firstName: string; lastName: string } {
  if (first !== undefined || last !== undefined) return { firstName: first ?? '', lastName: last ?? '' }
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? words.pop()! : ''
  return { firstName: words.join(' '), lastName }
}

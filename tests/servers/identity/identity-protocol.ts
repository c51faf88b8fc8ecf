/** A real server on loopback that stands in for Google, GitHub and Apple: people agree at once, or not at all. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

export interface Identity {
  sub: string
  email?: string
  email_verified?: boolean | 'true' | 'false'
  given_name?: string
  family_name?: string
  name?: string
}

/** What can be wrong with an ID token. */
export const idTokenErrors = [
  'forged',
  'unsigned',
  'for-others',
  'of-others',
  'too-old',
  'with-its-public-key',
] as const
type IdTokenError = (typeof idTokenErrors)[number]

export interface IdentityServer {
  url: string
  /** Who is signed in there. */
  identity: Identity
  /** How it fails; undefined: it works. */
  fault: 'discovery' | 'token' | 'refused-code' | IdTokenError | undefined
  /** What was sent to the token endpoint, in order. */
  exchanges: URLSearchParams[]
}

/**
 * @param discovery false: as a GitHub Enterprise Server, which has no such document.
 * @param port 0: any that is free.
 */
export async function startIdentityServer(
  identity: Identity,
  { discovery = true, port = 0 } = {},
): Promise<IdentityServer & { stop(): void }> {
  const codes = new Map<string, { challenge: string; clientId: string; redirect: string }>()
  const state: IdentityServer = { url: '', identity, fault: undefined, exchanges: [] }

  function authorize({ searchParams }: URL, response: ServerResponse): void {
    const code = crypto.randomUUID()
    codes.set(code, {
      challenge: searchParams.get('code_challenge') ?? '',
      clientId: searchParams.get('client_id') ?? '',
      redirect: searchParams.get('redirect_uri') ?? '',
    })
    const back = new URLSearchParams({ code, state: searchParams.get('state') ?? '' })
    response.writeHead(302, { Location: `${searchParams.get('redirect_uri')}?${back}` }).end()
  }

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request))
    state.exchanges.push(form)
    if (state.fault === 'token') return void response.writeHead(500).end('trouble')
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const right = code?.challenge === challenge && code.clientId === form.get('client_id')
    // GitHub answers 200 with an error in it, which must not be taken for tokens.
    if (!right || state.fault === 'refused-code') return json(response, { error: 'bad_verification_code' })
    const id_token = await signed(state, code.clientId)
    json(response, { access_token: 'an-access-token', token_type: 'Bearer', expires_in: 3600, id_token })
  }

  function githubUser(path: string, response: ServerResponse): void {
    const { sub, name, email, email_verified = false } = state.identity
    const addresses = [
      { email: 'other@example.com', primary: false, verified: true },
      { email, primary: true, verified: email_verified },
    ]
    const user = { id: Number(sub), login: 'ada', name, email: null }
    json(response, path.endsWith('/emails') ? addresses : user)
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', state.url)
    if (url.pathname === '/.well-known/openid-configuration' && discovery) {
      if (state.fault === 'discovery') return void response.writeHead(503).end()
      return json(response, {
        issuer: state.url,
        authorization_endpoint: `${state.url}/authorize`,
        token_endpoint: `${state.url}/token`,
        userinfo_endpoint: `${state.url}/userinfo`,
        jwks_uri: `${state.url}/keys`,
      })
    }
    if (url.pathname === '/keys') return json(response, { keys: [await exportJWK((await own).publicKey)] })
    if (/^\/(?:authorize|login\/oauth\/authorize)$/.test(url.pathname)) return authorize(url, response)
    if (/^\/(?:token|login\/oauth\/access_token)$/.test(url.pathname)) return await exchange(request, response)
    if (request.headers.authorization !== 'Bearer an-access-token') return void response.writeHead(401).end()
    if (url.pathname === '/userinfo') return json(response, state.identity)
    if (url.pathname.startsWith('/api/v3/user')) return githubUser(url.pathname, response)
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, { stop: () => void server.close().closeAllConnections() })
}

const [own, others] = [generateKeyPair('RS256'), generateKeyPair('RS256')] as const

async function signed({ identity, fault, url }: IdentityServer, clientId: string): Promise<string> {
  const claims = {
    ...identity,
    iss: fault === 'of-others' ? 'https://accounts.example.com' : url,
    aud: fault === 'for-others' ? 'somebody else’s client' : clientId,
  }
  const issuedAt = Math.floor(Date.now() / 1000) - (fault === 'too-old' ? 7200 : 0)
  const token = new SignJWT(claims).setIssuedAt(issuedAt).setExpirationTime(issuedAt + 3600)
  if (fault === 'unsigned') return new UnsecuredJWT(claims).setIssuedAt().setExpirationTime('1h').encode()
  if (fault === 'with-its-public-key') {
    const key = new TextEncoder().encode(await exportSPKI((await own).publicKey))
    return await token.setProtectedHeader({ alg: 'HS256' }).sign(key)
  }
  const { privateKey } = await (fault === 'forged' ? others : own)
  return await token.setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
}

const json = (response: ServerResponse, body: unknown): void =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

/** What a site needs to send people to the server for all three. */
export const providersAt = ({ url }: Pick<IdentityServer, 'url'>): Record<string, string> =>
  Object.fromEntries(
    ['GOOGLE', 'GITHUB', 'APPLE'].flatMap((name) => [
      [`${name}_CLIENT_ID`, `${name.toLowerCase()}-client`],
      [`${name}_CLIENT_SECRET`, 'a client secret'],
      [`${name}_ISSUER`, url],
    ]),
  )

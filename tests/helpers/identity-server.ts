/** The identity server for the length of one test. */
import { onTestFinished } from 'vitest'
import { type Identity, type IdentityServer, startIdentityServer } from './identity-protocol.ts'

export { type Identity, type IdentityServer, idTokenFaults, providersAt } from './identity-protocol.ts'

export async function buildIdentityServer(
  identity: Identity,
  options: { discovery?: boolean } = {},
): Promise<IdentityServer> {
  const server = await startIdentityServer(identity, options)
  onTestFinished(server.stop)
  return server
}

/** The audit browser's only network: a proxy that connects only where the guard allows. */
import { RequestError, Server } from 'proxy-chain'
import type { Guard } from '#server/integrations/public-address.ts'
import { isOwnConnection } from './own-connection.ts'

export interface AuditProxy {
  port: number
  close(): Promise<void>
}

/** Each connection goes to its checked address: the guard resolves a name once. */
export async function openAuditProxy(guard: Guard): Promise<AuditProxy> {
  const server = new Server({
    host: '127.0.0.1',
    port: 0,
    async prepareRequestFunction({ hostname, port, request: { socket } }) {
      // Other users of the machine could use the site's exceptions and identity.
      if (!guard.allows(hostname, port) || !(await isOwnConnection(socket))) throw new RequestError('Not allowed', 403)
      return { dnsLookup: guard.lookup(hostname, port) as never }
    },
  })
  await server.listen()
  return { port: server.port, close: () => server.close(true) }
}

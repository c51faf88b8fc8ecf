/** The only way out of the browser that audits: a proxy that connects where the guard allows, and nowhere else. */
import { RequestError, Server } from 'proxy-chain'
import type { Guard } from '#server/integrations/public-address.ts'
import { isOwnConnection } from './own-connection.ts'

export interface AuditProxy {
  port: number
  close(): Promise<void>
}

/** Each connection goes to the address that was judged for it: a name is resolved once, by the guard. */
export async function openAuditProxy(guard: Guard): Promise<AuditProxy> {
  const server = new Server({
    host: '127.0.0.1',
    port: 0,
    async prepareRequestFunction({ hostname, port, request: { socket } }) {
      // Others on the machine would go out under this user's name, and to what only this site is let through to.
      if (!guard.allows(hostname, port) || !(await isOwnConnection(socket))) throw new RequestError('Not allowed', 403)
      return { dnsLookup: guard.lookup(hostname, port) as never }
    },
  })
  await server.listen()
  return { port: server.port, close: () => server.close(true) }
}

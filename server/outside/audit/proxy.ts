/** The only way out of the browser that audits: a proxy that connects where the guard allows, and nowhere else. */
import { RequestError, Server } from 'proxy-chain'
import type { Guard } from '../public-address.ts'

export interface AuditProxy {
  port: number
  close(): Promise<void>
}

/** Each connection goes to the address that was judged for it: a name is resolved once, by the guard. */
export async function openAuditProxy(guard: Guard): Promise<AuditProxy> {
  const server = new Server({
    host: '127.0.0.1',
    port: 0,
    prepareRequestFunction({ hostname, port }) {
      if (!guard.allows(hostname, port)) throw new RequestError('Not allowed', 403)
      return { dnsLookup: guard.lookup(hostname, port) as never }
    },
  })
  await server.listen()
  return { port: server.port, close: () => server.close(true) }
}

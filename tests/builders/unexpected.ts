/** Takes note of what no test may do; by itself of calls to other machines. */
import { Socket } from 'node:net'
import { hostname } from 'node:os'
import { inject } from 'vitest'

const postgresUrl = inject('postgresUrl')
const reachable = new Set(['localhost', '127.0.0.1', '::1', postgresUrl && new URL(postgresUrl).hostname, hostname()])
/** Names of this machine, whole or half encoded, and names under .test, which exist only where a test resolves them (RFC 6761 section 6.2). */
const here = /(?:^|\.)(?:test|localhost)$|^ip6-localhost$|^(?:127|%3127)(?:\.|%2e)/i
/** What was done since it was last emptied. */
export const unexpected: string[] = []

const connect = Socket.prototype.connect as (this: Socket, ...parts: unknown[]) => Socket
Socket.prototype.connect = function (this: Socket, ...parts: unknown[]) {
  const host = hostOf(parts)
  if (!reachable.has(host) && !here.test(host.replace(/\.$/, ''))) {
    unexpected.push(`a call to ${host}`)
    throw new Error(`A test called ${host}.`)
  }
  return connect.apply(this, parts)
} as typeof Socket.prototype.connect

/** Node calls it with (options), (port, host) or, from its own modules, ([options]). */
function hostOf([first, second]: unknown[]): string {
  const options = Array.isArray(first) ? first[0] : first
  if (typeof options === 'object' && options !== null) return (options as { host?: string }).host ?? 'localhost'
  return typeof second === 'string' ? second : 'localhost'
}

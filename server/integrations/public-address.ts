/** The guard: decides where the server may connect for visitors: public addresses only. */
import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { GLOBAL_UNICAST, specialIpv4, specialIpv6 } from './special-addresses.ts'

/** Resolves a name; Node's own unless a test replaces it. */
export type Resolve = typeof systemLookup

/** Web ports. Others belong to mail, databases and the like. */
const WEB_PORTS = new Set([80, 443, 8080, 8443])

const special4 = specialIpv4.map((block) => ipaddr.IPv4.parseCIDR(block))
const special6 = specialIpv6.map((block) => ipaddr.IPv6.parseCIDR(block))
const globalUnicast = ipaddr.IPv6.parseCIDR(GLOBAL_UNICAST)

/** False for every loopback, private, link-local, shared, multicast, tunnelled, reserved or otherwise special address. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv4) return !special4.some((block) => address.match(block))
  return address.match(globalUnicast) && !special6.some((block) => address.match(block))
}

export interface Guard {
  /** Whether a connection may be tried; `lookup` checks a name again with its addresses. */
  allows(hostname: string, port: number): boolean
  /** Resolves a name for one connection, which uses the checked address. Fails for any non-public one. */
  lookup(hostname: string, port: number): LookupFunction
}

/** @param exceptions `host:port` as in an address, allowed unchecked: for tests. */
export function createGuard(exceptions: string[], resolve: Resolve = systemLookup): Guard {
  const isException = (hostname: string, port: number) => exceptions.includes(`${hostname}:${port}`)
  return {
    allows(hostname, port) {
      if (isException(hostname, port)) return true
      const bare = hostname.replace(/^\[|\]$/g, '')
      return WEB_PORTS.has(port) && (!ipaddr.isValid(bare) || isPublicAddress(bare))
    },
    lookup: (hostname, port) => (_, options, done) => {
      resolve(hostname, { ...options, all: true }, (error, addresses) => {
        const judged = isException(hostname, port) || addresses?.every(({ address }) => isPublicAddress(address))
        const first = addresses?.[0]
        if (error || !first || !judged) return done(error ?? new Error('The address is not public.'), '')
        if (options.all) done(null, addresses)
        else done(null, first.address, first.family)
      })
    },
  }
}

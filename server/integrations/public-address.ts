/** The one judgement of where the server may connect to on a visitor's word: public addresses, and nothing else. */
import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { GLOBAL_UNICAST, specialIpv4, specialIpv6 } from './special-addresses.ts'

/** Finds the addresses of a name; Node's own unless a test brings another. */
export type Resolve = typeof systemLookup

/** Where pages are served. Other ports belong to mail, databases and the like. */
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
  /** Whether a connection may be tried; a name is judged again by `lookup` once its addresses are known. */
  allows(hostname: string, port: number): boolean
  /** Resolves a name for one connection, which then goes to the address that was judged. Fails on any that is not public. */
  lookup(hostname: string, port: number): LookupFunction
}

/** @param exceptions `host:port` as written in an address, let through unjudged: for tests. */
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

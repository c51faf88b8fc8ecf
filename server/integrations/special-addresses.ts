/**
 * Special-purpose addresses. All blocks of IANA's registries are listed, whether or
 * not a router would carry them: no website uses them.
 */

/**
 * The outermost blocks of the IPv4 Special-Purpose Address Registry
 * (iana.org/assignments/iana-ipv4-special-registry), and multicast (iana.org/assignments/multicast-addresses).
 */
export const specialIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** The only IPv6 block of global unicast addresses (iana.org/assignments/ipv6-address-space). */
export const GLOBAL_UNICAST = '2000::/3'

/**
 * The outermost blocks of the IPv6 Special-Purpose Address Registry within it
 * (iana.org/assignments/iana-ipv6-special-registry).
 */
export const specialIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

/**
 * Every row of IANA's special-purpose registries (iana.org/assignments/iana-ipv4-special-registry of 2024-09 and
 * iana-ipv6-special-registry of 2025-05), inner ones too, and multicast.
 */
const special4 = `0.0.0.0/8 0.0.0.0/32 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.0.0.0/29 192.0.0.8/32 192.0.0.9/32 192.0.0.10/32 192.0.0.170/32 192.0.0.171/32 192.0.2.0/24 192.31.196.0/24
  192.52.193.0/24 192.88.99.0/24 192.88.99.2/32 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24
  203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 255.255.255.255/32`.split(/\s+/)
const special6 = `::1/128 ::/128 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 100:0:0:1::/64 2001::/23 2001::/32
  2001:1::1/128 2001:1::2/128 2001:1::3/128 2001:2::/48 2001:3::/32 2001:4:112::/48 2001:10::/28 2001:20::/28
  2001:30::/28 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20 5f00::/16 fc00::/7 fe80::/10 ff00::/8`.split(/\s+/)

const toNumber = (bytes: number[]) => bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
const toBytes = (value: bigint, length: number) =>
  Array.from({ length }, (_, index) => Number((value >> BigInt(8 * (length - 1 - index))) & 255n))
const toText = (value: bigint, length: number) => ipaddr.fromByteArray(toBytes(value, length)).toString()

interface Block {
  first: bigint
  last: bigint
}

function readBlock(text: string): Block {
  const [address, bits] = ipaddr.parseCIDR(text)
  const bytes = address.toByteArray()
  const first = toNumber(bytes)
  return { first, last: first + (1n << BigInt(8 * bytes.length - bits)) - 1n }
}

const kinds = [
  { name: 'IPv4', length: 4, special: special4.map(readBlock), given: [readBlock('0.0.0.0/0')] },
  // Global unicast addresses are given out from this block alone (iana.org/assignments/ipv6-address-space).
  { name: 'IPv6', length: 16, special: special6.map(readBlock), given: [readBlock('2000::/3')] },
]
const isIn = (blocks: Block[], value: bigint) => blocks.some(({ first, last }) => first <= value && value <= last)

test.each(kinds)(
  'of $name, only allocated addresses outside the special registries are public',
  ({ length, special, given }) => {
    const last = (1n << BigInt(8 * length)) - 1n
    const edges = [...special, ...given].flatMap((block) => [
      block.first - 1n,
      block.first,
      block.last,
      block.last + 1n,
    ])
    const inBlock = fc.constantFrom(...special, ...given).chain((block) => fc.bigInt(block.first, block.last))
    const anywhere = fc.bigInt(0n, last)
    const check = (value: bigint) => {
      const text = toText(value, length)
      expect({ text, isPublic: isPublicAddress(text) }).toEqual({
        text,
        isPublic: isIn(given, value) && !isIn(special, value),
      })
    }
    for (const edge of edges) if (edge >= 0n && edge <= last) check(edge)
    fc.assert(fc.property(fc.oneof(inBlock, anywhere), check), { numRuns: 3000 })
  },
)

test('an IPv4 address embedded in IPv6 is never public', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, (1n << 32n) - 1n), (value) => {
      const text = toText(value, 4)
      expect([`::ffff:${text}`, `::${text}`, `64:ff9b::${text}`, `2002:${text}`].filter(isPublicAddress)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

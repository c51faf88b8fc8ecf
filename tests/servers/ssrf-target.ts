/** Something that nobody outside may reach, and every way to write where it is. */

import { createSocket } from 'node:dgram'
import { createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import { onTestFinished } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'

/** One of the ports where pages may be: only the address gives away that it is inside. */
const PORT = 8080

export interface Inside {
  address: string
  port: number
  /** Hosts as they can stand in an address; each leads to it, or to loopback on the same port. */
  hosts: string[]
  /** Senders of connections and datagrams, with the address they used. */
  contacts: string[]
}

/** Listens on a loopback address of its own, and beside it on the usual ones if nobody else does. */
export async function buildInside(): Promise<Inside> {
  const parts = [127, ...Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 254))]
  const address = parts.join('.')
  const contacts: string[] = []
  const listen = (host: string) =>
    new Promise<Server>((resolve, reject) => {
      const server = createServer((socket) => {
        contacts.push(`a connection to ${host}`)
        socket.on('error', () => {}).destroy()
      })
      server.once('error', reject).listen(PORT, host, () => resolve(server))
    })
  const servers = [await listen(address)]
  for (const host of ['127.0.0.1', '::1'])
    await listen(host)
      .then((server) => servers.push(server))
      .catch(() => {})
  const datagrams = createSocket('udp4', (message) => contacts.push(`${message.length} bytes to ${address}`))
  await new Promise<void>((done) => datagrams.bind(PORT, address, done))
  onTestFinished(() => {
    for (const server of servers) server.close()
    datagrams.close()
  })
  return { address, port: PORT, hosts: spellings(parts), contacts }
}

function spellings([a, b, c, d]: number[]): string[] {
  const dotted = [a, b, c, d].join('.')
  const number = ((expectDefined(a) * 256 + expectDefined(b)) * 256 + expectDefined(c)) * 256 + expectDefined(d)
  const hex = (value: number, digits = 0) => value.toString(16).padStart(digits, '0')
  const octal = (value: number) => `0${value.toString(8)}`
  const groups = `${hex(expectDefined(a) * 256 + expectDefined(b))}:${hex(expectDefined(c) * 256 + expectDefined(d))}`
  return [
    ...[dotted, `${dotted}.`, String(number), `0x${hex(number)}`, `0X${hex(number, 16)}`, octal(number)],
    ...[
      [a, b, c, d].map((part) => octal(expectDefined(part))).join('.'),
      [a, b, c, d].map((part) => `0x${hex(expectDefined(part))}`).join('.'),
    ],
    ...[
      `${a}.${number % 2 ** 24}`,
      `${a}.${b}.${expectDefined(c) * 256 + expectDefined(d)}`,
      `0x${hex(expectDefined(a))}.${octal(expectDefined(b))}.${expectDefined(c) * 256 + expectDefined(d)}`,
    ],
    ...[dotted.replaceAll('.', '。'), dotted.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))],
    ...[dotted.replace(/\./g, '%2e'), `%${hex(dotted.charCodeAt(0))}${dotted.slice(1)}`],
    ...[
      `[::ffff:${dotted}]`,
      `[::ffff:${groups}]`,
      `[0:0:0:0:0:ffff:${groups}]`,
      `[::${dotted}]`,
      `[64:ff9b::${groups}]`,
    ],
    ...[`[64:ff9b:1::${groups}]`, `[2002:${groups}::]`, '[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '0.0.0.0', '0', '127.1'],
    ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'ⓛocalhost', 'ip6-localhost', hostname()],
    ...[`user@${dotted}`, `user:secret@${dotted}`, `one.test:80@${dotted}`],
  ]
}

/** Checks that a connection comes from this user: every user of the machine can reach a loopback port. */
import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { endianness } from 'node:os'

/**
 * @param socket the accepted end of an IPv4 connection within this machine.
 * @returns whether this user owns the other end; always true where the system does not report it (Linux does).
 */
export async function isOwnConnection({
  remoteAddress,
  remotePort,
  localAddress,
  localPort,
}: Socket): Promise<boolean> {
  const table = await readFile('/proc/net/tcp', 'utf8').catch(() => undefined)
  if (table === undefined) return true
  if (!remoteAddress || !remotePort || !localAddress || !localPort) return false
  const ends = [hexOf(remoteAddress, remotePort), hexOf(localAddress, localPort)].join(' ')
  const line = table.split('\n').find((one) => one.includes(ends))
  // proc_net_tcp: number, both ends, state, queues, timer, retransmits, user, timeout, inode.
  const [, , , , , , , user, , inode] = line?.trim().split(/\s+/) ?? []
  // A closed end belongs to root, without an inode.
  return inode !== undefined && inode !== '0' && Number(user) === process.getuid?.()
}

/** The kernel's format: the four bytes as one number in native byte order. */
function hexOf(address: string, port: number): string {
  const bytes = address.split('.').map((byte) => Number(byte).toString(16).padStart(2, '0'))
  if (endianness() === 'LE') bytes.reverse()
  return `${bytes.join('')}:${port.toString(16).padStart(4, '0')}`.toUpperCase()
}

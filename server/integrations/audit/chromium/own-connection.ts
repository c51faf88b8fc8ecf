/** Tells a connection of this user from one of anybody else on the machine: a port on loopback is open to all of them. */
import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { endianness } from 'node:os'

/**
 * @param socket the accepted end of a connection over IPv4 within this machine.
 * @returns whether this user holds the other end; always true where the system does not tell (it does on Linux).
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
  // An end that was let go of belongs to root, with no inode.
  return inode !== undefined && inode !== '0' && Number(user) === process.getuid?.()
}

/** As the kernel prints it: the four bytes as one number of the machine's own order. */
function hexOf(address: string, port: number): string {
  const bytes = address.split('.').map((byte) => Number(byte).toString(16).padStart(2, '0'))
  if (endianness() === 'LE') bytes.reverse()
  return `${bytes.join('')}:${port.toString(16).padStart(4, '0')}`.toUpperCase()
}

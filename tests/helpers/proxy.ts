/** A TCP proxy on loopback in front of a server, to take that server away for a while. */
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { freePort } from './ports.ts'

export interface TcpProxy {
  /** The given address, with the proxy's host and port. */
  url: string
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>
  /** Lets connections through again. */
  mend(): Promise<void>
  /** Passes nothing on, while every connection stays open; what it returns lets all of it through. */
  hold(): () => void
}

export async function buildProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const own = new URL(target)
  own.hostname = '127.0.0.1'
  own.port = String(await freePort())

  const mend = () => new Promise<void>((resolve) => server.listen(Number(own.port), '127.0.0.1', resolve))
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  await mend()
  onTestFinished(async () => {
    if (server.listening) await cut()
  })
  const hold = () => {
    const held = [...sockets]
    for (const socket of held) socket.pause()
    return () => {
      for (const socket of held) socket.resume()
    }
  }
  return { url: own.href, cut, mend, hold }
}

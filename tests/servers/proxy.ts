/** A TCP proxy on loopback in front of a server, to trouble or take away the way to that server for a while. */
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { freePort } from './ports.ts'

/** What becomes of what is sent. Nobody hears of what is lost: the connection stays open at both ends, and silent. */
export type Traffic = 'passed' | 'lost' | 'garbled' | { lateByMs: number }

export interface TcpProxy {
  /** The given address, with the proxy's host and port. */
  url: string
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>
  /** Lets connections through again. */
  mend(): Promise<void>
  /** Passes nothing on, while every connection stays open; what it returns lets all of it through. */
  hold(): () => void
  /** From now on, on every connection. One that has lost anything stays silent for ever, whatever comes after. */
  become(traffic: Traffic): void
}

const GARBAGE = Buffer.from('\u0000\u0001 HTTP/1.1 999 \r\n\r\n\ufffd\u0007E', 'utf8')

export async function buildProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let traffic: Traffic = 'passed'

  /** Passes on what one end says to the other. */
  function tie(one: Socket, other: Socket, isAnswer: boolean, line: { lost: boolean }): void {
    const inTurn = (act: () => void) => {
      if (traffic === 'lost') line.lost = true
      if (line.lost) return
      if (typeof traffic === 'object') setTimeout(act, traffic.lateByMs)
      else act()
    }
    sockets.add(one)
    one.on('data', (bytes) => inTurn(() => void other.write(isAnswer && traffic === 'garbled' ? GARBAGE : bytes)))
    one.on('end', () => inTurn(() => other.end()))
    one.on('error', () => inTurn(() => other.destroy()))
    one.on('close', () => {
      sockets.delete(one)
      inTurn(() => other.destroySoon())
    })
  }

  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    const line = { lost: traffic === 'lost' }
    tie(near, far, false, line)
    tie(far, near, true, line)
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
  const become = (next: Traffic) => {
    traffic = next
  }
  return { url: own.href, cut, mend, hold, become }
}

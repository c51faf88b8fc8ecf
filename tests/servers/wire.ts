/** Stands between the site and PostgreSQL and counts what passes. */

import { connect, createServer, type Socket } from 'node:net'
import { expectDefined } from '#tests/builders/defined.ts'
import { freePort } from './ports.ts'

export interface Traffic {
  /** Statements that were executed, `begin` and `commit` among them. */
  statements: number
  /** Statements whose text was sent to be parsed and planned. */
  parsed: number
  /** How often the site waited for an answer: statements that leave together wait once. */
  roundTrips: number
}

const QUERY = 'Q'
const PARSE = 'P'
const EXECUTE = 'E'

/** @returns the address to give the site instead, and what has passed so far. */
export async function countTraffic(url: string) {
  const { hostname, port } = new URL(url)
  const traffic: Traffic = { statements: 0, parsed: 0, roundTrips: 0 }
  const sockets = new Set<Socket>()

  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    let isAnswered = true
    const read = readMessages((type) => {
      if (type === QUERY || type === EXECUTE) traffic.statements += 1
      if (type === QUERY || type === PARSE) traffic.parsed += 1
    })
    near.on('data', (bytes) => {
      if (isAnswered) traffic.roundTrips += 1
      isAnswered = false
      read(bytes as Buffer)
    })
    far.on('data', () => {
      isAnswered = true
    })
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket.setNoDelay(true))
      socket.on('error', () => near.destroy() && far.destroy())
    }
  })
  const own = new URL(url)
  own.hostname = '127.0.0.1'
  own.port = String(await freePort())
  await new Promise<void>((resolve) => server.listen(Number(own.port), '127.0.0.1', resolve))
  return {
    url: own.href,
    soFar: (): Traffic => ({ ...traffic }),
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** What a client sends: a length and no type first, then a type and a length each (PostgreSQL's manual, 55.7). */
function readMessages(see: (type: string) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0)
  let isStart = true
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const typeBytes = isStart ? 0 : 1
      if (rest.length < typeBytes + 4) return
      const length = typeBytes + rest.readUInt32BE(typeBytes)
      if (rest.length < length) return
      if (!isStart) see(String.fromCharCode(expectDefined(rest[0])))
      isStart = false
      rest = rest.subarray(length)
    }
  }
}

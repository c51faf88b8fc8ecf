/** A load generator light enough that the server is what is measured: raw sockets, answers counted by their bytes. */

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expectDefined } from '#tests/builders/defined.ts'

const CONNECTIONS = 50

/** @returns requests answered per second over `seconds`, on kept-alive connections, one request at a time on each. */
export async function requestsPerSecond(url: string, encoding: string, seconds: number): Promise<number> {
  const { hostname, port, host } = new URL(url)
  const request = `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\nAccept-Language: en\r\n\r\n`
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      return socket
    }),
  )
  const length = await answerLength(expectDefined(sockets[0]), request)
  let answered = 0
  const drive = (socket: Socket) => {
    let received = 0
    socket.on('data', (chunk) => {
      received += chunk.length
      if (received < length) return
      if (received > length) throw new Error('The answers differ in length: they are not the ready page.')
      received = 0
      answered += 1
      socket.write(request)
    })
    socket.write(request)
  }
  sockets.forEach(drive)
  const start = performance.now()
  await new Promise((done) => setTimeout(done, seconds * 1000))
  const rate = answered / ((performance.now() - start) / 1000)
  for (const socket of sockets) socket.destroy()
  return rate
}

/** Bytes of one whole answer, head and body; every answer to the same request has as many. */
async function answerLength(socket: Socket, request: string): Promise<number> {
  let received = Buffer.alloc(0)
  socket.write(request)
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    received = Buffer.concat([received, chunk])
    const end = received.indexOf('\r\n\r\n')
    if (end === -1) continue
    const head = received.subarray(0, end).toString('latin1')
    if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Not answered with 200: ${head.split('\r\n')[0]}`)
    const total = end + 4 + Number(expectDefined(/content-length: (\d+)/i.exec(head))[1])
    if (received.length >= total) return total
  }
}

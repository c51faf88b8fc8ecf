/**
 * The DevTools protocol over two pipes of the browser's process. There is no address to connect to: only the process that
 * started the browser can tell it what to do, and whoever can do that can read every file that the browser can.
 */
import type { Readable, Writable } from 'node:stream'
import type { ConnectionTransport } from 'puppeteer-core'

/** Ends each message, in both directions. */
const END = 0

export function openDebuggingPipe(toBrowser: Writable, fromBrowser: Readable): ConnectionTransport {
  const transport: ConnectionTransport = {
    send(message) {
      toBrowser.write(message)
      toBrowser.write(Uint8Array.of(END))
    },
    close() {
      toBrowser.end()
    },
  }
  // Pieces are joined once a message is whole: those of a trace are many megabytes.
  let pieces: Buffer[] = []
  fromBrowser.on('data', (data: Buffer) => {
    let start = 0
    for (let end = data.indexOf(END); end !== -1; end = data.indexOf(END, start)) {
      const message = Buffer.concat([...pieces, data.subarray(start, end)]).toString()
      pieces = []
      start = end + 1
      // Whatever an answer sets off must not come before the answers that are already here.
      setImmediate(() => transport.onmessage?.(message))
    }
    if (start < data.length) pieces.push(data.subarray(start))
  })
  fromBrowser.on('close', () => transport.onclose?.())
  // A browser that has ended is told of by its process.
  for (const pipe of [toBrowser, fromBrowser]) pipe.on('error', () => {})
  return transport
}

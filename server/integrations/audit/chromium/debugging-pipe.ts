/**
 * The DevTools protocol over two pipes. There is no address to connect to: only the process that
 * started the browser can control it, which includes reading every file that the browser can.
 */
import type { Readable, Writable } from 'node:stream'
import type { ConnectionTransport } from 'puppeteer-core'

/** Terminates each message, in both directions. */
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
  // Chunks are joined once a message is complete: traces have many megabytes.
  let pieces: Buffer[] = []
  fromBrowser.on('data', (data: Buffer) => {
    let start = 0
    for (let end = data.indexOf(END); end !== -1; end = data.indexOf(END, start)) {
      const message = Buffer.concat([...pieces, data.subarray(start, end)]).toString()
      pieces = []
      start = end + 1
      // Reactions to an answer must not run before the other answers of this chunk.
      setImmediate(() => transport.onmessage?.(message))
    }
    if (start < data.length) pieces.push(data.subarray(start))
  })
  fromBrowser.on('close', () => transport.onclose?.())
  // The process reports an ended browser.
  for (const pipe of [toBrowser, fromBrowser]) pipe.on('error', () => {})
  return transport
}

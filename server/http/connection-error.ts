/** Answers invalid requests: late, too long, or not HTTP. */
import type { Socket } from 'node:net'

/** How long the peer may continue to send after the answer. */
const LINGER_MS = 1000

const refused = new WeakSet<Socket>()

/**
 * Answers and closes. Further input is read and dropped: the kernel resets a connection that is closed with
 * unread bytes, and the answer is lost (RFC 9112, section 9.6).
 */
export function refuseConnection(socket: Socket, error: NodeJS.ErrnoException): void {
  if (refused.has(socket)) return
  refused.add(socket)
  if (!socket.writable || socket.bytesWritten > 0) {
    socket.destroy()
    return
  }
  socket.removeAllListeners('data')
  socket.on('data', () => {})
  socket.end(`HTTP/1.1 ${statusOf(error)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

function statusOf({ code }: NodeJS.ErrnoException): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout'
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large'
  return '400 Bad Request'
}

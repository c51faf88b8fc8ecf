/**
 * Closes a server's connections so that every request is answered: those in progress, those not read
 * yet, and those in the listener's queue.
 */
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

/** Interval of checks during shutdown. */
const LOOK_MS = 20
/** The listener stays open until no request has been in progress for this long. */
const QUIET_MS = 250
/** After this, the listener closes at the first moment its queue is empty, even if visitors keep coming. */
const LISTEN_MAX_MS = 2000
/** After this, it closes even with connections in its queue. */
const LISTEN_LIMIT_MS = 7000
/**
 * Allowed silence of a connection that has been answered, has sent no request yet, or is in the middle of one:
 * the last is longer than the listener stays open, or a slow machine would end both at once.
 */
const SILENCE_MS = { answered: 100, unused: 1000, unfinished: 3000 }
/** How long a peer may take to close its side. */
const LINGER_MS = 1000

type State = 'working' | 'closing' | keyof typeof SILENCE_MS

interface Connection {
  socket: Socket
  /** The newest request: of pipelined ones, the last. */
  response?: ServerResponse
  /** True if the response announces the end of the connection. */
  announced: boolean
  /** State at the last check, and the time of its last change. */
  state: State
  bytesRead: number
  since: number
  /** Bytes read when the last answer was complete. */
  answeredAt: number
}

export interface Connections {
  /** @param stopAtOnce true with socket activation. */
  drain(server: Server, stopAtOnce: boolean): Promise<void>
  /** Pass this to the server instead of the listener itself. */
  listener: RequestListener
  /** Call this with each connection of the server. */
  add(socket: Socket): void
}

export function trackConnections(listener: RequestListener): Connections {
  const open = new Map<Socket, Connection>()
  let accepted = 0
  let draining = false

  return {
    add(socket) {
      accepted++
      open.set(socket, { socket, announced: false, state: 'unused', bytesRead: 0, since: 0, answeredAt: 0 })
      socket.once('close', () => open.delete(socket))
    },

    listener(request, response) {
      const connection = open.get(request.socket)
      if (!connection || !draining) {
        if (connection) connection.response = response
        return listener(request, response)
      }
      // The answer cannot be sent any more. The visitor sees the connection end and may retry.
      if (connection.state === 'closing') return
      withdraw(connection)
      connection.response = response
      // By the next turn all pipelined requests are known, and only the last one's answer ends the connection.
      setImmediate(() => {
        announce(connection)
        listener(request, response)
      })
    },

    async drain(server, stopAtOnce) {
      draining = true
      const start = performance.now()
      let busyAt = start
      const stopListening = () => Listener.prototype.close.call(server)
      if (stopAtOnce) stopListening()
      for (const connection of open.values()) announce(connection)

      while (server.listening || open.size > 0) {
        const before = accepted
        await pause(LOOK_MS)
        // Timers run before the poll, and this after it: each check follows a poll.
        const polled = accepted
        await turn()
        const now = performance.now()
        for (const connection of open.values()) look(connection, now)
        if (!server.listening) continue
        const working = open.values().some(({ state }) => state === 'working' || state === 'unfinished')
        if (working || accepted > before) busyAt = now
        const isOver = now - busyAt >= QUIET_MS || now - start >= LISTEN_MAX_MS
        // Each poll accepts at most one connection: none accepted means an empty queue.
        if ((isOver && accepted === polled) || now - start >= LISTEN_LIMIT_MS) stopListening()
      }
    },
  }
}

/** Announces the end of the connection in the answer, unless more of this request follows. */
function announce(connection: Connection): void {
  const { response } = connection
  if (!response?.shouldKeepAlive || response.headersSent || !response.req.complete) return
  response.shouldKeepAlive = false
  connection.announced = true
}

/** Another request followed the supposedly last one. */
function withdraw(connection: Connection): void {
  const { response, announced } = connection
  if (announced && response && !response.headersSent) response.shouldKeepAlive = true
  connection.announced = false
}

function look(connection: Connection, now: number): void {
  const { socket, bytesRead } = connection
  announce(connection)
  const state = stateOf(connection)
  if (state === 'answered' && connection.state !== 'answered') connection.answeredAt = socket.bytesRead
  if (state !== connection.state || socket.bytesRead !== bytesRead || connection.since === 0) {
    Object.assign(connection, { state, bytesRead: socket.bytesRead, since: now })
    return
  }
  const silence = now - connection.since
  if (state === 'closing') {
    if (silence >= LINGER_MS) socket.destroy()
  } else if (state !== 'working' && silence >= SILENCE_MS[state]) {
    // Half-closes: the kernel would reset a fully closed connection if a request is arriving.
    socket.end()
    Object.assign(connection, { state: 'closing', since: now })
  }
}

function stateOf({ response, socket, state, answeredAt }: Connection): State {
  if (state === 'closing') return state
  if (!response) return socket.bytesRead > 0 ? 'unfinished' : 'unused'
  const { complete, readableLength } = response.req
  if (!response.writableFinished) return complete || readableLength > 0 ? 'working' : 'unfinished'
  const wasAnswered = state === 'answered' || state === 'unfinished'
  return wasAnswered && answeredAt > 0 && socket.bytesRead > answeredAt ? 'unfinished' : 'answered'
}

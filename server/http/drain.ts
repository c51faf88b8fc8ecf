/**
 * Ends a server's connections so that whatever has reached the machine is answered: requests under way, those not read
 * yet, and connections that wait in the listener's queue.
 */
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

/** How often connections are looked at while they are being ended. */
const LOOK_MS = 20
/** The listener stays open until nothing has been under way for so long. */
const QUIET_MS = 250
/** After this, the listener closes at the first moment its queue is empty, even if visitors keep coming. */
const LISTEN_MAX_MS = 2000
/** After this, it closes even with connections in its queue. */
const LISTEN_LIMIT_MS = 7000
/**
 * How long a connection may be silent that has been answered, has not asked anything yet, or is in the middle of a request:
 * the last for a good while after the listener closes, or a slow machine would end both at once.
 */
const SILENCE_MS = { answered: 100, unused: 1000, unfinished: 3000 }
/** How long a peer that was told of the end may take to close its own side. */
const LINGER_MS = 1000

type State = 'working' | 'closing' | keyof typeof SILENCE_MS

interface Connection {
  socket: Socket
  /** To the newest request: of pipelined ones, the last that is answered. */
  response?: ServerResponse
  /** The response says that the connection ends with it. */
  announced: boolean
  /** As of the last look, and since when neither has changed. */
  state: State
  bytesRead: number
  since: number
  /** How much had been read when the last answer was found to be sent. */
  answeredAt: number
}

export interface Connections {
  /** @param stopAtOnce because somebody else keeps the listening socket open. */
  drain(server: Server, stopAtOnce: boolean): Promise<void>
  /** To be given to the server instead of the listener itself. */
  listener: RequestListener
  /** To be called with each connection of the server. */
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
      // Its answer could not be sent any more. The visitor, who is told by the end of the connection, may ask again.
      if (connection.state === 'closing') return
      withdraw(connection)
      connection.response = response
      // By the next turn all requests that came in one piece are known, and only the last one's answer ends the connection.
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
        // Timers come before the poll for what has arrived, this after it: each look follows a poll.
        const polled = accepted
        await turn()
        const now = performance.now()
        for (const connection of open.values()) look(connection, now)
        if (!server.listening) continue
        const working = open.values().some(({ state }) => state === 'working' || state === 'unfinished')
        if (working || accepted > before) busyAt = now
        const isOver = now - busyAt >= QUIET_MS || now - start >= LISTEN_MAX_MS
        // Each poll accepts one connection if there is one: none accepted, none is waiting.
        if ((isOver && accepted === polled) || now - start >= LISTEN_LIMIT_MS) stopListening()
      }
    },
  }
}

/** Says with the answer that the connection ends, unless more of this request is to come. */
function announce(connection: Connection): void {
  const { response } = connection
  if (!response?.shouldKeepAlive || response.headersSent || !response.req.complete) return
  response.shouldKeepAlive = false
  connection.announced = true
}

/** Another request came after the one whose answer was to be the last. */
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
    // Half of it only: closed as a whole, the kernel would reset it if a request is arriving just now.
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

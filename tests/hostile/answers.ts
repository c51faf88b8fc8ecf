/** What hostile pages are made with. */
import type { IncomingMessage, ServerResponse } from 'node:http'

export type HostileAnswer = (request: IncomingMessage, response: ServerResponse) => void

export type HostilePages = Record<string, HostileAnswer>

export const MB = 1024 * 1024

/** As many of one text as fit into so many characters. */
export const fill = (text: string, length = MB): string => text.repeat(Math.floor(length / text.length))

/** So many texts, each made of its number. */
export const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

/** A page as it stands; made when it is asked for. */
export const page =
  (body: () => string | Buffer, headers: Record<string, string> = {}): HostileAnswer =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body())

/** Whatever is written, past Node's own care for what is HTTP. */
export const raw =
  (text: () => string | Buffer): HostileAnswer =>
  ({ socket }) =>
    void socket.end(text())

/** What is written again and again as fast as it is taken, after something else. */
export const endless =
  (first: string, again: () => string | Buffer): HostileAnswer =>
  ({ socket }) => {
    const more = () => {
      while (socket.writable && socket.write(again()));
      if (socket.writable) socket.once('drain', more)
    }
    socket.on('error', () => {}).write(first)
    more()
  }

/** One after the other, a tenth of a second apart, until nobody listens. */
export const drip =
  (first: string, again: string): HostileAnswer =>
  ({ socket }) => {
    socket.on('error', () => {}).write(first)
    const timer = setInterval(() => socket.write(again), 100)
    socket.on('close', () => clearInterval(timer))
  }

export const redirect = (location: string): string =>
  `HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`

/** The first lines of an ordinary answer. */
export const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n'

import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/builders/eventually.ts'
import { buildDatabase } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildStarter } from './support/site.ts'

const json = 'Content-Type: application/json\r\n'
const form = 'Content-Type: application/x-www-form-urlencoded\r\n'
const heads = [
  `POST /api/contact HTTP/1.1\r\nHost: x\r\n${json}Content-Length: 100\r\n\r\n{`,
  `POST /api/contact HTTP/1.1\r\nHost: x\r\n${json}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
  `POST /api/contact HTTP/1.1\r\nHost: x\r\n${json}Content-Encoding: gzip\r\nContent-Length: 100\r\n\r\n{`,
  `POST /api/auth/login HTTP/1.1\r\nHost: x\r\n${json}Content-Length: 100\r\n\r\n{`,
  `POST /mcp HTTP/1.1\r\nHost: x\r\nAccept: application/json, text/event-stream\r\n${json}Content-Length: 100\r\n\r\n{`,
  `POST /api/auth/callback/apple HTTP/1.1\r\nHost: x\r\n${form}Content-Length: 100\r\n\r\na`,
]

test('an aborted body is no error of the site: neither in its log nor in its metrics', async () => {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const start = await buildStarter(database, {})
  const site = await start(await freePort())
  const port = Number(new URL(site.url).port)
  const sockets = await Promise.all(
    heads.map(async (head) => {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      socket.write(head)
      return socket
    }),
  )
  // A later connection is served: so these have been read.
  await fetch(`${site.url}/healthz`)
  for (const [i, socket] of sockets.entries()) {
    if (i % 2 === 0) socket.resetAndDestroy()
    else socket.destroy()
  }
  const posts = () => linesOf(site.output()).filter(({ method }) => method === 'POST')
  await eventually(() => expect(posts()).toHaveLength(heads.length))
  expect(new Set(posts().map(({ status }) => status))).toEqual(new Set([499]))
  expect(linesOf(site.output()).filter(({ level }) => level > INFO)).toEqual([])
  const figures = await (await fetch(`${site.url}/metrics`)).text()
  expect(figures).toContain('status="499"')
  expect(figures).not.toMatch(/status="5\d\d"/)
})

const INFO = 30

const linesOf = (output: string): { level: number; method?: string; status?: number }[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

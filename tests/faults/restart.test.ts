import { request as httpRequest } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { buildMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildDatabase } from '#tests/servers/database.ts'
import { buildMailServer } from '#tests/servers/smtp.ts'
import { buildStarter } from './support/site.ts'

const RESTARTS = 3
const VISITORS = 10

interface BoundSocket {
  fd: number
  bind(address: string, port: number): number
  getsockname(into: { port?: number }): number
  close(): void
}

/** A socket that has an address and is read by nobody here. Node has no other way to one than its own inside. */
function bindSocket(): { fd: number; port: number } {
  type Inside = { binding(name: 'tcp_wrap'): { TCP: new (kind: number) => BoundSocket; constants: { SERVER: number } } }
  const { TCP, constants } = (process as unknown as Inside).binding('tcp_wrap')
  const socket = new TCP(constants.SERVER)
  onTestFinished(() => socket.close())
  expect(socket.bind('127.0.0.1', 0)).toBe(0)
  const address: { port?: number } = {}
  socket.getsockname(address)
  return { fd: socket.fd, port: expectDefined(address.port) }
}

/** On a connection of its own, as a proxy sends it that keeps none open. */
const send = (port: number) =>
  new Promise<number | string>((resolve) => {
    const headers = { 'Content-Type': 'application/json' }
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      path: '/api/contact',
      method: 'POST',
      agent: false,
      headers,
    })
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    request.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)))
    request.end(JSON.stringify(buildMessage()))
  })

test('with socket activation a restart refuses or resets no request', async () => {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const mailServer = await buildMailServer()
  onTestFinished(() => mailServer.stop())
  const start = await buildStarter(database, { SMTP_URL: mailServer.url })
  const { fd, port } = bindSocket()
  let site = await start(port, fd)

  const answers = new Map<number | string, number>()
  let isOver = false
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (!isOver) {
      const answer = await send(port)
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  })
  for (let restart = 0; restart < RESTARTS; restart++) {
    const enough = (answers.get(200) ?? 0) + VISITORS
    await eventually(() => expect(answers.get(200)).toBeGreaterThanOrEqual(enough), 20_000)
    expect(await site.end('SIGTERM')).toBe(0)
    site = await start(port, fd)
  }
  isOver = true
  await Promise.all(visitors)

  expect([...answers.keys()]).toEqual([200])
  expect(answers.get(200)).toBeGreaterThanOrEqual(VISITORS * RESTARTS)
})

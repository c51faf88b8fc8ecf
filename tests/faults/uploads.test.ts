import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Project } from '#contract/portal/portal.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { pdf } from '#tests/builders/portal.ts'
import { buildDatabase } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildMailServer } from '#tests/servers/smtp.ts'
import { buildStarter, type Site } from './support/site.ts'

const signIn = { email: 'client@example.com', password: 'a demo for all' }
/** Longer than any other request may take, see `serve.ts`. */
const SLOW_SECONDS = 14

async function setUp() {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const mailServer = await buildMailServer()
  onTestFinished(() => mailServer.stop())
  const settings = { SMTP_URL: mailServer.url, DEMO_CLIENT_PASSWORD: signIn.password }
  return { database, port: await freePort(), start: await buildStarter(database, settings) }
}

async function openPortal({ url }: Site) {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(signIn),
  })
  const Cookie = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const read = async <Reply>(path: string) =>
    (await (await fetch(`${url}${path}`, { headers: { Cookie } })).json()) as Reply
  const [project] = await read<Project[]>('/api/client/projects')
  return { Cookie, read, path: `/api/client/projects/${expectDefined(project).id}/documents` }
}

/** Opens a connection and sends the head of an upload of so many bytes. */
function beginUpload({ url }: Site, { Cookie, path }: { Cookie: string; path: string }, bytes: number) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  socket.write(
    `POST ${path}?name=slow.pdf HTTP/1.1\r\nHost: x\r\nCookie: ${Cookie}\r\nContent-Length: ${bytes}\r\n\r\n`,
  )
  return { socket, answer: () => answer }
}

test('a document on a slow connection may take longer than other requests', async () => {
  const { start, port } = await setUp()
  const site = await start(port)
  const portal = await openPortal(site)
  const bytes = pdf('slow '.repeat(100))
  const { socket, answer } = beginUpload(site, portal, bytes.byteLength)
  const piece = Math.ceil(bytes.byteLength / SLOW_SECONDS)
  for (let at = 0; at < bytes.byteLength; at += piece) {
    await pause(1000)
    socket.write(bytes.subarray(at, at + piece))
  }
  await expect.poll(answer, { timeout: 25_000 }).toContain('"success":true')
})

test('a kill during an upload leaves nothing of it', async () => {
  const { database, start, port } = await setUp()
  const site = await start(port)
  const portal = await openPortal(site)
  const before = await portal.read(portal.path)
  const files = readdirSync(join(database.dataDir, 'files'))
  const { socket } = beginUpload(site, portal, 5_000_000)
  socket.write(pdf('half '.repeat(100_000)))
  await pause(500)
  await site.end('SIGKILL')
  const again = await start(port)
  expect(readdirSync(join(database.dataDir, 'uploads'))).toEqual([])
  expect(readdirSync(join(database.dataDir, 'files'))).toEqual(files)
  const after = await (await openPortal(again)).read<object[]>(portal.path)
  expect(after.map((document) => 'id' in document && document.id)).toEqual(
    (before as { id: string }[]).map(({ id }) => id),
  )
})

/** A real server process with a database, a mail server and accounts, which tells how long its event loop stood still. */

import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { Access } from '#contract/endpoint.ts'
import { buildMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildStarter } from '#tests/faults/support/site.ts'
import { buildDatabase, type Engine } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildMailServer } from '#tests/servers/smtp.ts'
import type { Ids } from './calls.ts'
import type { Target } from './walk.ts'

const PASSWORD = 'a horse of its own, and a cart'
const accounts = { client: 'client@example.com', admin: 'owner@example.com' }

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

export async function openProcess(engine: Engine): Promise<Target> {
  const database = await buildDatabase(engine)
  onTestFinished(() => database.remove())
  const mailServer = await buildMailServer()
  onTestFinished(() => mailServer.stop())
  const [port, heldPort] = [await freePort(), await freePort()]
  const start = await buildStarter(database, {
    SMTP_URL: mailServer.url,
    DEMO: 'true',
    DEMO_CLIENT_EMAIL: accounts.client,
    DEMO_CLIENT_PASSWORD: PASSWORD,
    ADMIN_EMAIL: accounts.admin,
    ADMIN_PASSWORD: PASSWORD,
    HELD_PORT: String(heldPort),
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'event-loop-delay.ts')}`,
  })
  const site = await start(port)
  onTestFinished(async () => void (await site.end('SIGTERM')))

  async function ask(path: string, { body, ...sent }: Sent = {}, to = port): Promise<[IncomingMessage, string]> {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const headers = { ...sent.headers, ...length }
    // A connection for each: the server closes the one of a body that it has not read to its end.
    const asked = request({ host: '127.0.0.1', port: to, path, method: sent.method ?? 'GET', headers, agent: false })
    asked.end(body)
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    return [response, await text(response)]
  }

  const post = async (path: string, body: unknown) =>
    await ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

  async function signIn(email: string): Promise<string> {
    const [response, body] = await post('/api/auth/login', { email, password: PASSWORD })
    const cookies = response.headers['set-cookie'] ?? []
    if (response.statusCode !== 200) throw new Error(`${email} cannot sign in: ${body}`)
    return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  }

  const cookies: Record<Access, string> = {
    anyone: '',
    client: await signIn(accounts.client),
    admin: await signIn(accounts.admin),
  }
  const read = async (access: Access, path: string) =>
    JSON.parse((await ask(path, { headers: { Cookie: cookies[access] } }))[1])

  async function findIds(): Promise<Ids> {
    await post('/api/contact', buildMessage())
    const [project] = await read('client', '/api/client/projects')
    const [milestone] = await read('client', `/api/client/projects/${project.id}/milestones`)
    const [message] = (await read('admin', '/api/admin/messages')).items
    return {
      '/api/client/projects/:id': project.id,
      '/api/admin/projects/:id': project.id,
      '/api/admin/messages/:id': message.id,
      milestoneId: milestone.id,
      page: 'home',
      provider: 'google',
    }
  }

  const heldMs = async () => Number((await ask('/', {}, heldPort))[1])
  return {
    ids: await findIds(),
    async send({ access, method, path, headers, body, gzipped }) {
      await heldMs()
      const sent = {
        ...(access !== 'anyone' && { Cookie: cookies[access] }),
        ...(gzipped && { 'Content-Encoding': 'gzip' }),
        ...headers,
      }
      const bytes = gzipped ?? body
      const [response] = await ask(path, { method, headers: sent, ...(bytes !== undefined && { body: bytes }) })
      const held = await heldMs()
      if (access !== 'anyone' && path.startsWith('/api/auth/') && expectDefined(response.statusCode) < 400) {
        cookies[access] = await signIn(accounts[access])
      }
      return { status: expectDefined(response.statusCode), heldMs: held }
    },
  }
}

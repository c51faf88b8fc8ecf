/** No text costs more than it is long: every field of every call in this process, by the time of its own processor. */

import { expect, test } from 'vitest'
import { createLightAuditor } from '#server/integrations/audit/light.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { rounds } from '#tests/faults/support/rounds.ts'
import { openPeople, type People } from '#tests/fuzz/people.ts'
import type { Actor } from '#tests/fuzz/requests.ts'
import { SOMEBODYS_SITE } from '#tests/fuzz/requests.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { homePage, serveCompanies } from '#tests/servers/company-sites.ts'
import { request } from '#tests/servers/requests.ts'
import type { Ids } from './calls.ts'
import { type Target, walk } from './walk.ts'

const actorOf = { anyone: 'nobody', client: 'client', admin: 'admin' } as const

async function idsOf(site: TestApp, people: People): Promise<Ids> {
  const ask = async (actor: Actor, path: string) => (await people.browserOf(actor).get(path)).json()
  await sendMessage(site.app, buildMessage())
  const [project] = (await ask('client', '/api/client/projects')) as { id: string }[]
  const [milestone] = (await ask('client', `/api/client/projects/${expectDefined(project).id}/milestones`)) as {
    id: string
  }[]
  const messages = (await ask('admin', '/api/admin/messages')) as { items: { id: string }[] }
  return {
    '/api/client/projects/:id': expectDefined(project).id,
    '/api/admin/projects/:id': expectDefined(project).id,
    '/api/admin/messages/:id': expectDefined(messages.items[0]).id,
    milestoneId: expectDefined(milestone).id,
    page: 'home',
    provider: 'google',
  }
}

/** The app itself: what a call holds is no more than the time that the thread was computing for it. */
async function openApp(): Promise<Target> {
  const site = await buildApp('sqlite', { RATE_LIMITS: 'off' })
  await serveCompanies(site, { [SOMEBODYS_SITE]: homePage('<title>A site</title>') })
  const { safeFetch } = site.services
  site.services.auditors = [createLightAuditor({ visitors: safeFetch, own: safeFetch })]
  const people = await openPeople(site)
  return {
    ids: await idsOf(site, people),
    async send({ access, method, path, headers, body, gzipped }) {
      const actor = actorOf[access]
      const cookie = [...people.browserOf(actor).cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const sent = { ...(cookie && { Cookie: cookie }), ...(gzipped && { 'Content-Encoding': 'gzip' }), ...headers }
      const before = process.threadCpuUsage()
      const response = await request(site.app, path, {
        method,
        headers: sent,
        ...(body !== undefined && { body: gzipped ?? body }),
      })
      await response.arrayBuffer()
      const { user, system } = process.threadCpuUsage(before)
      if (response.status < 400 && path.startsWith('/api/auth/')) await people.restore(actor)
      site.logLines.length = 0
      site.rawLog.length = 0
      return { status: response.status, heldMs: (user + system) / 1000 }
    },
  }
}

/** In the suite each field meets a few of the texts, other ones than its neighbours; in the torture all. */
const PART = rounds('PART_OF_TEXTS', 10)

test('every text in every field is processed in linear time', async () => {
  const limits = { mostMs: 50, floorMs: 10 }
  const { faults, ...figures } = await walk(await openApp(), limits, (field, text) => (field + text) % PART === 0)
  process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)
  expect(faults).toEqual([])
})

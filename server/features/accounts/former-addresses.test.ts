/** An address that somebody has left: what came before stays theirs, and what comes later is its next reader’s. */
import { describe, expect, test } from 'vitest'
import {
  type Browser,
  mailedToken,
  openBrowser,
  ownerSignedIn,
  PASSWORD,
  registered,
} from '#tests/builders/accounts.ts'
import { buildPlan } from '#tests/builders/clients.ts'
import { askForResume } from '#tests/builders/resume.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'

const OLD = 'office@example.com'
const NEW = 'ada@lovelace.example'

const write = async (site: TestApp, message: string) => {
  const body = { firstName: 'Ada', lastName: 'Lovelace', email: OLD, subject: 'Work', message, elapsedMs: 60_000 }
  const response = await openBrowser(site, '198.51.100.8').post('/api/contact', body)
  expect(response.status).toBe(200)
  return ((await response.json()) as { id: string }).id
}

/** Somebody who had the old address, has written from it, and has another now. A minute later it may have another reader. */
async function moved(site: TestApp, meanwhile = async () => {}) {
  const { browser, user } = await registered(site, { email: OLD })
  await browser.post('/api/auth/verify-email', { token: await mailedToken(site, 'verify', OLD) })
  await write(site, 'Written before')
  await meanwhile()
  await browser.post('/api/auth/address', { email: NEW, password: PASSWORD })
  const confirmation = { token: await mailedToken(site, 'address', NEW) }
  expect((await browser.post('/api/auth/address/confirmation', confirmation)).status).toBe(200)
  site.clock.advance(60_000)
  return { browser, user }
}

const dataOf = async (browser: Browser) => await (await browser.get('/api/auth/data')).text()
const deleteAccount = async (browser: Browser) =>
  expect((await browser.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(200)
const messagesOf = async ({ services: { db } }: TestApp) =>
  (await db.selectFrom('contact_messages').select('message').execute()).map(({ message }) => message)

describe.each(engines)('addresses that were left on %s', (engine) => {
  test('what comes from it and to it later is neither exported nor erased', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const before = { id: '' }
    const { browser } = await moved(site, async () => {
      before.id = await write(site, 'Written as well')
      await owner.post(`/api/admin/messages/${before.id}/answers`, { text: 'Answered before' })
    })
    const later = await write(site, 'Written later')
    const answers = [later, before.id].map((id) =>
      owner.post(`/api/admin/messages/${id}/answers`, { text: 'Answered later' }),
    )
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200)
    expect((await askForResume(site.app, { email: OLD, role: 'recruiter' })).status).toBe(200)
    const plan = { ...buildPlan({ name: 'A later bridge', clientEmail: OLD }), language: 'en' }
    const made = (await (await owner.post('/api/admin/projects', plan)).json()) as { project: { id: string } }

    const data = await dataOf(browser)
    for (const own of ['Written before', 'Written as well', 'Answered before']) expect(data).toContain(own)
    for (const other of ['later', 'recruiter']) expect(data).not.toContain(other)

    await deleteAccount(browser)
    const { db } = site.services
    expect(await messagesOf(site)).toEqual(['Written later'])
    expect(await db.selectFrom('message_answers').select('text').execute()).toEqual([{ text: 'Answered later' }])
    expect(await db.selectFrom('resume_downloads').select('email').execute()).toEqual([{ email: OLD }])
    const project = await (await owner.get(`/api/admin/projects/${made.project.id}`)).json()
    expect(project).toMatchObject({ client: { email: OLD }, invitation: { state: 'open' } })
    const waiting = await db.selectFrom('mail_people').select('mail_id').where('person', '=', OLD).execute()
    expect(waiting.some(({ mail_id }) => mail_id.endsWith('-answer'))).toBe(true)
    const log = await (await owner.get('/api/admin/log')).text()
    expect(log).toContain(`"subject":"${OLD}"`)
  })

  test('a project that waited for it comes along', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { browser } = await moved(site, async () => {
      const plan = { ...buildPlan({ name: 'A bridge', clientEmail: OLD }), language: 'en' }
      expect((await owner.post('/api/admin/projects', plan)).status).toBe(200)
      const { db } = site.services
      await db.updateTable('projects').set({ client_id: null, invited_email: OLD }).execute()
    })
    expect(await (await browser.get('/api/client/projects')).json()).toMatchObject([{ name: 'A bridge' }])
  })

  test('a stranger who registers it takes nothing away, and its proven reader does', async () => {
    const site = await buildApp(engine)
    const { browser } = await moved(site)
    const stranger = await registered(site, { email: OLD }, '198.51.100.2')
    expect(await dataOf(browser)).toContain('Written before')
    await stranger.browser.post('/api/auth/verify-email', { token: await mailedToken(site, 'verify', OLD) })
    expect(await dataOf(browser)).not.toContain('Written before')
    expect(await dataOf(stranger.browser)).toContain('Written before')
  })

  test('a stranger who registers it stops no erasure', async () => {
    const site = await buildApp(engine)
    const { browser } = await moved(site)
    await registered(site, { email: OLD }, '198.51.100.2')
    await deleteAccount(browser)
    expect(await messagesOf(site)).toEqual([])
  })
})

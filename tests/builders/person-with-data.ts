/** Somebody who does everything that a person can do here, and leaves words by which each trace is known. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts/accounts.ts'
import { writtenMessage } from '#contract/contact.ts'
import { createOutbox } from '#server/db/outbox/outbox.ts'
import { codeAt } from '#server/features/accounts/second-factor/totp.ts'
import { MAIL, openMail } from '#server/integrations/mail.ts'
import type { TestApp } from '#tests/servers/app.ts'
import { buildDeviceKeys } from '#tests/servers/push-service.ts'
import { type Browser, openBrowser, PASSWORD } from './accounts.ts'
import { asked } from './inbox.ts'
import { buildProject, pdf, uploaded } from './portal.ts'
import { askForResume } from './resume.ts'

const DAY = 24 * 3600_000

/** Everything that goes with the person. Names and texts are in letters that mails encode, the address has a blank of SQL in it. */
export const words = {
  firstName: 'Zqvorname',
  lastName: 'Zqnächster',
  email: 'zq_adresse@zqdomain.example',
  subject: 'Zqbetreff',
  message: 'Zqnachricht für große Dinge',
  /** The owner's, to their message. */
  answer: 'Zqantwort',
  role: 'Zqrolle',
  otherRole: 'Zqzweitrolle',
  agent: 'Zqagent',
  text: 'Zqfaden 橋の話',
  note: 'Zqwunsch',
  topic: 'Zqthema',
  timeZone: 'Antarctica/Troll',
  comment: 'Zqurteil',
  wish: 'Zqänderung',
  title: 'zqdatei.pdf',
  content: 'Zqinhalt',
  endpoint: 'zqendpunkt',
  formerText: 'Zqfrüher',
  formerEmail: 'zq_vorher@zqdomain.example',
} as const

/** What they write to the owner: every field of the contract, so that a new one leaves its trace as well. */
export const letter = z.parse(
  z.required(writtenMessage),
  Object.fromEntries(
    z.keyof(writtenMessage).options.map((field) => [field, words[field as keyof typeof words] ?? `Zq-${field}`]),
  ),
)

/** Every word that goes with the person. */
export const allWords = [...new Set<string>([...Object.values(words), ...Object.values(letter)])]

/** What belongs to no account. */
export const looseWords = {
  question: 'zqfrage',
  company: 'zqfirma',
  page: 'zqseite',
} as const

/** Without a mail server: mails become files. */
export function filingOutbox({ services: { db, clock, env } }: TestApp) {
  const mail = openMail({ DATA_DIR: env.DATA_DIR }, 'localhost')
  const skipped = { deliver: async () => {}, keep: () => '{}' }
  return createOutbox({ db, clock, kinds: { [MAIL]: mail, push: skipped }, onError: () => {} })
}

/** The token of a kept mail with such a link, to this address. */
async function keptToken({ services: { env } }: TestApp, kind: string, address: string): Promise<string> {
  const folder = join(env.DATA_DIR, 'outbox')
  for (const name of readdirSync(folder)) {
    const { text = '', to } = await PostalMime.parse(readFileSync(join(folder, name)))
    if (!to?.some((one) => one.address === address)) continue
    const token = new RegExp(`#${kind}=(\\S+)`).exec(text)?.[1]
    if (token) return decodeURIComponent(token)
  }
  throw new Error(`No mail has a link of the kind ${kind}.`)
}

const fromBase32 = (text: string) =>
  Buffer.from(
    (
      [...text]
        .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
        .join('')
        .match(/.{8}/g) ?? []
    ).map((byte) => Number.parseInt(byte, 2)),
  )

const ok = async (response: Promise<Response>): Promise<Response> => {
  const done = await response
  expect(done.status, await done.clone().text()).toBe(200)
  return done
}

const keyed = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID(), 'User-Agent': words.agent } })

/** Writes to the owner, who answers, without an account. @returns the message's id. */
export async function writeToOwner(site: TestApp, owner: Browser): Promise<string> {
  const body = { ...letter, elapsedMs: 20_000 }
  const sent = await ok(openBrowser(site, '198.51.100.7').post('/api/contact', body, keyed()))
  const { id } = (await sent.json()) as { id: string }
  await ok(owner.post(`/api/admin/messages/${id}/answers`, { text: words.answer }, keyed()))
  return id
}

/** @returns the conversation's id. */
export async function leaveLooseTraces(site: TestApp): Promise<string> {
  const visitor = openBrowser(site, '198.51.100.8')
  const conversation = crypto.randomUUID()
  await asked(site, `Do you know ${looseWords.question}?`, conversation)
  await ok(visitor.post('/api/enrich-persona', { email: `ada@${looseWords.company}.com`, language: 'en' }))
  await ok(
    visitor.post('/api/analyze-performance', {
      url: `https://${looseWords.company}.com/${looseWords.page}`,
      language: 'en',
    }),
  )
  return conversation
}

interface Proposed {
  meeting: { id: string }
}

/**
 * Everything with an account.
 * @param other the id of somebody else's message to the owner.
 * @param deliver has the mails that wait delivered.
 */
export async function useEverything(site: TestApp, owner: Browser, other: string, deliver: () => Promise<unknown>) {
  const { db, clock } = site.services
  for (const role of ['recruiter', words.role, words.otherRole]) {
    expect((await askForResume(site.app, { email: words.email, role, followUp: true })).status).toBe(200)
  }
  await ok(owner.post('/api/admin/invitations', { email: words.email, language: 'de' }))
  await deliver()
  const browser = openBrowser(site, '198.51.100.9')
  const { firstName, lastName, email } = words
  const registration = {
    email,
    password: PASSWORD,
    firstName,
    lastName,
    invitation: await keptToken(site, 'invitation', email),
  }
  const made = await ok(browser.post('/api/auth/register', registration, keyed()))
  const { user } = (await made.json()) as { user: User }
  const put = (body: object) => ({ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  await ok(browser.send('PUT', '/api/auth/name', put({ firstName, lastName })))
  // There and back, so that an earlier address is known.
  for (const address of [words.formerEmail, email]) {
    await ok(browser.post('/api/auth/address', { email: address, password: PASSWORD }))
    await deliver()
    await ok(browser.post('/api/auth/address/confirmation', { token: await keptToken(site, 'address', address) }))
  }

  const project = await buildProject(site, user.id)
  const former = await buildProject(site, user.id, 'A tower')
  await ok(browser.post(`${former.path}/messages`, { text: words.formerText }))
  await ok(browser.post(`${former.path}/milestones/${former.delivered}/change-request`, { comment: words.wish }))
  await uploaded(site, browser, former.path, words.title, pdf(words.content))
  await db.updateTable('projects').set({ client_id: null }).where('id', '=', former.id).execute()
  const waiting = await buildProject(site, user.id, 'A house')
  const invited = { client_id: null, invited_email: email }
  await db.updateTable('projects').set(invited).where('id', '=', waiting.id).execute()

  await ok(browser.post(`${project.path}/messages`, { text: words.text }, keyed()))
  await ok(browser.post(`${project.path}/update-requests`, { note: words.note }))
  const meeting = { startsAt: clock.now() + DAY, minutes: 45, topic: words.topic, timeZone: words.timeZone }
  const proposed = await ok(browser.post(`${project.path}/meetings`, meeting, keyed()))
  const answerPath = `/api/admin/projects/${project.id}/meetings/${((await proposed.json()) as Proposed).meeting.id}/answer`
  // The owner quotes them.
  await ok(owner.post(answerPath, { answer: 'accepted', note: `Gladly about ${words.topic}.` }))
  await ok(browser.post(`${project.path}/milestones/${project.delivered}/approval`, { comment: words.comment }))
  await uploaded(site, browser, project.path, words.title, pdf(words.content))
  const keys = buildDeviceKeys()
  await ok(browser.post('/api/client/push', { endpoint: `https://push.example/${words.endpoint}`, keys }))
  await ok(owner.post(`/api/admin/projects/${project.id}/messages`, { text: 'An answer.' }, keyed()))
  await ok(browser.send('PUT', `${project.path}/messages/read`, put({ until: site.clock.now() })))
  await ok(browser.send('PUT', '/api/client/notices', put({ mail: false })))

  await openBrowser(site).post('/api/auth/forgot-password', { email })
  await openBrowser(site).post('/api/auth/magic-link', { email })
  // An admin can do some things more.
  await ok(owner.send('PUT', `/api/admin/users/${user.id}/role`, put({ isAdmin: true })))
  await ok(browser.post(`/api/admin/messages/${other}/answers`, { text: 'Welcome.' }, keyed()))
  const setup = await ok(browser.post('/api/auth/second-factor/setup', { password: PASSWORD }))
  const { secret } = (await setup.json()) as { secret: string }
  await ok(browser.post('/api/auth/second-factor/confirm', { code: codeAt(fromBase32(secret), clock.now()) }))
  await deliver()
  return { browser, user, project }
}

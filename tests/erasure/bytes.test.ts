import { describe, expect, test } from 'vitest'
import { ADMIN_LOG_RETENTION_DAYS } from '#contract/accounts/retention.ts'
import { erasedPerson } from '#contract/admin/admin-log.ts'
import { sweepData } from '#server/maintenance/sweep-data.ts'
import { columnFates, type Fate, fateOf, fileFates } from '#server/privacy/personal-columns.ts'
import { PASSWORD } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { written } from '#tests/builders/inbox.ts'
import {
  allWords,
  leaveLooseTraces,
  letter,
  looseWords,
  useEverything,
  words,
  writeToOwner,
} from '#tests/builders/person-with-data.ts'
import { askForResume } from '#tests/builders/resume.ts'
import { columnsWith, tracesInDump, tracesInFiles } from '#tests/builders/traces.ts'
import type { TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { setUp } from './set-up.ts'

const DAY = 24 * 3600_000
const loose = Object.values(looseWords)

/** @returns where any of the words are, in files and in a dump. */
async function traces({ services: { db, env } }: TestApp, url: string | undefined, sought: readonly string[]) {
  const files = tracesInFiles(env.DATA_DIR, sought)
  const dumped = url === undefined ? [] : tracesInDump(url, sought)
  return { files, dumped, columns: await columnsWith(db, sought) }
}

const nowhere = { files: {}, dumped: [], columns: new Set() }

const columnsOf = (...fates: Fate[]) =>
  Object.entries(columnFates).flatMap(([table, of]) =>
    fates.flatMap((fate) => (of[fate] ?? '').split(/\s+/).flatMap((column) => (column ? [`${table}.${column}`] : []))),
  )

/** Keys, digests and tokens, in which no word can be looked for; they are in rows that are. And what has never been kept. */
const UNREADABLE = [
  'accounts.accessToken',
  'accounts.refreshToken',
  'accounts.idToken',
  'accounts.password',
  'idempotency_keys.key',
  'idempotency_keys.body_hash',
  'invitations.email',
  'invitations.token_hash',
  'outbox.last_error',
  'push_subscriptions.p256dh',
  'push_subscriptions.auth',
  'recovery_codes.code_hash',
  'second_factors.secret',
  'sessions.token',
  'sessions.ipAddress',
  'users.image',
  'verifications.identifier',
]

describe.each(engines)('erasure by bytes on %s', (engine) => {
  test.each(['the person', 'the owner'])('after %s has deleted an account no trace of it is left', async (by) => {
    const { site, owner, outbox, anHourLater, time } = await setUp(engine)
    const url = site.databaseUrl
    const conversation = await leaveLooseTraces(site)
    const other = await written(site, { email: 'bystander@example.org', message: 'I stay.' })
    await askForResume(site.app, { email: 'bystander@example.org' })
    await writeToOwner(site, owner)
    const { browser, user, project } = await useEverything(site, owner, other, () => outbox.deliverDue())
    const sought = [...allWords, user.id]

    const before = await traces(site, url, sought)
    expect(new Set([...Object.values(before.files).flat(), ...before.dumped])).toEqual(new Set(sought))
    // Each of these is looked at, and none that is said to hold nothing holds something.
    const erasable = columnsOf('account', 'address', 'numbered')
    expect(erasable.filter((path) => !before.columns.has(path) && !UNREADABLE.includes(path))).toEqual([])
    expect([...before.columns].filter((path) => !erasable.includes(path))).toEqual([])
    expect(Object.keys(before.files).filter((path) => !(expectDefined(path.split('/')[0]) in fileFates))).toEqual([])

    const taken = await (await browser.get('/api/auth/data')).text()
    const notInExport = [words.content]
    expect(allWords.filter((word) => !taken.includes(JSON.stringify(word).slice(1, -1)))).toEqual(notInExport)

    const erased =
      by === 'the person'
        ? await browser.post('/api/auth/delete-account', { password: PASSWORD })
        : await owner.send('DELETE', `/api/admin/users/${user.id}`)
    expect(erased.status, await erased.clone().text()).toBe(200)
    // Nothing but the mail that says so.
    const atOnce = await traces(site, url, sought)
    expect([...atOnce.columns].toSorted()).toEqual(['mail_people.person', 'outbox.payload'])
    const { length } = Object.keys(atOnce.files).filter(
      (path) => path.startsWith('outbox/') || path.startsWith('files/'),
    )
    expect(length).toBe(0)
    await anHourLater()
    expect(await traces(site, url, sought)).toEqual(nowhere)

    const { db } = site.services
    const log = await db.selectFrom('admin_log').select(['action', 'subject']).execute()
    const about = log.filter(({ subject }) => subject && erasedPerson.test(subject))
    expect(new Set(about.map(({ subject }) => subject)).size).toBe(1)
    expect(about.map(({ action }) => action)).toEqual(expect.arrayContaining(['message-answered', 'user-invited']))
    const kept = await db.selectFrom('projects').select(['name', 'client_id']).where('id', '=', project.id).execute()
    expect(kept).toEqual([{ name: 'A bridge', client_id: null }])
    expect(await db.selectFrom('contact_messages').select('message').execute()).toEqual([{ message: 'I stay.' }])
    expect(await db.selectFrom('resume_downloads').select('email').execute()).toEqual([
      { email: 'bystander@example.org' },
    ])

    // What belongs to no account goes in its own time, and a conversation when its visitor says so.
    const left = await traces(site, url, loose)
    expect([...left.columns].filter((path) => fateOf(...(path.split('.') as [string, string])) !== 'timed')).toEqual([])
    await browser.post('/api/chat/erase', { conversation })
    expect(new Set((await traces(site, url, [looseWords.question])).columns)).toEqual(new Set())
    time.advance(31 * DAY)
    await sweepData(site.services)
    expect(await traces(site, url, loose)).toEqual(nowhere)
    time.advance(ADMIN_LOG_RETENTION_DAYS * DAY)
    await sweepData(site.services)
    expect(await db.selectFrom('admin_log').select('id').execute()).toEqual([])
  })

  test('after the owner has deleted the only message of a person without an account no trace of them is left', async () => {
    const { site, owner, outbox, anHourLater } = await setUp(engine)
    const url = site.databaseUrl
    const id = await writeToOwner(site, owner)
    await outbox.deliverDue()
    const sought = [...Object.values(letter), id]
    const before = await traces(site, url, sought)
    expect(new Set([...Object.values(before.files).flat(), ...before.dumped])).toEqual(new Set(sought))
    expect((await owner.send('DELETE', `/api/admin/messages/${id}`)).status).toBe(200)
    expect((await traces(site, url, sought)).columns).toEqual(new Set())
    await anHourLater()
    expect(await traces(site, url, sought)).toEqual(nowhere)
  })

  test('a waiting answer is sent before it is erased', async () => {
    const { site, owner, outbox, anHourLater } = await setUp(engine)
    const id = await writeToOwner(site, owner)
    await owner.send('DELETE', `/api/admin/messages/${id}`)
    const waiting = await site.services.db.selectFrom('outbox').select('id').execute()
    expect(waiting).toEqual([{ id: expect.stringMatching(/-answer$/) }])
    expect(await outbox.deliverDue()).toBe(1)
    await anHourLater()
    expect(await traces(site, site.databaseUrl, [words.email, words.message])).toEqual(nowhere)
  })
})

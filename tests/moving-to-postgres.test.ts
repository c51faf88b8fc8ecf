import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { PortalDocument } from '#contract/portal/documents.ts'
import type { Project } from '#contract/portal/portal.ts'
import type { App } from '#server/app.ts'
import { FILLED_BY_MIGRATIONS } from '#server/db/engines/copy-to-postgres.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildRegistration, openBrowser, PASSWORD } from './builders/accounts.ts'
import { QUESTION } from './builders/assistant/chat.ts'
import { buildMessage, sendMessage } from './builders/contact.ts'
import { eventually } from './builders/eventually.ts'
import { pdf } from './builders/portal.ts'
import { root } from './builders/project.ts'
import { outboxIsEmpty } from './faults/support/ledger.ts'
import { buildStarter, type Site } from './faults/support/site.ts'
import { buildDatabase, engines, type TestDatabase } from './servers/database.ts'
import { freePort } from './servers/ports.ts'
import { buildStorage } from './servers/s3.ts'
import { buildMailServer } from './servers/smtp.ts'

// Without PostgreSQL there is nothing to move to; the global set-up says so.
const onPostgres = test.runIf(engines.includes('postgres'))

const owner = { email: 'owner@example.com', password: 'the owner of this house' }
const client = { email: 'client@example.com', password: 'a demo for all' }

async function buildBoth() {
  const [sqlite, postgres] = await Promise.all([buildDatabase('sqlite'), buildDatabase('postgres')])
  onTestFinished(async () => {
    await Promise.all([sqlite.remove(), postgres.remove()])
  })
  return { sqlite, postgres }
}

/** The command as the owner types it. */
function move({ sqlite, postgres }: { sqlite: TestDatabase; postgres: TestDatabase }, settings = {}) {
  const env = { PATH: process.env.PATH, DATA_DIR: sqlite.dataDir, DATABASE_URL: postgres.url, ...settings }
  return new Promise<{ code: number; output: string }>((resolve) =>
    execFile(process.execPath, [join(root, 'scripts/move-to-postgres.ts')], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  )
}

/** A running site, asked as the app itself is in other tests. */
const throughTheDoor = ({ url }: Site) => ({
  app: {
    request: (path: string, init: RequestInit) => fetch(`${url}${path}`, { redirect: 'manual', ...init }),
  } as unknown as App,
})

async function query(url: string | undefined, text: string) {
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  const { rows } = await connection.query(text).finally(() => connection.end())
  return rows as Record<string, unknown>[]
}

onPostgres('a site goes on in PostgreSQL where it stopped in SQLite', async () => {
  const both = await buildBoth()
  const { sqlite, postgres } = both
  const storage = await buildStorage()
  const mailServer = await buildMailServer()
  onTestFinished(() => mailServer.stop())
  const settings = {
    SMTP_URL: mailServer.url,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    DEMO_CLIENT_PASSWORD: client.password,
  }
  mailServer.faults.CONNECT = 421

  // While the mail server is away: an account, a message, a conversation, a document.
  const before = await (await buildStarter(sqlite, settings))(await freePort())
  const visitor = openBrowser(throughTheDoor(before))
  expect((await visitor.post('/api/auth/register', buildRegistration())).status).toBe(200)
  const sent = await sendMessage(throughTheDoor(before).app, buildMessage(), { key: 'the-key' })
  const { id } = (await sent.json()) as { id: string }
  const conversation = crypto.randomUUID()
  expect((await visitor.post('/api/chat', { ...QUESTION, conversation })).status).toBe(200)
  const inPortal = openBrowser(throughTheDoor(before))
  expect((await inPortal.post('/api/auth/login', client)).status).toBe(200)
  const projects = (await (await inPortal.get('/api/client/projects')).json()) as Project[]
  const documents = `/api/client/projects/${expectDefined(projects[0]).id}/documents`
  const upload = await inPortal.send('POST', `${documents}?name=moved.pdf`, { body: new TextDecoder().decode(pdf()) })
  expect(upload.status, await upload.clone().text()).toBe(200)
  await eventually(() => expect(mailServer.reached.CONNECT).toBeGreaterThan(0))
  expect(await before.end('SIGTERM')).toBe(0)

  const moved = await move(both, { ...settings, ...storage.settings })
  expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('All rows were copied to PostgreSQL') })
  expect(moved.output).toMatch(/^ +3 {2}users$/m)
  expect(moved.output).toMatch(/^ +1 {2}contact_messages$/m)

  // On another machine, which has nothing of the old one.
  const elsewhere = { ...(await buildDatabase('sqlite')), url: postgres.url }
  onTestFinished(() => elsewhere.remove())
  mailServer.faults = {}
  const start = await buildStarter(elsewhere, { ...settings, ...storage.settings })
  const after = await start(await freePort())
  const there = openBrowser(throughTheDoor(after))
  for (const [name, value] of visitor.cookies) there.cookies.set(name, value)
  expect(await (await there.get('/api/auth/user')).json()).toMatchObject({ email: 'ada@example.com', isAdmin: false })
  const fresh = openBrowser(throughTheDoor(after))
  expect((await fresh.post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD })).status).toBe(200)

  const again = await sendMessage(throughTheDoor(after).app, buildMessage(), { key: 'the-key' })
  expect(await again.json()).toEqual({ success: true, id })
  const admin = openBrowser(throughTheDoor(after))
  expect((await admin.post('/api/auth/login', owner)).status).toBe(200)
  expect(await (await admin.get('/api/admin/messages')).json()).toMatchObject({ items: [{ id, subject: 'An engine' }] })
  expect(await (await admin.get('/api/admin/conversations')).json()).toMatchObject({ items: [{}] })

  const portal = openBrowser(throughTheDoor(after))
  expect((await portal.post('/api/auth/login', client)).status).toBe(200)
  const [project] = (await (await portal.get('/api/client/projects')).json()) as Project[]
  expect(project).toEqual(projects[0])
  const listed = (await (await portal.get(documents)).json()) as PortalDocument[]
  for (const document of listed) expect((await portal.get(document.fileUrl)).status, document.title).toBe(200)
  const mine = listed.find(({ title }) => title === 'moved.pdf')
  expect(await (await portal.get(expectDefined(mine).fileUrl)).text()).toBe(new TextDecoder().decode(pdf()))

  // Each mail that was still to be sent is sent, once.
  const db = await postgres.open()
  await db.updateTable('outbox').set({ due_at: 0 }).where('state', '=', 'pending').execute()
  await eventually(() => outboxIsEmpty(db))
  const ids = mailServer.mails.map(({ parsed }) => parsed.messageId)
  expect(ids).toEqual(expect.arrayContaining([`<${id}-owner@localhost>`, `<${id}-receipt@localhost>`]))
  expect(new Set(ids).size).toBe(ids.length)

  // The file is out of the way: nothing can be sent from it once more.
  const left = readdirSync(sqlite.dataDir)
  expect(left).not.toContain('site.db')
  expect(left).not.toContain('files')
  const aside = left.find((name) => name.startsWith('moved-to-postgres-'))
  expect(readdirSync(join(sqlite.dataDir, expectDefined(aside))).sort()).toEqual(['files', 'site.db'])
  expect(await after.end('SIGTERM')).toBe(0)
})

onPostgres(
  'a running site, a database in use, and one of another version are refused, and nothing changes',
  async () => {
    const both = await buildBoth()
    const { sqlite, postgres } = both
    expect(await move(both)).toMatchObject({ code: 1, output: expect.stringContaining('There is no SQLite database') })

    const running = await sqlite.open()
    expect(await move(both)).toEqual({
      code: 1,
      output: 'A site is running on this data. Stop it first; nothing was changed.\n',
    })
    await running.destroy()

    const file = join(sqlite.dataDir, 'site.db')
    const change = (statement: string) => {
      const database = new DatabaseSync(file)
      database.exec(statement)
      database.close()
    }
    change("insert into kysely_migration values ('999-of-tomorrow', '2030-01-01')")
    expect(await move(both)).toMatchObject({ code: 1, output: expect.stringContaining('newer version of the site') })
    change("delete from kysely_migration where name = '999-of-tomorrow'")
    change("delete from kysely_migration where name like '016%'")
    expect(await move(both)).toMatchObject({ code: 1, output: expect.stringContaining('of an older version') })
    change("insert into kysely_migration values ('016-site-secret', '2026-01-01')")

    await query(postgres.url, 'create table recipes (name text)')
    expect(await move(both)).toMatchObject({ code: 1, output: expect.stringContaining('it has the tables recipes') })
    await query(postgres.url, 'drop table recipes')

    const db = await postgres.open()
    await db.insertInto('limits').values({ id: 'somebody', count: 1, resets_at: 1 }).execute()
    expect(await move(both)).toMatchObject({ code: 1, output: expect.stringContaining('rows in limits (1)') })
    await db.deleteFrom('limits').execute()
    expect(existsSync(file)).toBe(true)

    expect(await move(both, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('cannot be reached'),
    })
    expect((await move(both)).code).toBe(0)
  },
)

onPostgres('when the storage for documents is away nothing is moved, and all of it with the next try', async () => {
  const both = await buildBoth()
  const storage = await buildStorage()
  const site = await (await buildStarter(both.sqlite, { DEMO_CLIENT_PASSWORD: client.password }))(await freePort())
  await site.end('SIGTERM')
  storage.status = 503
  const refused = await move(both, storage.settings)
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('storage for documents answers PUT with 503'),
  })
  expect(await query(both.postgres.url, 'select id from users')).toEqual([])
  storage.status = undefined
  const moved = await move(both, storage.settings)
  expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/\d+ documents are in the bucket/) })
  expect(storage.objects.size).toBeGreaterThan(0)
})

onPostgres('without a storage the documents stay, and those whose files are lost are named', async () => {
  const both = await buildBoth()
  const site = await (await buildStarter(both.sqlite, { DEMO_CLIENT_PASSWORD: client.password }))(await freePort())
  await site.end('SIGTERM')
  const database = new DatabaseSync(join(both.sqlite.dataDir, 'site.db'))
  database.exec("update documents set file_key = 'lost', title = 'lost.pdf' where id = (select min(id) from documents)")
  database.close()
  const { code, output } = await move(both)
  expect(code, output).toBe(0)
  expect(output).toMatch(/\d+ documents stay in .*files/)
  expect(output).toContain('Of these documents there was no file: lost.pdf.')
})

onPostgres('every row of every table arrives as it is, whatever is in it', async () => {
  const both = await buildBoth()
  const filler = await both.sqlite.open()
  await filler.destroy()
  const database = new DatabaseSync(join(both.sqlite.dataDir, 'site.db'))
  const text = 'Zeile 1\r\n"quoted" \\ \u2028 工程师 👩‍💻 שלום {"a":[1]} \u{10FFFF}'
  const insert = database.prepare('insert into limits (id, count, resets_at) values (?, ?, ?)')
  for (let i = 0; i < 3000; i++) insert.run(`${i} ${text.repeat(40)}`, i, 4_102_444_800_000 + i)
  const userId = 'a-user'
  const user = database.prepare(
    `insert into users (id, name, email, "emailVerified", "createdAt", "updatedAt", "firstName", "lastName", "isAdmin", language)
     values (?, ?, 'x@example.com', 1, '2026-03-02T09:00:00.123Z', '2026-03-02T09:00:00.123Z', ?, '', 0, 'zh')`,
  )
  user.run(userId, text, text)
  database.exec('update added_facts_version set version = 7')
  database.close()
  expect((await move(both)).code).toBe(0)

  const limits = await query(both.postgres.url, 'select * from limits order by count')
  expect(limits).toHaveLength(3000)
  expect(limits[2999]).toEqual({
    id: `2999 ${text.repeat(40)}`,
    count: 2999,
    resets_at: String(4_102_444_800_000 + 2999),
  })
  const [row] = await query(both.postgres.url, 'select * from users')
  expect(row).toMatchObject({ name: text, emailVerified: true, isAdmin: false, isDisabled: false, image: null })
  expect((expectDefined(row).createdAt as Date).toISOString()).toBe('2026-03-02T09:00:00.123Z')
  expect(await query(both.postgres.url, 'select version from added_facts_version')).toEqual([{ version: '7' }])
})

test('only the tables that migrations fill have rows in a new database', async () => {
  const sqlite = await buildDatabase('sqlite')
  onTestFinished(() => sqlite.remove())
  await (await sqlite.open()).destroy()
  const database = new DatabaseSync(join(sqlite.dataDir, 'site.db'))
  const names = database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'kysely_%' and name not like 'sqlite_%'",
    )
    .all()
  const filled = names.filter(({ name }) => database.prepare(`select 1 from "${name}"`).get())
  database.close()
  expect(filled.map(({ name }) => name)).toEqual(FILLED_BY_MIGRATIONS)
})

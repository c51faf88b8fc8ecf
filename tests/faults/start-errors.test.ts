import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildDatabase, buildMigratedDatabase, engines, type TestDatabase } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildStarter } from './support/site.ts'

/** What a start that fails prints as its error, and everything else. */
async function failedStart({ dataDir, url }: Pick<TestDatabase, 'dataDir' | 'url'>, port?: number) {
  const fixture = inject('fixture')
  const env = { DATA_DIR: dataDir, PORT: String(port ?? (await freePort())), ...(url && { DATABASE_URL: url }) }
  const started = promisify(execFile)(process.execPath, [join(fixture, 'server/main.ts')], { cwd: fixture, env })
  return await started.then(
    () => expect.unreachable('The site has started and ended.'),
    ({ stderr, stdout }: { stderr: string; stdout: string }) => ({ error: stderr.trim(), printed: stdout }),
  )
}

async function setUp(engine: 'sqlite' | 'postgres', build = buildDatabase) {
  const database = await build(engine)
  onTestFinished(() => database.remove())
  return database
}

test('a port that is taken is named with a way out, and no password is made up and lost', async () => {
  const database = await setUp('sqlite')
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  const { error, printed } = await failedStart(database, port)
  expect(error).toBe(
    `The site cannot listen on 127.0.0.1:${port}: another program has the port. End it, or choose another port: PORT=${port + 1}.`,
  )
  expect(printed).not.toContain('Sign-in')
  const site = await (await buildStarter(database, {}))(await freePort())
  expect(site.output()).toContain('Sign-in of the admin, shown only now')
  await site.end('SIGTERM')
})

test('a file in place of the data folder is named', async () => {
  const { dataDir } = await setUp('sqlite')
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  const { error } = await failedStart({ dataDir: file, url: undefined })
  expect(error).toContain(join(file, 'site.db'))
  expect(error).toContain('DATA_DIR')
})

test('a folder in place of the database is named', async () => {
  const { dataDir } = await setUp('sqlite')
  mkdirSync(join(dataDir, 'site.db'))
  const { error } = await failedStart({ dataDir, url: undefined })
  expect(error).toMatch(/site\.db cannot be used: unable to open.*DATA_DIR/)
})

test('a damaged database is named, with the way back', async () => {
  const { dataDir } = await setUp('sqlite')
  writeFileSync(join(dataDir, 'site.db'), 'x'.repeat(9999))
  const { error } = await failedStart({ dataDir, url: undefined })
  expect(error).toMatch(/site\.db cannot be used: file is not a database\..*npm run restore/)
})

test('a database of a newer version is named as that', async () => {
  const database = await setUp('sqlite', buildMigratedDatabase)
  const db = await database.open()
  await sql`insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', '2030-01-01')`.execute(db)
  const { error } = await failedStart(database)
  expect(error).toMatch(/site\.db: The database is of a newer version of the site.*npm run restore/)
})

test.runIf(engines.includes('postgres'))(
  'a PostgreSQL that is away, and a database that is not there, are told apart',
  async () => {
    const { dataDir, url = '' } = await setUp('postgres')
    const away = await failedStart({ dataDir, url: `postgres://nobody@127.0.0.1:${await freePort()}/none` })
    expect(away.error).toMatch(/DATABASE_URL cannot be used: .*ECONNREFUSED.*Check its host and port/)
    const missing = new URL(url)
    missing.pathname = '/not_there'
    expect((await failedStart({ dataDir, url: missing.href })).error).toContain('Make the database first')
  },
)

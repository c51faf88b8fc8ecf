import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { buildDatabase, type Engine, engines } from '#tests/servers/database.ts'
import { readEnv } from './env.ts'
import { openSecret } from './secret.ts'

function buildFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function openOn(engine: Engine): Promise<Database> {
  const database = await buildDatabase(engine)
  onTestFinished(() => database.remove())
  return await database.open()
}

const given = (secret: string) => readEnv({ DATA_DIR: buildFolder(), AUTH_SECRET: secret })
const ungiven = () => readEnv({ DATA_DIR: buildFolder() })

test('a secret is generated once and stored for the owner’s eyes only', async () => {
  const db = await openOn('sqlite')
  const folder = join(buildFolder(), 'data')
  const env = readEnv({ DATA_DIR: folder })
  const secret = await openSecret(env, db)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await openSecret(env, db)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['secret'])
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('servers that start at once share one secret', async () => {
  const db = await openOn('sqlite')
  for (let round = 0; round < 20; round++) {
    const env = ungiven()
    const secrets = await Promise.all(Array.from({ length: 8 }, () => openSecret(env, db)))
    expect(new Set(secrets)).toEqual(new Set([expect.stringMatching(/^[\w-]{43}$/)]))
  }
})

test('an empty file is rejected as a secret', async () => {
  const folder = buildFolder()
  writeFileSync(join(folder, 'secret'), '\n')
  const opening = openSecret(readEnv({ DATA_DIR: folder }), await openOn('sqlite'))
  await expect(opening).rejects.toThrow(`${join(folder, 'secret')} holds no secret`)
})

test.for(engines)('a secret from the environment is used as it is, and stored nowhere, on %s', async (engine) => {
  const db = await openOn(engine)
  const env = given('x'.repeat(40))
  expect(await openSecret(env, db)).toBe('x'.repeat(40))
  expect(readdirSync(env.DATA_DIR)).toEqual([])
  expect(JSON.stringify(await db.selectFrom('site_secret').selectAll().execute())).not.toContain('xxx')
})

const onPostgres = test.runIf(engines.includes('postgres'))

onPostgres('instances that share nothing but a database share its secret, also when they start at once', async () => {
  const db = await openOn('postgres')
  const secrets = await Promise.all(Array.from({ length: 8 }, () => openSecret(ungiven(), db)))
  expect(new Set(secrets)).toEqual(new Set([expect.stringMatching(/^[\w-]{43}$/)]))
})

onPostgres('a secret that was kept in a file goes on in the database', async () => {
  const db = await openOn('postgres')
  const env = ungiven()
  mkdirSync(env.DATA_DIR, { recursive: true })
  writeFileSync(join(env.DATA_DIR, 'secret'), 'f'.repeat(43))
  expect(await openSecret(env, db)).toBe('f'.repeat(43))
  expect(await openSecret(ungiven(), db)).toBe('f'.repeat(43))
})

onPostgres('an instance with another secret, or with none, is refused', async () => {
  const db = await openOn('postgres')
  await openSecret(given('a'.repeat(40)), db)
  expect(await openSecret(given('a'.repeat(40)), db)).toBe('a'.repeat(40))
  await expect(openSecret(given('b'.repeat(40)), db)).rejects.toThrow('AUTH_SECRET is not the one')
  await expect(openSecret(ungiven(), db)).rejects.toThrow('AUTH_SECRET is not set')
})

onPostgres('the secret that was made at first may be named by the environment later', async () => {
  const db = await openOn('postgres')
  const made = await openSecret(ungiven(), db)
  expect(await openSecret(given(made), db)).toBe(made)
})

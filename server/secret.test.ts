import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from './env.ts'
import { openSecret } from './secret.ts'

function buildFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a secret is made once and kept for the owner’s eyes only', async () => {
  const folder = join(buildFolder(), 'data')
  const env = readEnv({ DATA_DIR: folder })
  const secret = await openSecret(env)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await openSecret(env)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['secret'])
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('servers that start at once share one secret', async () => {
  for (let round = 0; round < 20; round++) {
    const env = readEnv({ DATA_DIR: buildFolder() })
    const secrets = await Promise.all(Array.from({ length: 8 }, () => openSecret(env)))
    expect(new Set(secrets)).toEqual(new Set([expect.stringMatching(/^[\w-]{43}$/)]))
  }
})

test('an empty file is refused instead of being taken for a secret', async () => {
  const folder = buildFolder()
  writeFileSync(join(folder, 'secret'), '\n')
  await expect(openSecret(readEnv({ DATA_DIR: folder }))).rejects.toThrow(`${join(folder, 'secret')} holds no secret`)
})

test('a secret from the environment is used as it is', async () => {
  const folder = buildFolder()
  expect(await openSecret(readEnv({ DATA_DIR: folder, AUTH_SECRET: 'x'.repeat(40) }))).toBe('x'.repeat(40))
  expect(readdirSync(folder)).toEqual([])
})

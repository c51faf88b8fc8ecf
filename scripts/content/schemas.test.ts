import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentSchemas } from './schemas.ts'

const root = join(import.meta.dirname, '../..')

test('the editors’ schemas match the contract (npm run content:schemas writes them)', () => {
  const folder = join(root, 'content/schemas')
  const written = Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  expect(written).toEqual(contentSchemas())
})

test('each of the owner’s files names its schema', () => {
  const folder = join(root, 'content/owner')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))
  for (const file of files) {
    const named = /^# yaml-language-server: \$schema=(\S+)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? ''
    expect([file, readFileSync(join(folder, file, '..', named), 'utf8')]).toEqual([file, expect.stringMatching(/^\{/)])
  }
})

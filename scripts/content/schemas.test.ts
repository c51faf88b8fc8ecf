import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOwner } from '#content/read-owner.ts'
import { sampleFolder } from '#tests/builders/project.ts'
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

const shipped = join(root, 'content/owner')
const everyFile = (folder: string): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')])

// Another owner has replaced it.
test.runIf(readOwner(shipped).site.sample)(
  'tests stand on the shipped sample (npm run content:schemas copies it)',
  () => {
    expect(everyFile(sampleFolder)).toEqual(everyFile(shipped))
  },
)

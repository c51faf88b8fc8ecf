import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { knownLanguages } from '#contract/language.ts'
import { sampleFolder } from '#tests/builders/project.ts'
import { contentSchemas } from './schemas.ts'
import { isShippedSample } from './shipped-sample.ts'

const root = join(import.meta.dirname, '../..')
const shipped = join(root, 'content/owner')

test('the editors’ schemas match the contract (npm run content:schemas writes them)', () => {
  const folder = join(root, 'content/schemas')
  const written = Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  expect(written).toEqual(contentSchemas())
})

const everyFile = (folder: string): [string, string][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')])

test('each of the sample’s files names its schema', () => {
  const files = everyFile(sampleFolder)
  expect(files.length).toBeGreaterThan(20)
  for (const [file, text] of files) {
    const named = /^# yaml-language-server: \$schema=(\S+)$/m.exec(text)?.[1] ?? ''
    // The sample's copy stands elsewhere than where its files are edited.
    const schema = readFileSync(join(shipped, file, '..', named), 'utf8')
    expect([file, schema]).toEqual([file, expect.stringMatching(/^\{/)])
  }
})

const remedy = `content/owner differs from tests/content/sample.
If these are your own facts, write "sample: false" in content/owner/site.yaml, and leave tests/content/sample as it is.
If you changed the sample itself, run: npm run content:schemas`

// Another owner may have replaced it.
test.runIf(isShippedSample(shipped, sampleFolder))('tests stand on the shipped sample', () => {
  expect(everyFile(sampleFolder), remedy).toEqual(everyFile(shipped))
})

// Tests ask in each language of the site that they run on.
test('the sample has every language that a site can have', () => {
  const { languages } = parse(readFileSync(join(sampleFolder, 'site.yaml'), 'utf8'))
  expect([...languages].sort()).toEqual([...knownLanguages].sort())
})

test('an owner’s files are not the sample, whatever site.yaml says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const name = /^name: .*$/m.exec(readFileSync(join(sampleFolder, 'profile.yaml'), 'utf8'))?.[0] ?? ''
  const isSampleWith = (site: string, profile: string) => {
    writeFileSync(join(folder, 'site.yaml'), site)
    writeFileSync(join(folder, 'profile.yaml'), profile)
    return isShippedSample(folder, sampleFolder)
  }
  expect(isSampleWith('sample: true', name)).toBe(true)
  expect(isSampleWith('sample: true', 'name: Noor Vastgoed')).toBe(false)
  expect(isSampleWith('sample: false', name)).toBe(false)
  expect(isSampleWith('year: 2026', name)).toBe(false)
  expect(isSampleWith('sample: [', name)).toBe(false)
  expect(isShippedSample(join(folder, 'nowhere'), sampleFolder)).toBe(false)
  // Without a copy there is nothing yet that it could differ from.
  writeFileSync(join(folder, 'site.yaml'), 'sample: true')
  expect(isShippedSample(folder, join(folder, 'nowhere'))).toBe(true)
})

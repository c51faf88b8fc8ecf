import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fastFolder } from '#tests/servers/fast-folder.ts'
import type { LockedPackage } from './dependencies.ts'
import { installedProblems } from './installed.ts'

const locked: LockedPackage = { version: '1.0.0', integrity: 'sha512-a' }
const packages = { '': {}, 'node_modules/a': locked }

/** @param noted by npm when it installed, beside the package `a`. */
function install(manifest: object | undefined, noted: Record<string, LockedPackage>): string {
  const folder = mkdtempSync(join(fastFolder(), 'test-installed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'node_modules/a'), { recursive: true })
  if (manifest) writeFileSync(join(folder, 'node_modules/a/package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: noted }))
  return folder
}

const sound = { version: '1.0.0', scripts: { test: 'exit 1' } }
const noted = { 'node_modules/a': locked }

test('packages that match the lock file pass', async () => {
  expect(await installedProblems(install(sound, noted), { packages })).toEqual([])
})

test.for([
  ['another version', { ...sound, version: '1.0.1' }, noted, 'installed as 1.0.1'],
  ['another checksum', sound, { 'node_modules/a': { ...locked, integrity: 'sha512-b' } }, 'another checksum'],
  ['a script that the lock does not know of', { ...sound, scripts: { postinstall: 'curl' } }, noted, 'runs a script'],
  ['a stranger', sound, { ...noted, 'node_modules/b': locked }, 'node_modules/b is installed'],
  ['nothing in its place', undefined, noted, 'node_modules/a is not installed'],
] as const)('%s is a fault', async ([, manifest, notes, fault]) => {
  expect(await installedProblems(install(manifest, notes), { packages })).toEqual([expect.stringContaining(fault)])
})

test('packages for development or another system may be missing', async () => {
  const folder = install(undefined, noted)
  for (const why of ['dev', 'devOptional', 'optional'] as const)
    expect(
      await installedProblems(folder, { packages: { 'node_modules/a': { ...locked, [why]: true } } }),
      why,
    ).toEqual([])
})

test('a folder without an installation fails', async () => {
  expect(await installedProblems(fastFolder(), { packages })).toEqual([expect.stringContaining('Nothing is installed')])
})

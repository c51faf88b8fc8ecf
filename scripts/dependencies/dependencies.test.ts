import { expect, test } from 'vitest'
import { approvedScripts, dependencyProblems, isAllowed, type LockedPackage } from './dependencies.ts'

const allow = Object.fromEntries(Object.keys(approvedScripts).map((name) => [name, true]))
const node: LockedPackage = { license: 'ISC', integrity: 'sha512-x', hasInstallScript: true }
const problemsWith = (path: string, locked: LockedPackage) =>
  dependencyProblems({ packages: { '': {}, 'node_modules/node': node, [path]: locked } }, { allowScripts: allow })

test('a package with an allowed licence, a checksum and no script passes', () => {
  expect(problemsWith('node_modules/a', { license: 'MIT', integrity: 'sha512-x' })).toEqual([])
})

test('an unapproved script fails, also in development packages', () => {
  const locked = { license: 'MIT', integrity: 'sha512-x', dev: true, hasInstallScript: true }
  expect(problemsWith('node_modules/a/node_modules/@b/c', locked)).toEqual([
    expect.stringContaining('node_modules/a/node_modules/@b/c runs a script'),
  ])
})

test('a script is allowed only if npm allows it too', () => {
  expect(dependencyProblems({ packages: { 'node_modules/node': node } }, {})).toEqual([
    expect.stringContaining('allowScripts'),
  ])
})

test('an unused approval fails', () => {
  expect(dependencyProblems({ packages: {} }, { allowScripts: allow })).toEqual([
    'node has no install script any more, but is on the approved list.',
  ])
})

test('a forbidden or missing licence fails for production dependencies', () => {
  for (const license of ['GPL-3.0-only', 'UNLICENSED', 'MIT AND GPL-3.0-only', undefined]) {
    const locked = { integrity: 'sha512-x', ...(license && { license }) }
    expect(problemsWith('node_modules/a', locked), license).toEqual([
      expect.stringContaining('not among those allowed'),
    ])
    expect(problemsWith('node_modules/a', { ...locked, dev: true }), license).toEqual([])
  }
})

test('a package with a missing or broken checksum fails', () => {
  const fault = ['node_modules/a has no SHA-512 checksum in package-lock.json.']
  for (const integrity of [undefined, 'sha1-x', ''])
    expect(problemsWith('node_modules/a', { license: 'MIT', ...(integrity !== undefined && { integrity }) })).toEqual(
      fault,
    )
})

test('a package that names where it comes from fails, whatever the place', () => {
  const locked = { license: 'MIT', integrity: 'sha512-x' }
  for (const resolved of [
    'https://packages.example/a/-/a-1.0.0.tgz',
    'http://packages.example/a.tgz',
    'git+ssh://git@github.com/a/a.git#0123',
    'file:../a',
  ])
    expect(problemsWith('node_modules/a', { ...locked, resolved }), resolved).toEqual([
      `node_modules/a names where it comes from: ${resolved}. Run: node scripts/clean-lock.ts`,
    ])
  expect(problemsWith('node_modules/a', { ...locked, link: true })).toHaveLength(1)
})

test('a version that is not exact fails', () => {
  const lock = { packages: { 'node_modules/node': node } }
  const problemsOf = (a: string) => dependencyProblems(lock, { allowScripts: allow, devDependencies: { a } })
  for (const version of ['1.2.3', '1.2.3-beta.1']) expect(problemsOf(version), version).toEqual([])
  for (const version of ['^1.2.3', '1', '*', 'latest', 'github:a/a', 'https://evil.example/a.tgz', 'npm:b@1.2.3'])
    expect(problemsOf(version), version).toEqual([expect.stringContaining(`a is wanted as ${version}`)])
})

test('of alternative licences one has to be allowed, of combined ones all', () => {
  expect(isAllowed('(AFL-2.1 OR BSD-3-Clause)')).toBe(true)
  expect(isAllowed('MIT AND OFL-1.1')).toBe(true)
  expect(isAllowed('MIT AND (GPL-2.0-only OR LGPL-3.0-only)')).toBe(false)
})

test('an empty package of this repository is in order, another folder is not', () => {
  const stub = { resolved: 'scripts/empty-packages/a', link: true }
  expect(problemsWith('node_modules/a', stub)).toEqual([])
  expect(problemsWith('scripts/empty-packages/a', { license: 'MIT' })).toEqual([])
  expect(problemsWith('node_modules/a', { ...stub, resolved: 'elsewhere/a' })).not.toEqual([])
})

test('what is asked for as "latest" needs a version, or npm asks the registry anew', () => {
  const asks = { license: 'MIT', integrity: 'sha512-x', dependencies: { b: 'latest', c: '^1.0.0', d: 'x' } }
  expect(problemsWith('node_modules/a', asks)).toEqual([
    'node_modules/a wants b as "latest" in package-lock.json. Run: node scripts/clean-lock.ts',
  ])
})

test('an optional package must not say for which Node.js it is, or an older one’s npm leaves it out', () => {
  const locked = { license: 'MIT', integrity: 'sha512-x', optional: true }
  expect(problemsWith('node_modules/a', locked)).toEqual([])
  expect(problemsWith('node_modules/a', { ...locked, engines: { node: '>=20' } })).toEqual([
    'a: with "engines" in package-lock.json. Run: node scripts/clean-lock.ts',
  ])
})

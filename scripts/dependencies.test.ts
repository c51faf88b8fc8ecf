import { expect, test } from 'vitest'
import { approvedScripts, dependencyFaults, isAllowed, type LockedPackage } from './dependencies.ts'

const allow = Object.fromEntries(Object.keys(approvedScripts).map((name) => [name, true]))
const node: LockedPackage = { license: 'ISC', integrity: 'sha512-x', hasInstallScript: true }
const faultsWith = (path: string, locked: LockedPackage) =>
  dependencyFaults({ packages: { '': {}, 'node_modules/node': node, [path]: locked } }, allow)

test('a package under an allowed licence, with a checksum and without a script, is in order', () => {
  expect(faultsWith('node_modules/a', { license: 'MIT', integrity: 'sha512-x' })).toEqual([])
})

test('an unapproved script is a fault, of development’s packages too', () => {
  const locked = { license: 'MIT', integrity: 'sha512-x', dev: true, hasInstallScript: true }
  expect(faultsWith('node_modules/a/node_modules/@b/c', locked)).toEqual([
    expect.stringContaining('node_modules/a/node_modules/@b/c runs a script'),
  ])
})

test('a package may have a script only if npm lets it, too', () => {
  expect(dependencyFaults({ packages: { 'node_modules/node': node } }, {})).toEqual([
    expect.stringContaining('allowScripts'),
  ])
})

test('an approval that nothing needs any more is a fault', () => {
  expect(dependencyFaults({ packages: {} }, allow)).toEqual([
    'node runs no script any more, but is on the approved list.',
  ])
})

test('a licence that is not allowed, or none, is a fault of what the site runs on', () => {
  for (const license of ['GPL-3.0-only', 'UNLICENSED', 'MIT AND GPL-3.0-only', undefined]) {
    const locked = { integrity: 'sha512-x', ...(license && { license }) }
    expect(faultsWith('node_modules/a', locked), license).toEqual([expect.stringContaining('not among those allowed')])
    expect(faultsWith('node_modules/a', { ...locked, dev: true }), license).toEqual([])
  }
})

test('a package without a checksum is a fault', () => {
  expect(faultsWith('node_modules/a', { license: 'MIT' })).toEqual([
    'node_modules/a has no checksum in package-lock.json.',
  ])
})

test('of licences to choose from one has to be allowed, of those that all hold every one', () => {
  expect(isAllowed('(AFL-2.1 OR BSD-3-Clause)')).toBe(true)
  expect(isAllowed('MIT AND OFL-1.1')).toBe(true)
  expect(isAllowed('MIT AND (GPL-2.0-only OR LGPL-3.0-only)')).toBe(false)
})

/** What is kept beside the built site is made again when any code changes that it was made by. */
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { codeBehind } from './code-behind.ts'

const root = join(import.meta.dirname, '..', '..')
const behind = (...files: string[]) =>
  codeBehind(...files.map((file) => join(root, file))).map((file) => relative(root, file))

test('drawings change with what they are laid out by, and with what that imports', () => {
  expect(behind('content/drawing/lay-out.ts')).toEqual(
    expect.arrayContaining(['content/drawing/lay-out.ts', 'content/drawing/route.ts', 'contract/random.ts']),
  )
})

test('the owner’s content changes with code that is fetched only when it is read', () => {
  expect(behind('content/owner.ts')).toEqual(
    expect.arrayContaining(['content/reading/read-owner.ts', 'content/drawing/draw.ts', 'content/skill-years.ts']),
  )
})

test('settings change with the list of languages', () => {
  expect(behind('contract/site/settings.ts')).toContain('contract/site/known-languages.ts')
})

test('what only types are taken from changes nothing', () => {
  expect(behind('content/drawing/kept-layouts.ts')).not.toContain('contract/content/drawing.ts')
})

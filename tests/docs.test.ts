/** The docs say which test shows what they promise: each of these is there. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))

const tests = ['content', 'contract', 'scripts', 'server', 'tests', 'web', 'bench']
  .flatMap(filesIn)
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
const known = new Set(tests.map((file) => basename(file)))

test('every test that the docs name is there, where they say', () => {
  const docs = ['README.md', ...filesIn('docs').filter((file) => file.endsWith('.md'))]
  const missing = docs.flatMap((doc) =>
    [...readFileSync(join(root, doc), 'utf8').matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)]
      .map(([, named = '']) => named)
      .filter((named) => !known.has(basename(named)) || !tests.some((file) => `/${file}`.endsWith(`/${named}`)))
      .map((named) => `${doc}: ${named}`),
  )
  expect(missing).toEqual([])
})

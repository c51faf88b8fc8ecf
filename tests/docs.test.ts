/** What the docs name is there: the tests that show what they promise, and where each rule is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
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

/** A row's files in their order, each with the names behind it in brackets; one without a folder is beside the one before. */
function filesOfRow(row: string): { path: string; names: string[] }[] {
  let folder = ''
  return [...row.replaceAll('<lng>', 'en').matchAll(/`([\w./-]+\.tsx?)`(?: \(([^()]*)\))?/g)].map(
    ([, file = '', brackets = '']) => {
      const path = existsSync(join(root, file)) ? file : join(folder, file)
      folder = dirname(path)
      return { path, names: [...brackets.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) }
    },
  )
}

test('every row of the architecture names files that are there, and what is in them', () => {
  const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const wrong = architecture
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap(filesOfRow)
    .flatMap(({ path, names }) => {
      if (!existsSync(join(root, path))) return [path]
      const text = readFileSync(join(root, path), 'utf8')
      return names.filter((name) => !text.includes(name)).map((name) => `${path}: ${name}`)
    })
  expect(wrong).toEqual([])
})

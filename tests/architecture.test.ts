/** The import rule of the house (docs/architecture.md), by folder, so that a new feature needs no new line here. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Floors of each side, top first. A file may import from its own floor and from those below. */
const serverFloors = [
  /^server\/main\.ts$/,
  /^server\/serve\.ts$/,
  /^server\/app\.ts$/,
  /^server\/features\//,
  /^server\/http\//,
  /^server\/(?!clock)[\w-]+\.ts$/,
  /^server\/(?:outside|db|knowledge|press)\//,
  /^server\/(?:clock\.ts$|workers\/)/,
]
const webFloors = [
  /^web\/(?:main\.tsx|prerender\.tsx|worker\/.+)$/,
  /^web\/(?:app\.tsx|document\.ts|picture\.tsx|transitions\.ts)$/,
  /^web\/later\.tsx$/,
  /^web\/engagement\.tsx$/,
  /^web\/(?:routes\.tsx|meta\.ts|structured-data\.ts)$/,
  /^web\/pages\//,
  /^web\/features\//,
  /^web\/ui\//,
  /^web\/(?:platform|inline)\//,
]
const sharedFloors = [/^content\//, /^contract\//]

interface Source {
  path: string
  text: string
  imports: string[]
}

const sources: Source[] = ['contract', 'content', 'server', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => {
      const path = `${folder}/${file}`
      const text = readFileSync(join(root, path), 'utf8')
      const named = [...text.matchAll(/(?:from|import\()\s*'([^']+)'|^import '([^']+)'/gm)].map(
        (m) => m[1] ?? m[2] ?? '',
      )
      const imports = named.map((name) =>
        name.startsWith('.') ? relative(root, join(root, dirname(path), name)) : name,
      )
      return { path, text, imports }
    }),
)

const floorOf = (floors: RegExp[], path: string) => floors.findIndex((floor) => floor.test(path))

function wrongImports(isWrong: (from: string, to: string) => boolean): string[] {
  return sources.flatMap(({ path, imports }) =>
    imports.filter((to) => isWrong(path, to)).map((to) => `${path} → ${to}`),
  )
}

test('every file of a side stands on a floor', () => {
  const floors = [...serverFloors, ...webFloors, ...sharedFloors]
  expect(sources.filter(({ path }) => floorOf(floors, path) === -1).map(({ path }) => path)).toEqual([])
})

test('imports go down, never up', () => {
  const floors = [serverFloors, webFloors, sharedFloors]
  const up = wrongImports((from, to) =>
    floors.some((side) => floorOf(side, to) !== -1 && floorOf(side, from) > floorOf(side, to)),
  )
  expect(up).toEqual([])
})

test('the server and the browser never import each other, and content and contract import neither', () => {
  const side = (path: string) => /^(server|web)\//.exec(path)?.[1]
  expect(wrongImports((from, to) => side(to) !== undefined && side(from) !== side(to))).toEqual([])
})

test('the contract imports zod and nothing else from outside', () => {
  const own = /^(?:contract\/|zod\/mini$)/
  expect(wrongImports((from, to) => from.startsWith('contract/') && !own.test(to))).toEqual([])
})

test('a feature imports no other feature', () => {
  const feature = (path: string) => /^(?:server|web)\/features\/[^/]+/.exec(path)?.[0]
  expect(wrongImports((from, to) => Boolean(feature(from) && feature(to) && feature(from) !== feature(to)))).toEqual([])
})

test('nothing imports in a circle', () => {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]))
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (path: string, trail: string[]): void => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
    if (done.has(path) || trail.includes(path)) return
    for (const next of importsOf.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const { path } of sources) visit(path, [])
  expect(circles).toEqual([])
})

test.each([
  ['the environment', /\bprocess\.env\b/, /^server\/env\.ts$/],
  [
    'the database',
    /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/,
    /^server\/(?:db\/|features\/[^/]+\/(?:\w+-)?store\.ts$)/,
  ],
  // The page that stands in while offline has none of the app's code, and calls nothing: it asks for an answer, any answer.
  ['the browser’s fetch', /\bfetch\(/, /^(?:web\/platform\/api\.ts|web\/inline\/offline\.ts|server\/outside\/.*)$/],
  [
    'the browser’s storage',
    /\b(?:local|session)Storage\b|document\.cookie/,
    /^web\/(?:platform\/storage|inline\/theme)\.ts$/,
  ],
  // What goes by another way is not erased with whom it is about. A test mail goes to the owner, and has left already.
  ['mail in the outbox', /\bkind: MAIL\b/, /^server\/(?:db\/mails|features\/running\/test-mail)\.ts$/],
])('%s has one door', (_, use, door) => {
  const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  expect(sources.filter(({ path, text }) => use.test(code(text)) && !door.test(path)).map(({ path }) => path)).toEqual(
    [],
  )
})

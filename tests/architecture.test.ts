/** The import rule (docs/architecture.md), by folder, so that a new feature needs no new line here. */
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
  /^server\/projects\//,
  /^server\/http\//,
  /^server\/(?:(?!clock|required|thrown)[\w-]+\.ts$|(?:auth|config|lifecycle|mail|maintenance|observability|privacy)\/)/,
  /^server\/(?:integrations|db|knowledge|pdf)\//,
  /^server\/(?:(?:clock|required|thrown)\.ts$|workers\/)/,
]
const webFloors = [
  /^web\/(?:main\.tsx|prerender\.tsx|worker\/.+)$/,
  /^web\/(?:app\.tsx|document\.ts|og-image\.tsx|transitions\.ts)$/,
  /^web\/deferred\.tsx$/,
  /^web\/(?:(?:engagement|search)\.tsx|shown-page\.ts)$/,
  /^web\/(?:routes\.tsx|page-words\.ts|structured-data\.ts)$/,
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

const folders = ['contract', 'content', 'server', 'web', 'scripts', 'bench']
const sources: Source[] = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => {
      const path = `${folder}/${file}`
      const text = readFileSync(join(root, path), 'utf8')
      const named = [...text.matchAll(/(?:from|import\()\s*'([^']+)'|^import '([^']+)'/gm)].map(
        (m) => m[1] ?? m[2] ?? '',
      )
      const imports = named.map((name) =>
        name.startsWith('.') ? relative(root, join(root, dirname(path), name)) : name.replace(/^#/, ''),
      )
      return { path, text, imports }
    }),
)

/** Scripts that package.json calls. */
const { scripts: commands } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const started = new Set(Object.values(commands).flatMap((command) => command.match(/\bscripts\/[\w-]+\.ts/g) ?? []))

const floorOf = (floors: RegExp[], path: string) => floors.findIndex((floor) => floor.test(path))

function wrongImports(isWrong: (from: string, to: string) => boolean): string[] {
  return sources.flatMap(({ path, imports }) =>
    imports.filter((to) => isWrong(path, to)).map((to) => `${path} → ${to}`),
  )
}

test('every file belongs to a level', () => {
  const floors = [...serverFloors, ...webFloors, ...sharedFloors, /^(?:scripts|bench)\//]
  expect(sources.filter(({ path }) => floorOf(floors, path) === -1).map(({ path }) => path)).toEqual([])
})

test('no folder has more than thirty files', () => {
  const files = [...folders, 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  )
  const counts = Map.groupBy(files, ({ parentPath }) => relative(root, parentPath))
  const full = [...counts].filter(([folder, { length }]) => length > 30 && folder !== 'content/schemas')
  expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
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
  const isTool = (path: string) => /^(?:scripts|bench)\//.test(path)
  expect(wrongImports((from, to) => !isTool(from) && side(to) !== undefined && side(from) !== side(to))).toEqual([])
})

test('production code imports no script, benchmark or test', () => {
  const isServed = (path: string) => /^(?:contract|content|server|web)\//.test(path)
  expect(wrongImports((from, to) => isServed(from) && /^(?:scripts|bench|tests)\//.test(to))).toEqual([])
})

test('a script’s folder imports no entry script, and scripts import no benchmark', () => {
  const isStarted = (path: string) => /^scripts\/[\w-]+\.ts$/.test(path) && started.has(path)
  const wrong = wrongImports(
    (from, to) =>
      (/^scripts\/[\w-]+\//.test(from) && isStarted(to)) || (from.startsWith('scripts/') && to.startsWith('bench/')),
  )
  expect(wrong).toEqual([])
})

test('the contract imports zod and nothing else from outside', () => {
  const own = /^(?:contract\/|zod\/mini$)/
  // The settings of the site: read from a file here, put in the browser's code by the build.
  const site = /^contract\/site\//
  expect(wrongImports((from, to) => from.startsWith('contract/') && !site.test(from) && !own.test(to))).toEqual([])
})

test('a feature imports no other feature', () => {
  const feature = (path: string) => /^(?:server|web)\/features\/[^/]+/.exec(path)?.[0]
  expect(wrongImports((from, to) => Boolean(feature(from) && feature(to) && feature(from) !== feature(to)))).toEqual([])
})

test('there are no circular imports', () => {
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
  // A worker process is given one of Node's own variables.
  [
    'the environment',
    /\bprocess\.env\b/,
    /^(?:server\/(?:config\/env|workers\/pool)|contract\/site\/(?:owner|dist)-folder)\.ts$/,
  ],
  [
    'the database',
    /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/,
    /^server\/(?:db\/|projects\/(?:[\w-]+-)?store\.ts$|features\/[^/]+\/(?:[\w-]+\/)?(?:\w+-)?store\.ts$)/,
  ],
  // The page that stands in while offline has none of the app's code, and calls nothing: it asks for an answer, any answer.
  [
    'the browser’s fetch',
    /\bfetch\(/,
    /^(?:web\/platform\/(?:api|typeface)\.ts|web\/inline\/offline\.ts|server\/integrations\/.*)$/,
  ],
  [
    'the browser’s storage',
    /\b(?:local|session)Storage\b|document\.cookie/,
    /^web\/(?:platform\/storage|inline\/(?:theme|typeface))\.ts$/,
  ],
  ['TanStack Query', /@tanstack\/react-query/, /^web\/ui\/async\//],
  // What goes by another way is not erased with whom it is about. A test mail goes to the owner, and has left already.
  // Whoever is signed in writes by `call.write` alone; the others are calls that anybody makes, and work without a person.
  [
    'a transaction',
    /\.transaction\(\)/,
    /^server\/(?:(?:db|auth|maintenance)\/|http\/person-write\.ts$|projects\/demo\.ts$|features\/(?:analytics|chat|contact|resume|vitals)\/|features\/accounts\/(?:mailed-links|register|sign-in|second-factor\/second-factor)\.ts$|features\/inbox\/settle-answered\.ts$|features\/portal\/notices\.ts$)/,
  ],
  ['mail in the outbox', /\bkind: MAIL\b/, /^server\/(?:db\/outbox\/mails|features\/system-status\/test-mail)\.ts$/],
])('%s has one door', (_, use, door) => {
  const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const served = sources.filter(({ path }) => !/^(?:scripts|bench)\//.test(path))
  expect(served.filter(({ path, text }) => use.test(code(text)) && !door.test(path)).map(({ path }) => path)).toEqual(
    [],
  )
})

test('a component that waits only for what is not there yet has no hooks with a state of their own', () => {
  // React renders it again without `use` once it is there, and then refuses the hooks that follow (its error 467).
  const functions = sources.flatMap(({ path, text }) =>
    text.split(/^(?=(?:export )?(?:default )?function )/m).map((code) => ({ path, code })),
  )
  const waiting = functions.filter(({ code }) => /(?:\?\?| :) use\(/.test(code))
  expect(waiting.length).toBeGreaterThan(0)
  const stateful = waiting.filter(({ code }) =>
    /\buse(?:Ref|State|Reducer|Memo|Callback|Effect|LayoutEffect|SyncExternalStore|Location|Transition)\(/.test(code),
  )
  expect(stateful.map(({ path }) => path)).toEqual([])
})

test('models are asked for answers, tests and drafts alone: adverts, documents and companies’ pages reach none', () => {
  const asking = sources.filter(({ imports }) => imports.includes('server/features/chat/model/call-model.ts'))
  expect(asking.map(({ path }) => path).sort()).toEqual([
    'server/features/chat/drafts/write-draft.ts',
    'server/features/chat/model/generate.ts',
    'server/features/chat/model/reader.ts',
    'server/features/chat/model/test-providers.ts',
  ])
})

/** The server's sources beside pages of a few bytes, for tests that start servers and are not about pages. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#contract/language.ts'
import { missingPages } from '#server/page-store.ts'
import { copyLearnt, sampleFolder } from '#tests/builders/project.ts'
import { fastFolder } from './fast-folder.ts'

const root = join(import.meta.dirname, '../..')

/** Where the servers of a fixture find what Node has compiled, so that it need not be again: half of what a start takes. */
export const compiledIn = (fixture: string): string => join(fixture, 'compiled')

/**
 * One for all tests of a run, since Node keeps what it has compiled by a file's address.
 *
 * @returns its folder; the server there serves the `dist` next to it.
 */
export async function buildServerFixture(): Promise<string> {
  const fixture = mkdtempSync(join(fastFolder(), 'test-server-'))
  copySources(fixture)
  // What the build would be made of; `npm start` only asks how old it is.
  mkdirSync(join(fixture, 'web'))
  for (const file of ['vite.config.ts', 'package-lock.json']) writeFileSync(join(fixture, file), '')
  cpSync(join(root, 'package.json'), join(fixture, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(fixture, 'node_modules'))
  mkdirSync(join(fixture, 'dist/client'), { recursive: true })
  mkdirSync(join(fixture, 'dist/pages'))
  writeFileSync(join(fixture, 'dist/owner-folder.txt'), 'content/owner')
  copyLearnt(join(fixture, 'dist'))
  writeFileSync(join(fixture, 'dist/pages/page.html'), '<h1>A page</h1>')
  const paths = ['/', ...Object.values(missingPages)]
  const pages = languages.flatMap((language) =>
    paths.map((path) => ({ path, language, file: 'page.html', scriptHash: '', styleHash: '' })),
  )
  writeFileSync(join(fixture, 'dist/pages/index.json'), JSON.stringify({ pages }))
  await startOnce(fixture)
  return fixture
}

/** Also before tests run again in a process that stays: what has changed meanwhile is what they are to test. */
export function copySources(fixture: string): void {
  for (const folder of ['server', 'contract', 'content', 'scripts'])
    cpSync(join(root, folder), join(fixture, folder), { recursive: true })
  // Its owner is the sample, no matter who owns this site.
  rmSync(join(fixture, 'content/owner'), { recursive: true })
  cpSync(sampleFolder, join(fixture, 'content/owner'), { recursive: true })
}

/** What Node has compiled it keeps when a process ends well, and most tests do not let theirs. */
async function startOnce(fixture: string): Promise<void> {
  const dataDir = join(fixture, 'data')
  const child = spawn(process.execPath, [join(fixture, 'server/main.ts')], {
    cwd: fixture,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: compiledIn(fixture), PORT: '0', DATA_DIR: dataDir },
  })
  const ended = once(child, 'exit')
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += chunk
    if (printed.includes('ready at')) child.kill('SIGTERM')
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`The server of the tests did not start and end:\n${printed}`)
  rmSync(dataDir, { recursive: true })
}

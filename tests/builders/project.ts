/** The project in a folder of its own, for tests that change its content. */

import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, vi } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'

export const root = join(import.meta.dirname, '..', '..')

/** The sample's files, which are the same no matter who owns the site. */
export const sampleFolder = join(root, 'tests/content/sample')

/** The site built from them, by `npm run build:sample`. */
export const sampleDist = join(root, 'dist-sample')

/** A copy of the project, whose owner is the sample; it ends with the test. */
export function copyOfTheProject(): string {
  const folder = copyTheProject()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A copy that ends with the file, for tests that leave it as it was. */
export function sharedCopyOfTheProject(): string {
  const folder = copyTheProject()
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function copyTheProject(): string {
  const folder = mkdtempSync(join(fastFolder(), 'own-site-'))
  const parts = [
    'content',
    'contract',
    'scripts',
    'server',
    'web',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.json',
  ]
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  rmSync(join(folder, 'content/owner'), { recursive: true })
  cpSync(sampleFolder, join(folder, 'content/owner'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  copyLearnt(join(folder, 'dist'))
  return folder
}

/**
 * Takes along what the build has made of more than one owner's files, and finds again by what it is of: what was learnt from
 * examples, which takes a minute to learn, and how drawings are laid out, which takes ten seconds of a processor.
 *
 * @param dist of the copy.
 */
export function copyLearnt(dist: string): void {
  const built = join(root, 'dist')
  const learnt = existsSync(built) ? readdirSync(built).filter((name) => /\.bin$|^layouts\.json$/.test(name)) : []
  for (const name of learnt) cpSync(join(built, name), join(dist, name))
}

/**
 * Builds the project in the folder and serves it until the test ends.
 * @param settings such as CONTENT_DIR, for another owner's site.
 */
export async function startTheProject(
  folder: string,
  settings: Record<string, string> = {},
): Promise<{ address: string; dataDir: string }> {
  const dataDir = settings.DATA_DIR ?? join(folder, 'data')
  const env = {
    ...process.env,
    CONTENT_DIR: '',
    DIST_DIR: '',
    PORT: '0',
    DATA_DIR: dataDir,
    SITE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const server = spawn(process.execPath, ['scripts/start.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  let printed = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const address = () => /ready at (http:\S+)/.exec(printed)?.[1]
  await vi.waitFor(() => expect(address(), printed).toBeDefined(), { timeout: 240_000, interval: 200 })
  return { address: expectDefined(address()), dataDir }
}

/** The project in a folder of its own, for tests that change its content. */

import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'

export const root = join(import.meta.dirname, '..', '..')

/** The sample's files, which are the same whoever owns the site. */
export const sampleFolder = join(root, 'tests/content/sample')

/** The site built from them, by `npm run build:sample`. */
export const sampleDist = join(root, 'dist-sample')

/** Its owner is the sample. */
export async function copyOfTheProject(): Promise<string> {
  const folder = await mkdtemp(join(fastFolder(), 'own-site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
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
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true })
  await rm(join(folder, 'content/owner'), { recursive: true })
  await cp(sampleFolder, join(folder, 'content/owner'), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  // What was learnt from examples takes a minute to learn again.
  const learnt = (await readdir(join(root, 'dist')).catch(() => [])).filter((name) => name.endsWith('.bin'))
  for (const name of learnt) await cp(join(root, 'dist', name), join(folder, 'dist', name))
  return folder
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
  await vi.waitFor(() => expect(address(), printed).toBeDefined(), { timeout: 100_000, interval: 200 })
  return { address: expectDefined(address()), dataDir }
}

/**
 * `npm run build:sample`: builds the site that tests stand on, of `tests/content/sample`, into `dist-sample/`. Where the owner's
 * files are the sample's, which is so until somebody writes their own, the finished build in `dist/` is copied.
 */
import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { distFolder } from '#contract/site/dist-folder.ts'
import { ownerFolder } from '#contract/site/owner-folder.ts'
import { isBuilt } from './build-age.ts'

const root = join(import.meta.dirname, '..')
const SAMPLE = 'tests/content/sample'
const target = join(root, 'dist-sample')
const parts = ['client', 'pages', 'prerender']

async function hasSameFiles(one: string, other: string): Promise<boolean> {
  const [names, others] = await Promise.all([filesIn(one), filesIn(other)])
  if (names.join('\n') !== others.join('\n')) return false
  const same = await Promise.all(
    names.map(async (name) => (await readFile(join(one, name))).equals(await readFile(join(other, name)))),
  )
  return same.every(Boolean)
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).sort()
}

if ((await hasSameFiles(ownerFolder, join(root, SAMPLE))) && (await isBuilt())) {
  for (const part of parts) {
    await rm(join(target, part), { recursive: true, force: true })
    await cp(join(distFolder, part), join(target, part), { recursive: true })
  }
  await writeFile(join(target, 'owner-folder.txt'), SAMPLE)
  console.log('The sample is built: a copy of dist/, whose owner it is.')
} else {
  const env = { ...process.env, CONTENT_DIR: SAMPLE, DIST_DIR: 'dist-sample' }
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}

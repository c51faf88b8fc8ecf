/** Tells whether the built site is older than what it is made of, or another owner's. */
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeBehind } from '#contract/site/code-behind.ts'
import { distFolder } from '#contract/site/dist-folder.ts'
import { ownerFolder, shownOwnerFolder } from '#contract/site/owner-folder.ts'

const root = join(import.meta.dirname, '..')
const made = join(distFolder, 'pages', 'index.json')
/** Names the owner's folder that the site was built from, relative to the project: a built folder may be moved. */
const builtFrom = join(distFolder, 'owner-folder.txt')
const sources = ['content', 'contract', 'web', 'scripts', 'vite.config.ts', 'package-lock.json'].map((source) =>
  join(root, source),
)
/** Models, pages of the feed and addresses come from the server's code, of which most is not built into anything. */
const code = () => codeBehind(join(root, 'scripts', 'build.ts'))

/** False without development packages. */
export const canBuild = (): boolean => existsSync(join(root, 'node_modules', 'vite'))

/** Whether there is a built site, however old. */
export const hasBuild = (): boolean => existsSync(made)

export async function isBuilt(): Promise<boolean> {
  const builtAt = await modifiedAt(made)
  if (builtAt === undefined) return false
  if ((await readFile(builtFrom, 'utf8').catch(() => '')) !== shownOwnerFolder) return false
  const times = await Promise.all([...sources, ...code(), ownerFolder].map(newest))
  return Math.max(...times) < builtAt
}

export const noteOwnerFolder = (): Promise<void> => writeFile(builtFrom, shownOwnerFolder)

async function newest(path: string): Promise<number> {
  const info = await stat(path)
  if (!info.isDirectory()) return info.mtimeMs
  const entries = await readdir(path, { recursive: true })
  const times = await Promise.all(entries.map((entry) => modifiedAt(join(path, entry))))
  return Math.max(...times.map((time) => time ?? 0))
}

async function modifiedAt(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs
  } catch {
    return undefined
  }
}

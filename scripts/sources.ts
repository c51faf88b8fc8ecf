/** Checks whether the built site is older than its sources. */
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const made = join(root, 'dist', 'pages', 'index.json')
const sources = ['content', 'contract', 'web', 'scripts', 'vite.config.ts', 'package-lock.json']

/** False without development packages. */
export const canBuild = (): boolean => existsSync(join(root, 'node_modules', 'vite'))

export async function isBuilt(): Promise<boolean> {
  const builtAt = await modifiedAt(made)
  if (builtAt === undefined) return false
  const times = await Promise.all(sources.map((source) => newest(join(root, source))))
  return Math.max(...times) < builtAt
}

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

/** Compares node_modules with package-lock.json. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { approvedScripts, type Lock, type LockedPackage, nameOf, unapproved } from './dependencies.ts'

interface InstalledManifest {
  version: string
  scripts?: Record<string, string>
}

/** npm's install scripts; for a binding.gyp npm adds one. */
const installScripts = ['preinstall', 'install', 'postinstall']

const readJson = async <Value>(path: string): Promise<Value | undefined> =>
  existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Value) : undefined

/**
 * Development packages may be missing, as on a server, and optional ones, which are for other systems.
 *
 * @param folder containing node_modules.
 * @returns one sentence for each problem.
 */
export async function installedProblems(folder: string, { packages }: Lock): Promise<string[]> {
  // npm's record of the installation, with checksums.
  const noted = await readJson<Lock>(join(folder, 'node_modules/.package-lock.json'))
  if (!noted) return ['Nothing is installed: there is no node_modules/.package-lock.json.']
  const locked = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
  const each = await Promise.all(locked.map(([path, one]) => packageProblems(folder, path, one, noted.packages[path])))
  const strangers = Object.keys(noted.packages).filter((path) => !(path in packages))
  return [...each.flat(), ...strangers.map((path) => `${path} is installed, and is not in package-lock.json.`)]
}

async function packageProblems(
  folder: string,
  path: string,
  locked: LockedPackage,
  noted: LockedPackage | undefined,
): Promise<string[]> {
  const found = await readJson<InstalledManifest>(join(folder, path, 'package.json'))
  const mayBeMissing = locked.dev || locked.devOptional || locked.optional
  if (!found) return mayBeMissing ? [] : [`${path} is not installed.`]
  const problems: string[] = []
  if (found.version !== locked.version)
    problems.push(`${path} is installed as ${found.version}; package-lock.json says ${locked.version}.`)
  if (noted?.integrity !== locked.integrity)
    problems.push(`${path} was installed with another checksum than package-lock.json has.`)
  const hasScript =
    installScripts.some((name) => found.scripts?.[name]) || existsSync(join(folder, path, 'binding.gyp'))
  if (hasScript && !(nameOf(path) in approvedScripts)) problems.push(unapproved(path))
  return problems
}

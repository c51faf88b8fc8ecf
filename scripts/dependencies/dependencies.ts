/** Checks the dependencies in package-lock.json. */

export interface LockedPackage {
  version?: string
  license?: string
  /** The folder of a link. Others come from the configured registry, and name no address. */
  resolved?: string
  /** A link to a local folder. */
  link?: boolean
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  hasInstallScript?: boolean
  inBundle?: boolean
  /** Missing for packages of other systems. */
  optional?: boolean
  engines?: Record<string, string>
  /** By name, what it asks for: a range of versions, or a tag of the registry like "latest". */
  dependencies?: Record<string, string>
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

type Wanted = Record<string, string>
/** The part of package.json that selects packages. */
export interface Manifest {
  allowScripts?: Record<string, boolean>
  dependencies?: Wanted
  devDependencies?: Wanted
  optionalDependencies?: Wanted
}

/** Licences that allow use, change and redistribution; under MPL-2.0, changes to its own files must stay open. */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
])

/** Licences that packages state only in their LICENSE files. */
const readInTheirFiles: Record<string, string> = {
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
}

/** Packages with an approved install script, and why. */
export const approvedScripts: Record<string, string> = {
  node: 'puts the Node.js that the site runs on, which comes as a package for each system, where npm scripts find it',
}

const CLEAN = 'Run: node scripts/clean-lock.ts'

/** Packages of this repository without content, in place of ones that are never loaded (decision 41). */
const EMPTY_PACKAGES = 'scripts/empty-packages/'

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Parses `A AND (B OR C)`, the most complex form in use. */
export function isAllowed(expression: string): boolean {
  const parts = expression.replace(/[()]/g, '').split(' AND ')
  return parts.every((part) => part.split(' OR ').some((licence) => allowedLicences.has(licence)))
}

/** @returns one sentence for each problem. */
export function dependencyProblems({ packages }: Lock, manifest: Manifest): string[] {
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  return [
    ...unpinned(manifest),
    ...installed.filter((entry) => !isEmptyPackage(entry)).flatMap(([path, locked]) => packageProblems(path, locked)),
    ...installed.flatMap(([path, locked]) => tagProblems(path, locked)),
    ...enginesOfOptional(installed),
    ...approvalProblems(scripts, manifest.allowScripts ?? {}),
  ]
}

/**
 * Compiled parts for each system are optional packages, and npm leaves out silently what says that it is not for the Node.js
 * that installs. They run on the one that comes with the site.
 */
function enginesOfOptional(installed: [string, LockedPackage][]): string[] {
  const named = installed.filter(([, { optional, engines }]) => optional && engines).map(([path]) => nameOf(path))
  if (named.length === 0) return []
  return [`${named.join(', ')}: with "engines" in package-lock.json. ${CLEAN}`]
}

const isEmptyPackage = ([path, { link, resolved }]: [string, LockedPackage]): boolean =>
  (link ? (resolved ?? '') : path).startsWith(EMPTY_PACKAGES)

/** A tag of the registry, not a range: `x` is any version. */
export const isTag = (wanted: string): boolean => /^[a-z][a-z-]*$/.test(wanted) && wanted !== 'x'

/** npm would ask the registry what the tag means today, and refuse a lock file that has another version. */
function tagProblems(path: string, { dependencies = {} }: LockedPackage): string[] {
  return Object.entries(dependencies)
    .filter(([, wanted]) => isTag(wanted))
    .map(([name, tag]) => `${path} wants ${name} as "${tag}" in package-lock.json. ${CLEAN}`)
}

function packageProblems(path: string, locked: LockedPackage): string[] {
  const { license, integrity, resolved, link, dev, devOptional, hasInstallScript, inBundle } = locked
  const name = nameOf(path)
  const problems: string[] = []
  // A bundled package is covered by the checksum of its bundle.
  if (!inBundle && !integrity?.startsWith('sha512-'))
    problems.push(`${path} has no SHA-512 checksum in package-lock.json.`)
  if (link || resolved !== undefined)
    problems.push(`${path} names where it comes from: ${resolved ?? 'a folder'}. ${CLEAN}`)
  if (hasInstallScript && !(name in approvedScripts)) problems.push(unapproved(path))
  const licence = license ?? readInTheirFiles[name]
  if (!dev && !devOptional && !(licence && isAllowed(licence)))
    problems.push(`${path} is under ${licence ?? 'no stated licence'}, which is not among those allowed.`)
  return problems
}

export const unapproved = (path: string): string =>
  `${path} runs a script when it is installed, and is not on the approved list in scripts/dependencies/dependencies.ts.`

/** A range, an address or a folder could install an unreviewed version. */
function unpinned({ dependencies, devDependencies, optionalDependencies }: Manifest): string[] {
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  return wanted
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(
      ([name, version]) => `${name} is wanted as ${version} in package.json, and not as one version of the registry’s.`,
    )
}

function approvalProblems(scripts: string[], allowScripts: Record<string, boolean>): string[] {
  const approved = Object.keys(approvedScripts)
  const problems = approved
    .filter((name) => !scripts.includes(name))
    .map((name) => `${name} has no install script any more, but is on the approved list.`)
  if (Object.keys(allowScripts).sort().join() !== approved.sort().join())
    problems.push(
      'allowScripts in package.json and the approved list in scripts/dependencies/dependencies.ts name different packages.',
    )
  return problems
}

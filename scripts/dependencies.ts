/** What package-lock.json says about the packages that this project is built on, and what of it is not in order. */

export interface LockedPackage {
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  hasInstallScript?: boolean
  inBundle?: boolean
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

/** Those that let anybody use, change and pass on what they cover; of MPL-2.0, changes to its own files have to stay open. */
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

/** What packages do not say in the form that npm reads, from their LICENSE files. */
const readInTheirFiles: Record<string, string> = {
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
}

/** Packages that may run something of theirs while they are installed, and why. */
export const approvedScripts: Record<string, string> = {
  node: 'puts the Node.js that the site runs on, which comes as a package for each system, where npm scripts find it',
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Reads `A AND (B OR C)`; more than that no package has needed. */
export function isAllowed(expression: string): boolean {
  const parts = expression.replace(/[()]/g, '').split(' AND ')
  return parts.every((part) => part.split(' OR ').some((licence) => allowedLicences.has(licence)))
}

/** @param allowScripts of package.json: what npm lets run. @returns one sentence for each fault. */
export function dependencyFaults({ packages }: Lock, allowScripts: Record<string, boolean>): string[] {
  const faults: string[] = []
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  for (const [path, { license, integrity, dev, devOptional, hasInstallScript, inBundle }] of installed) {
    const name = nameOf(path)
    if (!integrity && !inBundle) faults.push(`${path} has no checksum in package-lock.json.`)
    if (hasInstallScript && !(name in approvedScripts))
      faults.push(
        `${path} runs a script when it is installed, and is not on the approved list in scripts/dependencies.ts.`,
      )
    const licence = license ?? readInTheirFiles[name]
    if (!dev && !devOptional && !(licence && isAllowed(licence)))
      faults.push(`${path} is under ${licence ?? 'no licence that it names'}, which is not among those allowed.`)
  }
  const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  for (const name of Object.keys(approvedScripts))
    if (!scripts.includes(name)) faults.push(`${name} runs no script any more, but is on the approved list.`)
  if (Object.keys(allowScripts).sort().join() !== Object.keys(approvedScripts).sort().join())
    faults.push(
      'allowScripts in package.json and the approved list in scripts/dependencies.ts name different packages.',
    )
  return faults
}

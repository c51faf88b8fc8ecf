/** Fails on a package that runs an unapproved script when installed, has no checksum, or is under a licence not allowed. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dependencyFaults } from './dependencies.ts'

const read = async (name: string) => JSON.parse(await readFile(join(import.meta.dirname, '..', name), 'utf8'))

const faults = dependencyFaults(await read('package-lock.json'), (await read('package.json')).allowScripts)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1

/**
 * Fails on a package that runs an unapproved script when installed, has no checksum, does not come from the registry, or is
 * under a licence not allowed.
 */

import { dependencyProblems } from './dependencies/dependencies.ts'
import { readLock, readManifest } from './dependencies/dependency-files.ts'

const faults = dependencyProblems(await readLock(), await readManifest())
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1

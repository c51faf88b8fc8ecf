/**
 * Fails on a package with an unapproved install script, without a checksum, from outside the registry, or
 * under a licence that is not allowed.
 */

import { dependencyProblems } from './dependencies/dependencies.ts'
import { readLock, readManifest } from './dependencies/dependency-files.ts'

const problems = dependencyProblems(await readLock(), await readManifest())
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

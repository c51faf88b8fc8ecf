/**
 * To be run after packages were added or upgraded: takes out of package-lock.json what would make an old npm leave packages out,
 * addresses of a registry, and tags, which mean another version each day.
 */
import { writeFile } from 'node:fs/promises'
import { isTag } from './dependencies/dependencies.ts'
import { LOCK_FILE, readLock } from './dependencies/dependency-files.ts'

const lock = await readLock()
const { packages } = lock
for (const [path, locked] of Object.entries(packages)) {
  if (locked.optional) delete locked.engines
  if (!locked.link) delete locked.resolved
  for (const [name, wanted] of Object.entries(locked.dependencies ?? {})) {
    const { version } = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`] ?? {}
    if (isTag(wanted) && version && locked.dependencies) locked.dependencies[name] = version
  }
}
await writeFile(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`)

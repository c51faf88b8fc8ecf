/** To be run after packages were added or upgraded: takes out of package-lock.json what would make an old npm leave packages out. */
import { writeFile } from 'node:fs/promises'
import { LOCK_FILE, readLock } from './dependencies/dependency-files.ts'

const lock = await readLock()
for (const locked of Object.values(lock.packages)) if (locked.optional) delete locked.engines
await writeFile(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`)

/** `npm start`: builds the site if it is missing or older than its sources, then serves it. */
import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { isBuilt } from './sources.ts'

if (!(await isBuilt())) {
  console.log('Building the site …')
  // In a process of its own: what building takes of memory, a process would keep for as long as it serves.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
// What was read and compiled at the last start need not be again.
enableCompileCache()
await import('../server/main.ts')

/** `npm start`: builds the site if it is missing or older than its sources, then serves it. */
import { isBuilt } from './sources.ts'

if (!(await isBuilt())) {
  console.log('Building the site …')
  await import('./build.ts')
}
await import('../server/main.ts')

/**
 * `npm start`: builds the site if it is missing or older than its sources, then serves it. Without development packages
 * (`npm ci --omit=dev`), it serves the existing build.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { terminationSignal } from '#server/lifecycle/termination.ts'
import { canBuild, hasBuild, isBuilt } from './build-age.ts'

const closing = terminationSignal()

if (!canBuild() && !hasBuild()) {
  console.error(
    'There is no built site in dist/, and the packages that build it are not installed. Run npm ci without --omit=dev, or ' +
      'copy dist/ from where the site was built.',
  )
  process.exit(1)
}
if (canBuild() && !(await isBuilt())) {
  console.log('Building the site …')
  // A separate process, because the memory of the build would not be freed.
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
  const stop = () => builder.kill()
  closing.addEventListener('abort', stop)
  if (closing.aborted) stop()
  const [status] = await once(builder, 'exit')
  if (closing.aborted) process.exit(0)
  if (status !== 0) process.exit(status ?? 1)
}
// Uses the compile cache of the last start.
enableCompileCache()
const { serve } = await import('#server/serve.ts')
await serve(closing)

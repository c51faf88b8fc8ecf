/** The guide of the look, served as in development, without the rest of the site. */
import { createServer } from 'vite'
import { styleguide } from '#scripts/styleguide/plugin.ts'

/** @returns its address, and how to end it. */
export async function serveStyleguide() {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'error',
    // A cache of its own: a server of development that runs beside it has the other.
    cacheDir: 'node_modules/.cache/styleguide',
    plugins: [styleguide()],
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  await vite.listen()
  const address = vite.resolvedUrls?.local[0]
  if (!address) throw new Error('The guide is not served.')
  return { url: new URL('styleguide', address).href, end: () => vite.close() }
}

/** Bundles the service worker into one file that knows the files of this build. */
import { join } from 'node:path'
import { build } from 'vite'
import { sitePages, tagPages } from '#content/site-pages.ts'
import { isServed } from '#contract/site/site.ts'
import { ownerContent } from './owner-plugin.ts'

export interface Precached {
  url: string
  /** null if the address itself changes with the content. */
  revision: string | null
}

/**
 * @param outDir folder of the resulting `sw.js`.
 * @param precached files fetched on installation.
 */
export async function bundleWorker(outDir: string, precached: Precached[]): Promise<void> {
  await build({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    plugins: [ownerContent()],
    logLevel: 'warn',
    publicDir: false,
    define: {
      __PRECACHED__: JSON.stringify(precached),
      __PUBLIC_PATHS__: JSON.stringify([
        ...sitePages.map(({ path }) => path),
        ...tagPages,
        ...['/privacy', '/imprint'].filter(isServed),
      ]),
    },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'web/worker/sw.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

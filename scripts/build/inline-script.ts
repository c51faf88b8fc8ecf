/** Bundles an inline script of the page. */
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { ownerContent } from './owner-plugin.ts'

/** @param name of a file in `web/inline/`. */
export async function inlineScript(name: 'head' | 'system-head' | 'offline'): Promise<string> {
  const made = await build({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [ownerContent()],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: `web/inline/${name}.ts`, output: { format: 'iife' } },
    },
  })
  const [chunk] = (made as Rolldown.RolldownOutput).output
  return chunk.code.trim()
}

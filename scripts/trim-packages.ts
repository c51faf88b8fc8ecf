/**
 * Runs after each installation. Deletes what packages bring and nothing here loads, and uses the machine's own Node.js in
 * place of a second one. It imports nothing but Node's own modules: an image is installed before the sources are there.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const modules = join(import.meta.dirname, '..', 'node_modules')

/** Below `node_modules/`. A package that has moved its files is left as it is. */
const unused = [
  // C headers, and a second link to the program.
  'node/node_modules',
  // Texts of the browser's own tools.
  '@paulirish/trace_engine/locales',
  '@paulirish/trace_engine/test',
  'third-party-web/.yarn',
  'third-party-web/dist/domain-map.csv',
  // The same code and types under other names, for `require()`, for a profiler or for a script element.
  '@modelcontextprotocol/sdk/dist/cjs',
  'kysely/dist/cjs',
  'lucide-react/dist/lucide-react.prefixed.d.ts',
  'lucide-react/dist/lucide-react.suffixed.d.ts',
  'lucide-react/dynamic.d.mts',
  'lucide-react/dynamic.d.ts',
  'lucide-react/dynamicIconImports.d.mts',
  'lucide-react/dynamicIconImports.d.ts',
  'lucide-react/dynamicIconImports.mjs',
  'pdfkit/js/pdfkit.standalone.js',
  'puppeteer-core/lib/cjs',
  'puppeteer-core/lib/es5-iife',
  'react-dom/cjs/react-dom-profiling.development.js',
  'react-dom/cjs/react-dom-profiling.profiling.js',
  'satori/dist/experimental.cjs',
  'satori/dist/experimental.js',
  'satori/dist/index.cjs',
  // The sources of what was built.
  'puppeteer-core/src',
  'zod/src',
  // The tools and tests of their makers.
  'bintrees/test',
  'harfbuzzjs/test',
  'pdfkit/.yarn',
  'pino/test',
  // Messages and schemas for other uses.
  'axe-core/locales',
  'devtools-protocol/json',
  'devtools-protocol/pdl',
]

const remove = (path: string) => rm(path, { recursive: true, force: true })

/** Source maps are read by debuggers alone. */
async function removeMaps(): Promise<void> {
  const files = await readdir(modules, { recursive: true })
  await Promise.all(files.filter((file) => file.endsWith('.map')).map((file) => remove(join(modules, file))))
}

/** Lighthouse reads its texts in 51 languages for each audit, and says them in the one that its code has. */
async function emptyLocales(): Promise<void> {
  const folder = join(modules, 'lighthouse/shared/localization/locales')
  if (!existsSync(folder)) return
  for (const file of await readdir(folder)) {
    // A new file: the old one may be linked from elsewhere.
    await remove(join(folder, file))
    await writeFile(join(folder, file), '{}')
  }
}

/** Of the machine, not of somebody's home, which a service may not read; of the same major version, which is what is tested. */
function machineNode(): string | undefined {
  const path = process.env.npm_node_execpath
  if (!path || !/^\/usr\/(?:local\/)?bin\//.test(path)) return undefined
  const [major, minor] = execFileSync(path, ['--version'], { encoding: 'utf8' }).slice(1).split('.').map(Number)
  return major === 24 && minor !== undefined && minor >= 7 ? path : undefined
}

async function shareNode(): Promise<void> {
  const own = join(modules, 'node/bin/node')
  const machines = machineNode()
  if (!machines || !existsSync(own)) return
  await remove(own)
  await symlink(machines, own)
}

await Promise.all(unused.map((path) => remove(join(modules, path))))
await removeMaps()
await emptyLocales()
await shareNode()

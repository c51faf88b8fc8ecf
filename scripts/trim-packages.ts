/**
 * Runs after each installation. Deletes unused files of packages and packages for other systems, and uses the machine's own Node.js in
 * place of a second copy. Imports only Node's own modules, because the image installs packages before sources.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, lstat, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const modules = join(import.meta.dirname, '..', 'node_modules')

/** Paths below `node_modules/`. A package that moved its files is skipped. */
const unused = [
  // C headers, and a second link to the program.
  'node/node_modules',
  // Texts of the browser's developer tools.
  '@paulirish/trace_engine/locales',
  '@paulirish/trace_engine/test',
  'third-party-web/.yarn',
  'third-party-web/dist/domain-map.csv',
  // Duplicates for `require()`, for a profiler or for a script element.
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
  // Sources of built code.
  'puppeteer-core/src',
  'zod/src',
  // Build tools and tests.
  'bintrees/test',
  'harfbuzzjs/test',
  'pdfkit/.yarn',
  'pino/test',
  // Messages and schemas for other uses.
  'axe-core/locales',
  'devtools-protocol/json',
  'devtools-protocol/pdl',
  // Builds for script elements, browsers or `require()`, and looks of highlighted code that are our own here.
  '@opentelemetry/semantic-conventions/dist/experimental_attributes.cjs',
  '@opentelemetry/semantic-conventions/dist/experimental_metrics.cjs',
  '@opentelemetry/semantic-conventions/dist/index-incubating.cjs',
  '@zxcvbn-ts/language-common/dist/zxcvbn-ts.js',
  '@zxcvbn-ts/language-common/dist/zxcvbn-ts.min.js',
  '@zxcvbn-ts/language-common/src',
  '@opentelemetry/semantic-conventions/dist/experimental_attributes.d.mts',
  '@opentelemetry/semantic-conventions/dist/experimental_attributes.mjs',
  '@opentelemetry/semantic-conventions/dist/experimental_metrics.d.mts',
  '@opentelemetry/semantic-conventions/dist/experimental_metrics.mjs',
  '@opentelemetry/semantic-conventions/dist/index-incubating.d.mts',
  '@opentelemetry/semantic-conventions/dist/index-incubating.mjs',
  '@tanstack/query-core/build/legacy',
  '@tanstack/react-query/build/codemods',
  '@tanstack/react-query/build/legacy',
  'brotli/build/encode.js',
  'fontkit/dist/browser-module.mjs',
  'fontkit/dist/browser.cjs',
  'highlight.js/lib/languages',
  'highlight.js/scss',
  'highlight.js/styles',
  'hono/dist/cjs',
  'opencc-js/dist/esm-lib',
  'opencc-js/dist/esm/cn2t.js',
  'opencc-js/dist/esm/full.js',
  'opencc-js/dist/umd',
  'pdfkit/js/pdfkit.browser.js',
  'pdfkit/js/pdfkit.browser.mjs',
  'pdfkit/js/pdfkit.browser.old.js',
  'pdfkit/js/pdfkit.browser.old.mjs',
  'react-dom/cjs/react-dom-server.browser.development.js',
  'react-dom/cjs/react-dom-server.browser.production.js',
  'react-dom/cjs/react-dom-server.bun.development.js',
  'react-dom/cjs/react-dom-server.bun.production.js',
  'react-dom/cjs/react-dom-server.edge.development.js',
  'react-dom/cjs/react-dom-server.edge.production.js',
  'react-dom/cjs/react-dom-server-legacy.browser.development.js',
  'react-dom/cjs/react-dom-server-legacy.browser.production.js',
  'satori/dist/standalone.cjs',
  'satori/dist/standalone.js',
  'source-map/dist/source-map.debug.js',
  '@opentelemetry/api/build/esnext',
  // What shows recorded runs of tests, which are not recorded here.
  'playwright-core/lib/vite',
  // Parts for uses of their own: plugins, clients of other frameworks, an interface to the compiler's own code, other platforms.
  '@ai-sdk/anthropic/dist/internal',
  '@ai-sdk/google/dist/internal',
  '@ai-sdk/openai-compatible/dist/internal',
  '@ai-sdk/openai/dist/internal',
  '@modelcontextprotocol/sdk/dist/esm/examples',
  'better-auth/dist/client/lynx',
  'better-auth/dist/client/react',
  'better-auth/dist/client/solid',
  'better-auth/dist/client/vue',
  'better-auth/dist/integrations',
  'better-auth/dist/plugins',
  'better-auth/dist/test-utils',
  'devtools-protocol/types/protocol-proxy-api.d.ts',
  'devtools-protocol/types/protocol-tests-proxy-api.d.ts',
  'hono/dist/jsx',
  'lighthouse/cli',
  'lighthouse/dist/report/bundle.esm.js',
  'lighthouse/flow-report/src',
  'lighthouse/report/clients',
  'lighthouse/report/renderer',
  'oxc-parser/parser.wasm32-wasip1.wasm',
  'oxc-parser/src-js/generated/deserialize/js.js',
  'oxc-parser/src-js/generated/deserialize/js_range.js',
  'oxc-parser/src-js/generated/deserialize/ts_range.js',
  'third-party-web/dist/entities-httparchive-nostats.json',
  'third-party-web/dist/entities-httparchive.json',
  'typescript/dist',
  'typescript/vendor',
  // Measures of the typefaces that every PDF reader has: documents bring their own.
  'pdfkit/js/data',
  // The same again: sources, builds for browsers, for older engines, of one line, for `require()`.
  '@formatjs/ecma402-abstract/lib',
  '@formatjs/icu-messageformat-parser/lib',
  '@formatjs/intl-localematcher/lib',
  '@opentelemetry/api/build/esm',
  '@puppeteer/browsers/lib/cjs',
  '@shuding/opentype.js/dist/opentype.min.js',
  '@shuding/opentype.js/src',
  '@swc/helpers/src',
  'axe-core/axe.js',
  'css-to-react-native/src',
  'fast-check/lib/cjs',
  'fontkit/dist/main.cjs',
  'fontkit/src',
  'image-size/dist/cjs',
  'intl-messageformat/intl-messageformat.esm.js',
  'intl-messageformat/intl-messageformat.iife.js',
  'lucide-react/dist/esm/dynamicIconImports.mjs',
  'pako/dist',
  'pdfkit/js/pdfkit.js',
  'pdfkit/js/pdfkit.old.js',
  'postal-mime/dist/cjs',
  'react-remove-scroll-bar/dist/es2019',
  'react-remove-scroll/dist/es2019',
  'react-style-singleton/dist/es2019',
  'sharp/src',
  'tldts-icann/dist/index.cjs.min.js',
  'tldts-icann/dist/index.esm.min.js',
  'tldts-icann/dist/index.umd.min.js',
  'tldts/dist/index.cjs.min.js',
  'tldts/dist/index.esm.min.js',
  'tldts/dist/index.umd.min.js',
  'use-callback-ref/dist/es2019',
  'use-sidecar/dist/es2019',
  'woff2sfnt-sfnt2woff/node_modules/pako/dist',
  'workbox-core/build',
  'workbox-expiration/build',
  'workbox-precaching/build',
  'workbox-routing/build',
  'workbox-strategies/build',
  '@swc/helpers/_',
  '@swc/helpers/cjs',
  'nodemailer/dist/cjs',
  'smtp-server/dist/cjs',
  'yaml/browser',
  // Servers that are not ours, pictures and examples.
  'hono/dist/adapter',
  'hono/dist/types/adapter',
  'hono/dist/types/jsx',
  'harfbuzzjs/examples',
  'harfbuzzjs/logo.png',
  '@paulirish/trace_engine/.tmp',
]

/** Types that no type of ours leads to: packages that only other packages call, and what is inside of Lighthouse and its browser. */
const uncalled =
  /^(?:@better-auth\/utils|@formatjs\/[\w-]+|@noble\/hashes|@opentelemetry\/semantic-conventions|@puppeteer\/browsers|ajv|csp_evaluator|lighthouse\/core\/(?:audits\/[\w-]+|computed\/metrics|gather\/gatherers)|pdfkit|puppeteer-core\/lib\/esm|tailwindcss)\//

/** Packages that are loaded by `import` alone; their second half is for `require()`. */
const imported =
  /^(?:@opentelemetry\/semantic-conventions|@orama\/\w+|@tanstack\/[\w-]+|otpauth|sharp|unpdf|uqr|web-vitals|zod)\/.*\.cjs$|^@radix-ui\/[\w-]+\/dist\/index\.js$/

/** A folder of the package itself, not of what is in it. */
function isOfTests(path: string): boolean {
  const [first = '', ...others] = (path.split('node_modules/').at(-1) ?? path).split('/')
  const folder = first.startsWith('@') ? others[1] : others[0]
  return (
    /^(?:__tests__|tests?|testdata|benchmarks?|\.github|\.idea)$/.test(folder ?? '') && !path.endsWith(`/${folder}`)
  )
}

/** What the authors of a package test and build it with. */
const isTooling = (path: string): boolean =>
  isOfTests(path) ||
  /\/(?:\.(?:npmignore|nycrc|eslintrc\.?\w*|eslintignore|editorconfig|prettierrc\.?\w*|travis\.yml|taprc|babelrc)|yarn\.lock|Makefile)$/.test(
    path,
  )

/**
 * What nothing reads: source maps, which only debuggers do, the sources that builds were made of, and documents. Licences
 * stay.
 */
const isUnread = (path: string): boolean =>
  path.endsWith('.map') ||
  imported.test(path) ||
  isTooling(path) ||
  (/\.[cm]?tsx?$/.test(path) && !isDeclaration(path)) ||
  (/\.(?:md|mdx|markdown|flow|tsbuildinfo|snap)$/.test(path) && !/licen[cs]e|notice|copying/i.test(path)) ||
  // Types for code that calls `require()`, which is not here, and of a command that no code imports.
  path.endsWith('.d.cts') ||
  (isDeclaration(path) && (path.startsWith('knip/') || uncalled.test(path)))

const isDeclaration = (path: string): boolean => /\.d\.[cm]?ts$/.test(path)

/** Without development packages there is no compiler that reads them. */
const hasCompiler = existsSync(join(modules, 'typescript'))

const remove = (path: string) => rm(path, { recursive: true, force: true })

const packageOf = (file: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file

/** Packages whose types can be of use: those that the project names, and all that the types of these import. */
async function typedPackages(declarations: Map<string, string[]>): Promise<Set<string>> {
  const manifest = join(modules, '..', 'package.json')
  const { dependencies, devDependencies } = JSON.parse(await readFile(manifest, 'utf8'))
  const found = new Set<string>()
  const add = (name: string) => {
    found.add(name)
    found.add(`@types/${name.replace(/^@/, '').replace('/', '__')}`)
  }
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) add(name)
  // Names that are added meanwhile have their turn, too.
  for (const name of found) {
    for (const file of declarations.get(name) ?? []) {
      const text = await readFile(join(modules, file), 'utf8')
      for (const [, imports] of text.matchAll(/(?:from|import|import\(|types=|module)\s*['"]([^'".][^'"]*)['"]/g))
        if (imports) add(packageOf(imports))
    }
  }
  return found
}

/** Without a compiler nothing reads declarations; with one, those that nothing leads to are left, and the language's own. */
async function unreadDeclarations(files: string[]): Promise<string[]> {
  const declarations = files.filter(isDeclaration)
  if (!hasCompiler) return declarations
  const typed = await typedPackages(Map.groupBy(declarations, packageOf))
  return declarations.filter((file) => !typed.has(packageOf(file)) && !file.startsWith('@typescript/'))
}

async function removeUnread(): Promise<void> {
  const files = await readdir(modules, { recursive: true })
  const unread = [...files.filter(isUnread), ...(await unreadDeclarations(files.filter((file) => !isUnread(file))))]
  await Promise.all(unread.map((file) => remove(join(modules, file))))
}

/** Lighthouse loads its texts in 51 languages for each audit, and uses the one in its code. */
async function emptyLocales(): Promise<void> {
  const folder = join(modules, 'lighthouse/shared/localization/locales')
  if (!existsSync(folder)) return
  for (const file of await readdir(folder)) {
    // Writes a new file, because the old one may be hard-linked elsewhere.
    await remove(join(folder, file))
    await writeFile(join(folder, file), '{}')
  }
}

/** System-wide, because a service may not read a user's home; of the same major version, which is tested. */
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

/**
 * Takes the names of functions and other tables off the copy of Node.js that only debuggers read, as distributions do with theirs: 18 MB at
 * the end of the file, behind everything that is loaded to run it.
 */
async function stripNode(): Promise<void> {
  const own = join(modules, 'node/bin/node')
  if (!existsSync(own) || (await lstat(own)).isSymbolicLink()) return
  const program = await readFile(own)
  // An ELF file of 64 bits whose numbers begin with their lowest byte (man 5 elf).
  if (program.subarray(0, 6).toString('latin1') !== '\x7fELF\x02\x01') return
  const [at, size, count] = [Number(program.readBigUInt64LE(32)), program.readUInt16LE(54), program.readUInt16LE(56)]
  const ends = Array.from({ length: count }, (_, i) => {
    const segment = program.subarray(at + i * size)
    return Number(segment.readBigUInt64LE(8) + segment.readBigUInt64LE(32))
  })
  // It no longer has the table of its parts that is at the very end.
  program.writeBigUInt64LE(0n, 40)
  program.fill(0, 60, 64)
  // A new file, because this very program runs the old one.
  await writeFile(`${own}.stripped`, program.subarray(0, Math.max(...ends)))
  await chmod(`${own}.stripped`, 0o755)
  await rename(`${own}.stripped`, own)
}

/**
 * Programs and libraries made for another C library than the machine's. npm before 10.4 does not read what they say of it and
 * installs both: 130 MB.
 */
async function removeForeign(): Promise<void> {
  if (process.platform !== 'linux') return
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  const own = header.glibcVersionRuntime ? 'glibc' : 'musl'
  const names = await readdir(modules)
  const scoped = await Promise.all(
    names
      .filter((name) => name.startsWith('@'))
      .map(async (scope) => {
        const inScope = await readdir(join(modules, scope))
        return inScope.map((name) => join(scope, name))
      }),
  )
  for (const name of [...names, ...scoped.flat()]) {
    const about = join(modules, name, 'package.json')
    if (!existsSync(about)) continue
    const { libc } = JSON.parse(await readFile(about, 'utf8')) as { libc?: string[] }
    if (libc && !libc.includes(own)) await remove(join(modules, name))
  }
}

await Promise.all(unused.map((path) => remove(join(modules, path))))
await removeForeign()
await removeUnread()
await emptyLocales()
await shareNode()
await stripNode()

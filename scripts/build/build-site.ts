/** Builds the site into `dist/`: bundles the browser's code, renders every page in every language, and compresses all of it. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { comparePages, sitePages, tagPages } from '#content/site-pages.ts'
import { knownLanguages, type Language, languages } from '#contract/language.ts'
import { distFolder } from '#contract/site/dist-folder.ts'
import { ownerFolder } from '#contract/site/owner-folder.ts'
import { isServed } from '#contract/site/site.ts'
import { trainedIn } from '#server/knowledge/kinds/trained.ts'
import { BUILT_ORIGIN, missingPages, type PageIndex, reportPage } from '#server/page-store.ts'
import { OFFLINE_PATH } from '#web/platform/offline/cached-pages.ts'
import type * as Prerender from '#web/prerender.tsx'
import { noteOwnerFolder } from '../build-age.ts'
import { makeIcons, OWN_ICON, writeManifests } from './app-files.ts'
import { inlineScript } from './inline-script.ts'
import { moveStyles } from './inline-styles.ts'
import { drawPicture, type Pictures, readPictures } from './og-images.ts'
import { writeOwnerPictures } from './owner-plugin.ts'
import { neededCss } from './page-css.ts'
import { changed, countWords, readEarlier } from './page-text.ts'
import { bundleWorker, type Precached } from './service-worker.ts'
import { writeTypeface } from './typeface.ts'

const root = join(import.meta.dirname, '../..')
const pictures = join(distFolder, 'client', 'pictures')

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

export async function buildSite(): Promise<void> {
  const earlier = await readEarlier(join(distFolder, 'pages', 'index.json'))
  const earlierPictures = await readPictures(pictures)
  await emptyDist()
  // Visitors ask in any of them, whichever the pages have.
  for (const language of knownLanguages) trainedIn(language)
  const [client, head, systemHead, offlineScript] = await Promise.all([
    bundleClient(),
    inlineScript('head'),
    inlineScript('system-head'),
    inlineScript('offline'),
  ])
  const prerender = await bundlePrerender()
  const texts = client.flatMap((one) => (one.type === 'chunk' ? [one.code] : []))
  const typeface = await writeTypeface(join(distFolder, 'client'), texts)
  const index = await renderPages(prerender, client, { head, systemHead, typeface }, earlier, earlierPictures)
  index.pages.push(...(await renderOfflinePages(prerender, client, offlineScript)))
  const files = join(distFolder, 'client')
  await writeOwnerPictures(files)
  await makeIcons(join(root, 'web/public/favicon.svg'), join(ownerFolder, OWN_ICON), files)
  await writeManifests(files, prerender.appMetadata)
  await bundleWorker(files, shellOf(client))
  await compressFolder(files, () => true)
  // Pages of the sitemap are compressed by the server, which knows the site's address.
  await compressFolder(join(distFolder, 'pages'), (name) =>
    index.pages.some(({ file, metadata }) => file === name && !metadata),
  )
  await writeFile(join(distFolder, 'pages', 'index.json'), JSON.stringify(index))
  await noteOwnerFolder()
  console.log(`Built ${index.pages.length} pages.`)
}

/**
 * What was learnt from examples of messages stays: it is made anew only if they change. So does everything else, for another
 * folder may have been named by mistake.
 */
async function emptyDist(): Promise<void> {
  for (const part of ['client', 'pages', 'prerender'])
    await rm(join(distFolder, part), { recursive: true, force: true })
}

async function bundleClient(): Promise<Output> {
  const made = await build({
    root,
    logLevel: 'warn',
    build: { outDir: join(distFolder, 'client'), rolldownOptions: { input: ['web/main.tsx', 'web/styles.css'] } },
  })
  return (made as Rolldown.RolldownOutput).output
}

async function bundlePrerender(): Promise<typeof Prerender> {
  const outDir = join(distFolder, 'prerender')
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'web/prerender.tsx',
      outDir,
      rolldownOptions: {
        output: { entryFileNames: 'prerender.js' },
        // Parts that the browser loads later may be rendered here at once.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  })
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as typeof Prerender
}

async function renderPages(
  { renderPage, pageMetadata, pageName, pagePicture, PICTURE }: typeof Prerender,
  client: Output,
  {
    head,
    systemHead,
    typeface,
  }: { head: string; systemHead: string; typeface(language: Language): string | undefined },
  earlier: PageIndex['pages'],
  earlierPictures: Pictures,
): Promise<PageIndex> {
  const paths = [
    ...sitePages.map(({ path }) => path),
    ...tagPages,
    reportPage,
    '/client-portal',
    '/account',
    '/privacy',
    '/imprint',
    '/admin',
    '/secure/admin',
    ...Object.values(missingPages),
    ...comparePages,
  ].filter(isServed)
  const site = siteStyles(client)
  await mkdir(join(distFolder, 'pages'), { recursive: true })
  await mkdir(pictures, { recursive: true })
  const pages: PageIndex['pages'] = []
  const metadataOf = async (html: string, path: string, language: Language, ogImage: string | undefined) => {
    const metadata = await pageMetadata(path, language, BUILT_ORIGIN)
    const before = earlier.find((page) => page.path === path && page.language === language)?.metadata
    return metadata && { ...metadata, ogImage, words: countWords(html, language), ...changed(html, before) }
  }
  // In the server's order of compression.
  for (const path of paths) {
    for (const language of languages) {
      const script = typeface(language) ? head : systemHead
      const entry = chunkOf(client, 'web/main.tsx')
      const page = chunkOf(client, `web/pages/${kebab(pageName(path))}.tsx`)
      const name = path === '/' ? 'home' : path.slice(1).replace(/[/?=,]/g, '-')
      const drawn = path.includes('?') ? undefined : await pagePicture(path, language)
      const picture = drawn && (await drawPicture(pictures, name, drawn, language, PICTURE, earlierPictures))
      const parts = {
        origin: BUILT_ORIGIN,
        css: '',
        picture: picture && `/pictures/${picture}`,
        stylesheet: `/${site.fileName}`,
        script,
        typeface: typeface(language),
        code: withImports(client, [page, chunkOf(client, `content/interface/${language}/page-bundle.ts`), entry]),
      }
      const { html, css } = await withStyles(
        (css) => renderPage(path, language, { ...parts, css }),
        String(site.source) + pageCss(client, page) + (pageName(path) === 'caseStudy' ? drawingCss(client) : ''),
      )
      const file = `${name}.${language}.html`
      await writeFile(join(distFolder, 'pages', file), html)
      pages.push({
        path,
        language,
        file,
        scriptHash: cspHash(script),
        styleHash: cspHash(css),
        metadata: await metadataOf(html, path, language, parts.picture),
      })
    }
  }
  return { pages }
}

/** The offline page in each language. */
async function renderOfflinePages(
  { renderOfflinePage }: typeof Prerender,
  client: Output,
  script: string,
): Promise<PageIndex['pages']> {
  const site = siteStyles(client)
  return await Promise.all(
    languages.map(async (language) => {
      const none = { picture: undefined, stylesheet: undefined, typeface: undefined }
      const parts = { origin: BUILT_ORIGIN, css: '', script, code: [], ...none }
      const { html, css } = await withStyles(
        (css) => renderOfflinePage(language, { ...parts, css }),
        String(site.source),
      )
      const file = `offline.${language}.html`
      await writeFile(join(distFolder, 'pages', file), html)
      const hashes = { scriptHash: cspHash(script), styleHash: cspHash(css) }
      return { path: OFFLINE_PATH, language, file, ...hashes, metadata: undefined }
    }),
  )
}

/** Renders a page with its styles in the head, and no style attributes. */
async function withStyles(
  render: (css: string) => Promise<string>,
  stylesheet: string,
): Promise<{ html: string; css: string }> {
  const bare = await render('')
  const css = (await neededCss(stylesheet, bare)) + moveStyles(bare).css
  return { html: moveStyles(await render(css)).html, css }
}

const cspHash = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

/** Files that every page needs, precached by the service worker. */
function shellOf(client: Output): Precached[] {
  const site = siteStyles(client)
  const scripts = withImports(client, [chunkOf(client, 'web/main.tsx')])
  return [...scripts, `/${site.fileName}`].map((url) => ({ url, revision: null }))
}

const siteStyles = (client: Output) =>
  stylesheet(client, ({ originalFileNames }) => originalFileNames.includes('web/styles.css'))

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function chunkOf(output: Output, source: string): string {
  const chunk = output.find((one) => one.type === 'chunk' && one.facadeModuleId === join(root, source))
  if (!chunk) throw new Error(`The bundle has no chunk for ${source}.`)
  return chunk.fileName
}

function stylesheet(output: Output, wanted: (asset: Rolldown.OutputAsset) => boolean): Rolldown.OutputAsset {
  const asset = output.find((one) => one.type === 'asset' && one.fileName.endsWith('.css') && wanted(one))
  if (asset?.type !== 'asset') throw new Error('The bundle has no stylesheet.')
  return asset
}

/** Styles of a page beyond the site's. Other pages load them on demand. */
function pageCss(output: Output, page: string): string {
  const names = withImports(output, [page]).flatMap((path) => {
    const chunk = output.find(({ fileName }) => `/${fileName}` === path)
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
  })
  return names.map((name) => String(stylesheet(output, ({ fileName }) => fileName === name).source)).join('')
}

/** Styles of drawings, which a page that comes with one does not fetch (`web/features/case-studies/system-styles.ts`). */
const drawingCss = (output: Output): string =>
  String(stylesheet(output, ({ fileName }) => /\bsystem-styles-[^/]*\.css$/.test(fileName)).source)

/** The addresses of these chunks and their imports, dependencies first. */
function withImports(output: Output, names: string[]): string[] {
  const all = new Set<string>()
  const seen = new Set<string>()
  const add = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = output.find(({ fileName }) => fileName === name)
    if (chunk?.type === 'chunk') chunk.imports.forEach(add)
    all.add(name)
  }
  names.forEach(add)
  return [...all].map((name) => `/${name}`)
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes a `.br` and a `.gz` beside each text file that gets smaller. @param wanted filters by file name. */
async function compressFolder(folder: string, wanted: (name: string) => boolean): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter(
        (file) =>
          file.isFile() && /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/.test(file.name) && wanted(file.name),
      )
      .map(async (file) => {
        const path = join(file.parentPath, file.name)
        const source = await readFile(path)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
        await Promise.all([
          brotli(source, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
          gzipped(source, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
        ])
      }),
  )
}

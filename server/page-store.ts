/** The rendered site in memory: every page and asset as the bytes that go over the wire. */

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { GA_TAG } from '#contract/analytics/google-analytics.ts'
import type { StructuredData } from '#contract/content/structured-data.ts'
import type { Language } from '#contract/language.ts'
import { required } from '#server/required.ts'
import { codeOf } from '#server/thrown.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** One body in each encoding that makes it smaller. */
export interface Encoded {
  identity: Bytes
  br?: Bytes | undefined
  gzip?: Bytes | undefined
}

export interface Page {
  body: Encoded
  /** CSP sources of its inline script and stylesheet. */
  scriptHash: string
  styleHash: string
  /** What machines are told of it; only pages for search engines have it. */
  metadata?: PageMetadata | undefined
  /** It was compressed at the start, and can be made smaller. */
  isHasty?: boolean
}

export interface PageMetadata {
  title: string
  description: string
  keywords: string[]
  structuredData: StructuredData
  /** Path of the picture that is shown where somebody shares the page. */
  ogImage?: string | undefined
  /** How many words can be read on the page. */
  words: number
  /** When a build first made it as it is: epoch milliseconds, and a digest of what it says. */
  changedAt: number
  digest: string
}

export interface Pages {
  /** The page at a path, or undefined where there is none. */
  find(path: string, language: Language): Page | undefined
  /** What is shown where there is none, by kind of path. */
  missing(path: string, language: Language): Page
  /** Files with a hash in their name, by path. */
  assets: ReadonlyMap<string, Encoded>
  /** Compresses the pages anew, as small as they get. It takes seconds: to be called once the site answers. */
  shrink(): Promise<void>
}

/** What the build leaves beside the pages (see `scripts/build/build-site.ts`). */
export interface PageIndex {
  pages: {
    path: string
    language: Language
    file: string
    scriptHash: string
    styleHash: string
    metadata: PageMetadata | undefined
  }[]
}

/** Stands in built pages where the site's own address belongs. */
export const BUILT_ORIGIN = 'https://site.invalid'

/** Paths of pages that answer 404, one for each kind of thing that can be missing. */
export const missingPages = { page: '/404', caseStudy: '/case-study/404', article: '/writing/404' }

/** Stands at the address of every report of a measurement, `/audit/<id>`: what is in it comes by a call. */
export const reportPage = '/audit/report'

/**
 * Reads what `scripts/build/build-site.ts` made.
 * @param siteUrl the site's own address, without a slash at its end.
 * @param measurementId of Google Analytics, which pages then name in their head.
 * @throws if the site was not built.
 */
export async function loadPages(folder: string, siteUrl: string, measurementId?: string): Promise<Pages> {
  const listed = join(folder, 'pages', 'index.json')
  if (!existsSync(listed))
    throw new Error('its pages are not built. Run npm run build, or npm start, which builds them.')
  const index: PageIndex = JSON.parse(await readFile(listed, 'utf8'))
  const pages = new Map<string, Page>(
    await Promise.all(
      index.pages.map(
        async (entry) =>
          [`${entry.language} ${entry.path}`, await loadPage(folder, entry, siteUrl, measurementId)] as const,
      ),
    ),
  )
  const find = (path: string, language: Language) => pages.get(`${language} ${path}`)
  const missing: string[] = Object.values(missingPages)
  return {
    find: (path, language) => (missing.includes(path) ? undefined : find(path, language)),
    missing: (path, language) =>
      (/^\/case-study\/[^/]+$/.test(path) ? find(missingPages.caseStudy, language) : undefined) ??
      (path.startsWith('/writing/') ? find(missingPages.article, language) : undefined) ??
      required(find(missingPages.page, language)),
    assets: await loadAssets(join(folder, 'client')),
    shrink: () => shrinkAll(pages),
  }
}

async function loadPage(
  folder: string,
  entry: PageIndex['pages'][number],
  siteUrl: string,
  measurementId: string | undefined,
): Promise<Page> {
  const { file, scriptHash, styleHash, metadata } = entry
  const path = join(folder, 'pages', file)
  if (!metadata && !measurementId) return { body: await loadEncoded(path), scriptHash, styleHash }
  const built = (await readFile(path, 'utf8')).replaceAll(BUILT_ORIGIN, siteUrl)
  const tag = measurementId ? `<meta name="${GA_TAG}" content="${measurementId}">` : ''
  const identity = Buffer.from(built.replace('</head>', `${tag}</head>`))
  const [br, gz] = await Promise.all([brotli(identity, FAST_QUALITY), gzipped(identity)])
  const body = { identity: new Uint8Array(identity), br, gzip: gz }
  return { body, scriptHash, styleHash, metadata: metadata && withAddress(metadata, siteUrl), isHasty: true }
}

const withAddress = (metadata: PageMetadata, siteUrl: string): PageMetadata =>
  JSON.parse(JSON.stringify(metadata).replaceAll(BUILT_ORIGIN, siteUrl))

/** Of brotli. The best makes pages smaller by a tenth, and takes fifty times as long (decision 17). */
const FAST_QUALITY = 5
const BEST_QUALITY = 11

/** Puts pages that were compressed in haste, so that the site starts at once, in their place again as small as they get. */
async function shrinkAll(pages: Map<string, Page>): Promise<void> {
  for (const [key, page] of pages) {
    if (!page.isHasty) continue
    const br = await brotli(page.body.identity, BEST_QUALITY)
    pages.set(key, { ...page, body: { ...page.body, br }, isHasty: false })
  }
}

async function brotli(bytes: Uint8Array, quality: number): Promise<Bytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return new Uint8Array(await promisify(brotliCompress)(bytes, { params }))
}

const gzipped = async (bytes: Uint8Array): Promise<Bytes> =>
  new Uint8Array(await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))

async function loadAssets(folder: string): Promise<Map<string, Encoded>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files
    .filter((file) => file.isFile() && !/\.(?:br|gz)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  return new Map(
    await Promise.all(
      paths.map(async (path) => [`/${relative(folder, path).replaceAll('\\', '/')}`, await loadEncoded(path)] as const),
    ),
  )
}

async function loadEncoded(file: string): Promise<Encoded> {
  const [identity, br, gzip] = await Promise.all([readFile(file), readIfThere(`${file}.br`), readIfThere(`${file}.gz`)])
  return { identity: new Uint8Array(identity), br, gzip }
}

async function readIfThere(path: string): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The rendered site in memory: every page and asset as the bytes that go over the wire. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Language } from '../contract/language.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** One body in each encoding that makes it smaller. */
export interface Encoded {
  identity: Bytes
  br?: Bytes | undefined
  gzip?: Bytes | undefined
}

export interface Page {
  body: Encoded
  /** CSP sources of its inline scripts. */
  scriptHashes: string[]
}

export interface Pages {
  /** The page at a path, or undefined where there is none. */
  find(path: string, language: Language): Page | undefined
  /** What is shown where there is none, by kind of path. */
  missing(path: string, language: Language): Page
  /** Files with a hash in their name, by path. */
  assets: ReadonlyMap<string, Encoded>
}

/** What the build leaves beside the pages (see `scripts/build.ts`). */
export interface PageIndex {
  pages: { path: string; language: Language; file: string; scriptHashes: string[] }[]
}

/** Paths of pages that answer 404, one for each kind of thing that can be missing. */
export const missingPages = { page: '/404', caseStudy: '/case-study/404' }

/** Stands at the address of every report of a measurement, `/audit/<id>`: what is in it comes by a call. */
export const reportPage = '/audit/report'

/** Reads what `scripts/build.ts` made. @throws if the site was not built. */
export async function loadPages(folder: string): Promise<Pages> {
  const index = JSON.parse(await readFile(join(folder, 'pages', 'index.json'), 'utf8')) as PageIndex
  const pages = new Map<string, Page>()
  for (const { path, language, file, scriptHashes } of index.pages) {
    pages.set(`${language} ${path}`, { body: await loadEncoded(join(folder, 'pages', file)), scriptHashes })
  }
  const find = (path: string, language: Language) => pages.get(`${language} ${path}`)
  const missing: string[] = Object.values(missingPages)
  return {
    find: (path, language) => (missing.includes(path) ? undefined : find(path, language)),
    missing: (path, language) =>
      find(path.startsWith('/case-study/') ? missingPages.caseStudy : missingPages.page, language)!,
    assets: await loadAssets(join(folder, 'client')),
  }
}

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
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

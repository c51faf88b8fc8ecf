/** Renders one page in one language to HTML. Called by the build for every page, and by the development server. */
import { prerenderToNodeStream } from 'react-dom/static'
import type { Language } from '../contract/language.ts'
import type { StructuredData } from '../contract/structured-data.ts'
import { App } from './app.tsx'
import { type DocumentParts, htmlDocument } from './document.ts'
import { type Meta, pageMeta } from './meta.ts'
import { loadSpeech } from './platform/i18n.tsx'
import { findRoute, type PageRoute } from './routes.tsx'
import { keywords, structuredData } from './structured-data.ts'

export type { DocumentParts } from './document.ts'
export { PICTURE, pagePicture } from './picture.tsx'

/** Which page is at a path; its name is that of its file under `pages/`. */
export const pageName = (path: string): PageRoute['name'] => findRoute(path).name

export interface Metadata extends Meta {
  keywords: string[]
  structuredData: StructuredData
}

/**
 * What machines are told of a page. @param origin the site's own address. @returns undefined for pages that search engines
 * are to leave out.
 */
export async function pageMetadata(path: string, language: Language, origin: string): Promise<Metadata | undefined> {
  const speech = await loadSpeech(language)
  const { name } = findRoute(path)
  const meta = pageMeta(speech, name, path.split('/')[2])
  const data = structuredData(speech, { name, path, meta, origin })
  return data && { ...meta, keywords: keywords(speech, path), structuredData: data }
}

export async function renderPage(
  path: string,
  language: Language,
  parts: Omit<DocumentParts, 'language' | 'path' | 'meta' | 'data' | 'body'>,
): Promise<string> {
  const route = findRoute(path)
  const [speech] = await Promise.all([loadSpeech(language), route.load()])
  const meta = pageMeta(speech, route.name, path.split('/')[2])
  const data = structuredData(speech, { name: route.name, path, meta, origin: parts.origin })
  return htmlDocument({
    ...parts,
    language,
    path,
    meta,
    data,
    body: await renderBody(<App speech={speech} ssrPath={path} />),
  })
}

async function renderBody(app: React.ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(app, {
    // Otherwise large parts are moved to the end of the page and put in place by scripts, which not everybody runs.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  let html = ''
  for await (const chunk of prelude) html += chunk
  return html
}

/** Renders one page in one language to HTML. Called by the build for every page, and by the development server. */
import { prerenderToNodeStream } from 'react-dom/static'
import { loadOfflineMessages } from '#content/interface/offline-page.ts'
import { sitePagesOf } from '#content/pages.ts'
import { createTranslate } from '#content/translate.ts'
import type { StructuredData } from '#contract/content/structured-data.ts'
import type { Language } from '#contract/language.ts'
import { App } from './app.tsx'
import { type DocumentParts, htmlDocument } from './document.ts'
import { OfflinePage } from './features/installable/offline-page.tsx'
import { loadWriting } from './features/writing/i18n.tsx'
import { describe, viewAt } from './features/writing/view.ts'
import { type Meta, pageMeta } from './page-words.ts'
import { markInHtml } from './platform/fallback-texts.ts'
import { type I18n, loadI18n } from './platform/i18n.tsx'
import { OFFLINE_PATH } from './platform/offline/cached-pages.ts'
import { findRoute, type PageRoute } from './routes.tsx'
import { keywords, type Page, structuredData } from './structured-data.ts'

export type { DocumentParts } from './document.ts'
export { PICTURE, pagePicture } from './og-image.tsx'

/** Which page is at a path; its name is that of its file under `pages/`. */
export const pageName = (path: string): PageRoute['name'] => findRoute(pathOf(path)).name

/** An address without what it asks for beyond its page. */
const pathOf = (address: string): string => address.replace(/\?.*/s, '')

export interface Metadata extends Meta {
  keywords: string[]
  structuredData: StructuredData
}

/**
 * What machines are told of a page. @param origin the site's own address. @returns undefined for pages that search engines
 * are to leave out.
 */
export async function pageMetadata(path: string, language: Language, origin: string): Promise<Metadata | undefined> {
  // A view of a page has no more to tell than the page.
  if (path !== pathOf(path)) return undefined
  const i18n = await loadI18n(language)
  const page = await pageAt(path, i18n)
  const data = structuredData(i18n, { ...page, origin })
  return data && { ...page.meta, keywords: keywords(i18n, page), structuredData: data }
}

/** What a page is, and what it is called. */
async function pageAt(path: string, i18n: I18n): Promise<Omit<Page, 'origin'>> {
  const { name } = findRoute(path)
  if (name !== 'writing') return { name, path, meta: pageMeta(i18n, name, path.split('/')[2]) }
  const writing = await loadWriting(i18n.language)
  const view = viewAt(path, writing)
  return { name, path, meta: describe(writing, view, i18n.content.profile), writing: { ...writing, view } }
}

type Frame = Omit<DocumentParts, 'language' | 'path' | 'meta' | 'data' | 'body'>

/** @param address a page's path, and what is asked of the page beyond it. */
export async function renderPage(address: string, language: Language, parts: Frame): Promise<string> {
  const path = pathOf(address)
  const route = findRoute(path)
  const [i18n] = await Promise.all([loadI18n(language), route.load()])
  const page = await pageAt(path, i18n)
  const data = address === path ? structuredData(i18n, { ...page, origin: parts.origin }) : undefined
  const body = await renderBody(<App i18n={i18n} ssrPath={address} />)
  return htmlDocument({
    ...parts,
    language,
    path,
    meta: address === path ? page.meta : { ...page.meta, title: i18n.t('projects.compared') },
    data,
    body: i18n.content.fallback ? markInHtml(body, i18n.content.fallback) : body,
  })
}

/** The page that the service worker shows instead of one that cannot be fetched. @param parts with its own script to start. */
export async function renderOfflinePage(language: Language, parts: Frame): Promise<string> {
  const [i18n, words] = await Promise.all([loadI18n(language), loadOfflineMessages[language]()])
  const t = createTranslate(language, words)
  const { articles } = await loadWriting(language)
  const pages = await Promise.all(
    sitePagesOf(i18n.content.caseStudies, articles).map(async ({ path }) => {
      const { meta } = await pageAt(path, i18n)
      return { path, title: meta.title }
    }),
  )
  return htmlDocument({
    ...parts,
    language,
    path: OFFLINE_PATH,
    meta: { title: t('title', { name: i18n.content.profile.name }), description: '' },
    data: undefined,
    body: await renderBody(<OfflinePage t={t} pages={pages} />),
  })
}

/** What the installed app is called, and what it is. */
export async function appMetadata(language: Language) {
  const i18n = await loadI18n(language)
  const { name } = i18n.content.profile
  return { name, short_name: name, description: pageMeta(i18n, 'home').description }
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

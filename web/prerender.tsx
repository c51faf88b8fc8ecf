/** Renders one page in one language to HTML. Called by the build for every page, and by the development server. */
import { prerenderToNodeStream } from 'react-dom/static'
import type { Language } from '../contract/language.ts'
import { App } from './app.tsx'
import { type DocumentParts, htmlDocument } from './document.ts'
import { pageMeta } from './meta.ts'
import { loadSpeech } from './platform/i18n.tsx'
import { findRoute, type PageRoute } from './routes.tsx'

export type { DocumentParts } from './document.ts'

/** Which page is at a path; its name is that of its file under `pages/`. */
export const pageName = (path: string): PageRoute['name'] => findRoute(path).name

/** They show everybody who is not signed in the same few words. */
const personalPages: PageRoute['name'][] = ['clientPortal', 'account', 'admin', 'secureAdmin']

export async function renderPage(
  path: string,
  language: Language,
  parts: Omit<DocumentParts, 'language' | 'meta' | 'personal' | 'body'>,
): Promise<string> {
  const route = findRoute(path)
  const [speech] = await Promise.all([loadSpeech(language), route.load()])
  const meta = pageMeta(speech, route.name, path.split('/')[2])
  const personal = personalPages.includes(route.name)
  return htmlDocument({
    ...parts,
    language,
    meta,
    personal,
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

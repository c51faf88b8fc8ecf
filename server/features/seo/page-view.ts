/** Parses the tags of the sitemap's pages. */
import { sitePages } from '#content/site-pages.ts'
import type { Language } from '#contract/language.ts'
import { readTags, type Tag } from '#server/integrations/html.ts'
import type { PageMetadata, Pages } from '#server/page-store.ts'

export interface PageView {
  path: string
  language: Language
  /** Those that the page is in. */
  languages: readonly Language[]
  tags: Tag[]
  metadata: PageMetadata | undefined
}

/** Every page in every language. Yields between two pages. */
export async function viewPages(pages: Pages): Promise<PageView[]> {
  const views: PageView[] = []
  for (const { path, languages } of sitePages) {
    for (const language of languages) {
      const page = pages.find(path, language)
      const tags = page ? readTags(new TextDecoder().decode(page.body.identity)).tags : []
      views.push({ path, language, languages, tags, metadata: page?.metadata })
      await new Promise((done) => setImmediate(done))
    }
  }
  return views
}

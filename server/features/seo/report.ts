/** The SEO report in the admin area. */
import { sitePages } from '#content/site-pages.ts'
import { DEFAULT_LANGUAGE } from '#contract/language.ts'
import type { PageContent } from '#contract/seo/seo.ts'
import type { Pages } from '#server/page-store.ts'
import type { Services } from '#server/services.ts'
import { checklistOf } from './scores.ts'
import { findLatest } from './store.ts'
import { titleProblems } from './titles.ts'

export async function readReport({ db, pages }: Services) {
  const latest = await findLatest(db)
  return { latest, checklist: checklistOf(latest), pages: contentOf(pages) }
}

/** Metadata and length of each page. */
function contentOf(pages: Pages): PageContent[] {
  return sitePages.flatMap(({ path, languages }) => {
    const english = pages.find(path, DEFAULT_LANGUAGE)?.metadata
    return languages.flatMap((language) => {
      const metadata = pages.find(path, language)?.metadata
      if (!metadata) return []
      const { title, description, words } = metadata
      const isTranslated = language === DEFAULT_LANGUAGE || description !== english?.description
      return [{ path, language, title, description, words, faults: titleProblems(metadata), isTranslated }]
    })
  })
}

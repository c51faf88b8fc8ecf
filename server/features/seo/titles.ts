/** Checks that titles and descriptions exist and fit into search results. */
import { DESCRIPTION_SHOWN, TITLE_SHOWN, widthOf } from '#contract/seo/search-results.ts'
import type { SeoIssueId } from '#contract/seo/seo.ts'
import type { PageMetadata } from '#server/page-store.ts'
import type { PageView } from './page-view.ts'
import { tally } from './tally.ts'

/** Minimum lengths. */
const DESCRIPTION_MIN = 50

/** Errors of a page's title and description. */
export function titleProblems({ title, description }: Pick<PageMetadata, 'title' | 'description'>): SeoIssueId[] {
  const faults: SeoIssueId[] = []
  if (title.trim() === '') faults.push('title-missing')
  if (widthOf(title) > TITLE_SHOWN) faults.push('title-long')
  if (description.trim() === '') faults.push('description-missing')
  else if (widthOf(description) < DESCRIPTION_MIN) faults.push('description-short')
  if (widthOf(description) > DESCRIPTION_SHOWN) faults.push('description-long')
  return faults
}

/** Checks the title and description in the HTML of each page. */
export function checkTitles(views: PageView[]) {
  const faults = views.flatMap(({ path, language, tags }) => {
    const title = tags.find(({ name }) => name === 'title')?.text ?? ''
    const meta = tags.find(({ name, attributes }) => name === 'meta' && attributes.name === 'description')
    return titleProblems({ title, description: meta?.attributes.content ?? '' }).map((id) => ({ id, path, language }))
  })
  return tally(views.length * 2, faults)
}

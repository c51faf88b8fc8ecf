// The pages of this owner's site. For Node: in the browser, `sitePagesOf` takes the case studies of the page's language.
import { articles, caseStudies } from './owner.ts'
import { type SitePage, sitePagesOf } from './pages.ts'

export const sitePages: SitePage[] = sitePagesOf(caseStudies, articles)

/** A list of articles for each topic. Search engines find the articles on `/writing`. */
export const tagPages: string[] = [
  ...new Set(articles.flatMap(({ tags }) => tags.map(({ id }) => `/writing/tags/${id}`))),
]

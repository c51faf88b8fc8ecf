// The pages of this owner's site. For Node: in the browser, `sitePagesOf` takes the case studies of the page's language.
import { isServed } from '#contract/site/site.ts'
import { comparePath, pairsOf } from './compared.ts'
import { articles, caseStudies } from './owner.ts'
import { type SitePage, sitePagesOf } from './pages.ts'

export const sitePages: SitePage[] = sitePagesOf(caseStudies, articles)

/** A list of articles for each topic. Search engines find the articles on `/writing`. */
export const tagPages: string[] = [
  ...new Set(articles.flatMap(({ tags }) => tags.map(({ id }) => `/writing/tags/${id}`))),
]

/** Two case studies side by side: views of `/projects`, which search engines have. */
export const comparePages: string[] = isServed('/projects') ? pairsOf(caseStudies).map(comparePath) : []

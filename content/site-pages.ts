// The pages of this owner's site. For Node: in the browser, `sitePagesOf` takes the case studies of the page's language.
import { caseStudies } from './owner.ts'
import { type SitePage, sitePagesOf } from './pages.ts'

export const sitePages: SitePage[] = sitePagesOf(caseStudies)

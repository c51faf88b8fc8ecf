import { isServed } from '#contract/site/site.ts'

// The pages that search engines are to find. The priorities and frequencies are what the sitemap says of them.
export interface SitePage {
  /** What it is asked for by in `/api/seo/:page`. */
  id: string
  path: string
  /** 0 to 1. */
  priority: number
  changeFrequency: 'weekly' | 'monthly'
}

/** @param caseStudies each has a page of its own. */
export const sitePagesOf = (caseStudies: { id: string }[]): SitePage[] =>
  allPages(caseStudies).filter(({ path }) => isServed(path))

const allPages = (caseStudies: { id: string }[]): SitePage[] => [
  { id: 'home', path: '/', priority: 1, changeFrequency: 'weekly' },
  { id: 'projects', path: '/projects', priority: 0.9, changeFrequency: 'weekly' },
  ...caseStudies.map(({ id }) => ({
    id,
    path: `/case-study/${id}`,
    priority: 0.8,
    changeFrequency: 'monthly' as const,
  })),
  { id: 'skills', path: '/skills', priority: 0.5, changeFrequency: 'monthly' },
  { id: 'chat', path: '/chat', priority: 0.5, changeFrequency: 'monthly' },
]

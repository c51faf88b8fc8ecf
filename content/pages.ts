import { type Language, languages } from '#contract/language.ts'
import { isServed } from '#contract/site/site.ts'

// The pages that search engines are to find. The priorities and frequencies are what the sitemap says of them.
export interface SitePage {
  /** What it is asked for by in `/api/seo/:page`. */
  id: string
  path: string
  /** 0 to 1. */
  priority: number
  changeFrequency: 'weekly' | 'monthly'
  /** Those that it is in. */
  languages: readonly Language[]
}

type Listed = Omit<SitePage, 'languages'> & Partial<SitePage>

type Articles = { id: string; languages: readonly Language[] }[]

/** @param caseStudies each has a page of its own. @param articles each has one, too. */
export const sitePagesOf = (caseStudies: { id: string }[], articles: Articles): SitePage[] =>
  allPages(caseStudies, articles)
    .filter(({ path }) => isServed(path))
    .map((page) => ({ languages, ...page }))

const allPages = (caseStudies: { id: string }[], articles: Articles): Listed[] => [
  { id: 'home', path: '/', priority: 1, changeFrequency: 'weekly' },
  { id: 'projects', path: '/projects', priority: 0.9, changeFrequency: 'weekly' },
  ...caseStudies.map(({ id }) => ({
    id,
    path: `/case-study/${id}`,
    priority: 0.8,
    changeFrequency: 'monthly' as const,
  })),
  { id: 'writing', path: '/writing', priority: 0.7, changeFrequency: 'weekly' },
  ...articles.map(({ id, languages }) => ({
    id: `writing-${id}`,
    path: `/writing/${id}`,
    priority: 0.7,
    changeFrequency: 'monthly' as const,
    languages,
  })),
  { id: 'skills', path: '/skills', priority: 0.5, changeFrequency: 'monthly' },
  { id: 'chat', path: '/chat', priority: 0.5, changeFrequency: 'monthly' },
]

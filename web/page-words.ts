/** Title and description of each page, for the rendered HTML and for changes of page in the browser. */

import type { Language } from '#contract/language.ts'
import { beginning } from '#contract/seo/search-results.ts'
import { site } from '#contract/site/site.ts'
import type { I18n } from './platform/i18n.tsx'
import type { PageRoute } from './routes.tsx'

export interface Meta {
  title: string
  /** Empty for pages that search engines are to leave out. */
  description: string
  /** The languages that the page is in, where it is not in every one of the site. */
  languages?: readonly Language[]
}

const described = ['home', 'projects', 'skills', 'chat', 'caseStudy'] as const

export function pageMeta(
  { t, content }: I18n,
  name: Exclude<PageRoute['name'], 'writing'>,
  caseStudyId?: string,
): Meta {
  const { profile, caseStudies } = content
  const study = caseStudies.find(({ id }) => id === caseStudyId)
  const key = name === 'caseStudy' && !study ? 'caseStudyNotFound' : name
  const values = {
    name: profile.name,
    title: profile.title,
    bio: beginning(profile.bio),
    assistant: site.assistant,
    study: study?.title,
    description: study && beginning(study.description),
  }
  const withDescription = described.find((one) => one === key)
  return {
    title: t(`meta.${key}.title`, values),
    description: withDescription ? t(`meta.${withDescription}.description`, values) : '',
  }
}

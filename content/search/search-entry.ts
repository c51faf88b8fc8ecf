/** What the search of the site finds: one place of the site, or one question that the owner has answered. */
export type SearchGroup =
  | 'pages'
  | 'sections'
  | 'work'
  | 'projects'
  | 'skills'
  | 'services'
  | 'background'
  | 'testimonials'
  | 'answers'

export interface SearchEntry {
  group: SearchGroup
  title: string
  /** Shown beside the title: the years of a job, the kind of a skill. */
  detail?: string
  /** Searched, not shown: all that the owner says of it. */
  text: string
  /** Where it stands on the site. Nowhere for an answer: the assistant is asked the title. */
  href?: string
}

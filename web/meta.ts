/** Title and description of each page, for the rendered HTML and for changes of page in the browser. */
import { assistant } from '../content/assistant.ts'
import type { Speech } from './platform/i18n.tsx'
import type { PageRoute } from './routes.tsx'

export interface Meta {
  title: string
  description: string
}

export function pageMeta({ t, content }: Speech, name: PageRoute['name'], caseStudyId?: string): Meta {
  const { profile, caseStudies } = content
  const study = caseStudies.find(({ id }) => id === caseStudyId)
  const key = name === 'caseStudy' && !study ? 'caseStudyNotFound' : name
  const values = {
    name: profile.name,
    title: profile.title,
    bio: profile.bio,
    assistant: assistant.name,
    study: study?.title,
    description: study?.description,
  }
  return { title: t(`meta.${key}.title`, values), description: t(`meta.${key}.description`, values) }
}

/** Projects of a JSON Résumé: those of an employer stand with the job, all others are the owner's own. */
import { caseStudyColors } from '#contract/content/kinds.ts'
import type { OwnerFiles, ProjectFile } from '#contract/content/owner.ts'
import { byId, given, statements } from './ids.ts'
import type { JsonResume } from './json-resume.ts'

type Project = JsonResume['projects'][number]

/** Somebody spoke, and all that is said of it has its place among the talks: whoever gives one is its speaker. */
export const isTalk = ({ type, name, entity, startDate, endDate, highlights, keywords, roles }: Project): boolean =>
  type === 'talk' &&
  name !== undefined &&
  entity !== undefined &&
  (startDate === undefined || endDate === undefined || startDate === endDate) &&
  [...highlights, ...keywords, ...roles.filter((role) => !/^speaker$/i.test(role))].length === 0

/** @param today when they are published here. */
export function projectsFrom(
  { projects }: JsonResume,
  jobs: OwnerFiles['work'],
  today: Date,
): Record<string, ProjectFile> {
  const titled = projects
    .filter((project) => !isTalk(project))
    .flatMap((project) => {
      const title = project.name ?? project.entity ?? project.type
      return title ? [{ ...project, title }] : []
    })
  return byId(
    titled,
    'project',
    ({ title }) => title,
    (project, i) => projectFrom(project, i, jobs, today),
  )
}

function projectFrom(
  project: Project & { title: string },
  index: number,
  jobs: OwnerFiles['work'],
  today: Date,
): ProjectFile {
  const { title, description, roles, entity, type, url, startDate, endDate, keywords, highlights } = project
  const job = Object.keys(jobs).find((id) => entity !== undefined && jobs[id]?.company === entity)
  return {
    title,
    ...given({ category: type, work: job, entity: job ? undefined : entity }),
    ...statements('roles', roles),
    ...given({ start: startDate, end: endDate }),
    published: today.toISOString().slice(0, 10),
    color: caseStudyColors[index % caseStudyColors.length] ?? 'primary',
    ...given({ url }),
    description: description ?? highlights[0] ?? title,
    ...(keywords.length > 0 && { technologies: keywords }),
    ...statements('outcomes', highlights),
  }
}

/** Projects of a JSON Résumé: those of an employer stand with the job, all others are the owner's own. */
import { caseStudyColors } from '#contract/content/kinds.ts'
import type { OwnerFiles, ProjectFile } from '#contract/content/owner.ts'
import { isAmbiguous, knownTechnology } from '#server/knowledge/world/known-technologies.ts'
import { byId, given, statements } from './ids.ts'
import type { JsonResume } from './json-resume.ts'

type Project = JsonResume['projects'][number]
type Known = { jobs: OwnerFiles['work']; skills: OwnerFiles['skills'] }

/** Somebody spoke, and all that is said of it has its place among the talks: whoever gives one is its speaker. */
export const isTalk = ({ type, name, entity, startDate, endDate, highlights, keywords, roles }: Project): boolean =>
  type === 'talk' &&
  name !== undefined &&
  entity !== undefined &&
  (startDate === undefined || endDate === undefined || startDate === endDate) &&
  [...highlights, ...keywords, ...roles.filter((role) => !/^speaker$/i.test(role))].length === 0

/** "survey" → "Survey", as it stands on pages; names such as "iOS app" stay. */
const withCapital = (type: string): string =>
  /^\p{Ll}+(?!\p{L})/u.test(type) ? type.charAt(0).toUpperCase() + type.slice(1) : type

/** @param today when they are published here. */
export function projectsFrom({ projects }: JsonResume, known: Known, today: Date): Record<string, ProjectFile> {
  const titled = projects
    .filter((project) => !isTalk(project))
    .flatMap((project) => {
      const title = project.name ?? project.entity ?? (project.type && withCapital(project.type))
      return title ? [{ ...project, title }] : []
    })
  return byId(
    titled,
    'project',
    ({ title }) => title,
    (project, i) => projectFrom(project, i, known, today),
  )
}

function projectFrom(
  project: Project & { title: string },
  index: number,
  { jobs, skills }: Known,
  today: Date,
): ProjectFile {
  const { title, description, roles, entity, type, url, startDate, endDate, highlights } = project
  const { technologies, keywords } = technologiesOf(project, skills)
  const job = Object.keys(jobs).find((id) => entity !== undefined && jobs[id]?.company === entity)
  return {
    title,
    ...given({ category: type && withCapital(type), work: job, entity: job ? undefined : entity }),
    ...statements('roles', roles),
    ...given({ start: startDate, end: endDate }),
    published: today.toISOString().slice(0, 10),
    color: caseStudyColors[index % caseStudyColors.length] ?? 'primary',
    ...given({ url }),
    description: description ?? highlights[0] ?? title,
    ...(technologies.length > 0 && { technologies }),
    ...(keywords.length > 0 && { keywords }),
    ...statements('outcomes', highlights),
  }
}

/**
 * Keywords may be what a project was done with, or only what it is about ("Mould", "Schools"): they are technologies where the
 * résumé says so, where a skill consists of them, and where one beside them is a technology that everybody knows.
 */
function technologiesOf({ technologies: said, keywords }: Project, skills: OwnerFiles['skills']) {
  const ofSkills = Object.values(skills).flatMap(({ technologies = [] }) => technologies)
  const known = keywords.filter((one) => knownTechnology(one))
  // "React" is a word, too: alone, or beside as many others, it is meant.
  const areKnown = known.some((one) => !isAmbiguous(one)) || (known.length > 0 && known.length * 2 >= keywords.length)
  const isTechnology = (one: string) => (said.length === 0 && areKnown) || said.includes(one) || ofSkills.includes(one)
  return {
    technologies: [...new Set([...said, ...keywords.filter(isTechnology)])],
    keywords: keywords.filter((one) => !isTechnology(one)),
  }
}

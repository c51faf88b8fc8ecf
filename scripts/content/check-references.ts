/** References between the owner's files, dates that only make sense together, and files of pictures. */
import type { Owner } from '#contract/content/owner.ts'
import type { ArticleText } from '../../content/writing/article-text.ts'
import type { Report } from './problem.ts'

/** References between the owner's files, and dates that only make sense together. */
export function checkReferences(owner: Owner, report: Report): void {
  const { work, education, volunteering, languages, skills, testimonials, projects } = owner
  const known = (file: string, key: string, id: string | undefined, all: object, what: string) => {
    if (id !== undefined && !Object.hasOwn(all, id)) report(file, key, `there is no ${what} "${id}"`)
  }
  const inOrder = (file: string, key: string, { start, end }: Partial<Record<'start' | 'end', string | undefined>>) => {
    // As exact as the vaguer of the two: something may start on 2024-03-05 and end in 2024.
    const length = Math.min(start?.length ?? 0, end?.length ?? 0)
    if (start && end && end.slice(0, length) < start.slice(0, length))
      report(file, key, `${end} is before the start ${start}`)
  }
  for (const [id, job] of Object.entries(work)) inOrder('work.yaml', `${id}.end`, job)
  for (const [id, one] of Object.entries(education)) inOrder('education.yaml', `${id}.end`, one)
  for (const [id, one] of Object.entries(volunteering)) inOrder('volunteering.yaml', `${id}.end`, one)
  for (const [code, { name }] of Object.entries(languages)) {
    if (!name && !isLanguageCode(code)) report('languages.yaml', code, 'is no code of a language: give it a name')
  }
  for (const [id, skill] of Object.entries(skills)) {
    for (const [name, { caseStudy }] of Object.entries(skill.projects ?? {}))
      known('skills.yaml', `${id}.projects.${name}.caseStudy`, caseStudy, projects, 'project')
  }
  for (const [id, { caseStudy }] of Object.entries(testimonials))
    known('testimonials.yaml', `${id}.caseStudy`, caseStudy, projects, 'project')
  for (const [id, project] of Object.entries(projects)) {
    const file = `projects/${id}.yaml`
    known(file, 'work', project.work, work, 'job')
    inOrder(file, 'end', project)
  }
}

/** What articles are about and lead to. @param texts of the articles, by file. */
export function checkArticles({ projects, writing }: Owner, texts: Map<string, ArticleText>, report: Report): void {
  for (const [id, { projects: about = [] }] of Object.entries(writing)) {
    for (const [at, project] of about.entries()) {
      if (!Object.hasOwn(projects, project))
        report(`writing/${id}.md`, `projects.${at}`, `there is no project "${project}"`)
    }
  }
  for (const [file, { links }] of texts) {
    for (const { address, passage } of links) {
      const [, folder, id = ''] = /^\/(case-study|writing)\/([^/?#]+)$/.exec(address) ?? []
      const all = folder === 'case-study' ? projects : writing
      if (folder && !Object.hasOwn(all, id)) report(file, `text.${passage}`, `leads to ${address}, which is not there`)
    }
  }
}

/** A code that browsers have a name for. */
function isLanguageCode(code: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined
  } catch {
    return false
  }
}

/** Files of pictures that the owner names. @param files those that are there. @param shownAs what messages call their folder. */
export function checkPictures(
  { profile, projects }: Owner,
  texts: Map<string, ArticleText>,
  files: Set<string>,
  shownAs: string,
  report: Report,
): void {
  const known = (place: string, key: string, file: string | undefined) => {
    if (file && !files.has(file)) report(place, key, `there is no ${shownAs}/${file}`)
  }
  known('profile.yaml', 'photo.file', profile.photo?.file)
  for (const [id, { pictures = {} }] of Object.entries(projects)) {
    for (const [name, { file }] of Object.entries(pictures)) known(`projects/${id}.yaml`, `pictures.${name}.file`, file)
  }
  for (const [place, { pictures }] of texts) {
    for (const { file, passage } of pictures) known(place, `text.${passage}`, file)
  }
}

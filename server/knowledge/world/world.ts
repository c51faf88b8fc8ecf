/**
 * What the content says, as things that know each other: jobs, projects, technologies, results. Answers are computed from
 * these, and every statement about them cites facts of the ledger.
 */
import type { Fact } from '#content/fact.ts'
import { buildLedger } from '#content/ledger.ts'
import type { Content } from '#contract/content/content.ts'
import { type Interval, monthOf } from './months.ts'
import { relateTechnologies } from './technologies.ts'
import type { Job, Project, Technology } from './things.ts'

export interface World {
  content: Content
  /** As it stands in the first language of the site, for names that visitors know from there. */
  original: Content
  facts: ReadonlyMap<string, Fact>
  /** Newest first. */
  jobs: Job[]
  projects: Project[]
  technologies: Technology[]
}

export function buildWorld(content: Content, original: Content = content): World {
  const ledger = buildLedger(content)
  const facts = new Map(ledger.map((fact) => [fact.id, fact]))
  const factsOf = (id: string) => ledger.filter((fact) => fact.id === id || fact.id.startsWith(`${id}.`))
  const jobs = content.experience
    .map(({ start, end, ...job }): Job => {
      const to = end ? monthOf(end) + 1 : undefined
      const own = { facts: factsOf(`experience.${job.id}`), projects: [] as Project[] }
      return { kind: 'job', ...job, name: job.company, from: monthOf(start), to, ...own }
    })
    .sort((a, b) => b.from - a.from)
  const projects = content.caseStudies.map((study): Project => {
    const job = jobs.find(({ id }) => id === study.experience)
    const project: Project = {
      kind: 'project',
      ...study,
      name: study.title,
      job,
      facts: factsOf(`case-study.${study.id}`),
    }
    job?.projects.push(project)
    return project
  })
  const technologies = relateTechnologies(content, ledger, jobs, projects)
  return { content, original, facts, jobs, projects, technologies }
}

/** What goes on ends with this month. */
export const intervalOf = (job: Pick<Job, 'from' | 'to'>, now: number): Interval => ({
  from: job.from,
  to: job.to ?? now + 1,
})

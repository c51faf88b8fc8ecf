/**
 * What the content says, as things that know each other: jobs, projects, technologies, results. Answers are computed from
 * these, and every statement about them cites facts of the ledger.
 */

import { type CitedArticle, citedArticles } from '#content/article-passages.ts'
import { drawingFacts } from '#content/drawing-facts.ts'
import type { Fact } from '#content/fact.ts'
import { buildLedger } from '#content/ledger.ts'
import type { FullContent } from '#contract/content/content.ts'
import { required } from '#server/required.ts'
import { type Interval, monthOf } from './months.ts'
import { relateTechnologies } from './technologies.ts'
import type { Job, Project, Span, Technology } from './things.ts'

export interface World {
  content: FullContent
  /** As it stands in the first language of the site, for names that visitors know from there. */
  original: FullContent
  /** Every fact that is searched. */
  ledger: Fact[]
  /** The same by id, and what drawings say besides. */
  facts: ReadonlyMap<string, Fact>
  /** Newest first. */
  jobs: Job[]
  /** Each employer once, newest first: its job, or all of its jobs as one. */
  employers: Job[]
  projects: Project[]
  technologies: Technology[]
  /** What the owner wrote in the language of the content. */
  articles: CitedArticle[]
}

/** Characters of a date without a month. */
const YEAR = 4

const spanOf = (start: string, end: string | undefined): Span => ({
  from: monthOf(start),
  to: end ? monthOf(end.length === YEAR ? `${end}-12` : end) + 1 : undefined,
  hasMonths: start.length > YEAR && (!end || end.length > YEAR),
})

export function buildWorld(content: FullContent, original: FullContent = content): World {
  const ledger = buildLedger(content)
  const facts = new Map([...ledger, ...drawingFacts(content)].map((fact) => [fact.id, fact]))
  const factsOf = (id: string) => ledger.filter((fact) => fact.id === id || fact.id.startsWith(`${id}.`))
  const jobs = content.experience
    .flatMap(({ start, end, ...job }): Job[] => {
      // Without a date it can stand in no order, and its facts speak for it.
      const begin = start ?? end
      if (!begin) return []
      const facts = factsOf(`experience.${job.id}`)
      const span: Span = { ...spanOf(begin, end ?? undefined), ...(!start && { isStartUnknown: true }) }
      return [{ kind: 'job', ...job, name: job.company, ...span, facts, projects: [] }]
    })
    .sort((a, b) => b.from - a.from)
  const projects = content.caseStudies.map((study): Project => {
    const job = jobs.find(({ id }) => id === study.experience)
    const project: Project = {
      kind: 'project',
      ...study,
      name: study.title,
      job,
      span: study.start ? spanOf(study.start, study.end) : undefined,
      facts: factsOf(`case-study.${study.id}`),
    }
    job?.projects.push(project)
    return project
  })
  const technologies = relateTechnologies(content, ledger, jobs, projects)
  const articles = citedArticles(content, ledger)
  return { content, original, ledger, facts, jobs, employers: employersOf(jobs), projects, technologies, articles }
}

function employersOf(jobs: Job[]): Job[] {
  const positions = Map.groupBy(jobs, ({ company }) => company)
  return [...positions.values()].map(([newest, ...earlier]) =>
    earlier.length > 0 ? stay(required(newest), earlier) : required(newest),
  )
}

/** Whoever rose at an employer was there from the first day of the first job to the last of the last. */
function stay(newest: Job, earlier: Job[]): Job {
  const positions = [newest, ...earlier]
  const ends = positions.map(({ to }) => to)
  return {
    ...newest,
    from: Math.min(...positions.map(({ from }) => from)),
    to: ends.some((to) => to === undefined) ? undefined : Math.max(...ends.map((to) => to ?? 0)),
    hasMonths: positions.every(({ hasMonths }) => hasMonths),
    isStartUnknown: positions.every(({ isStartUnknown }) => isStartUnknown),
    facts: positions.flatMap(({ facts }) => facts),
    projects: positions.flatMap(({ projects }) => projects),
    technologies: [...new Set(positions.flatMap(({ technologies }) => technologies))],
    positions,
  }
}

/** What goes on ends with this month. */
export const intervalOf = (job: Pick<Job, 'from' | 'to'>, now: number): Interval => ({
  from: job.from,
  to: job.to ?? now + 1,
})

/** Jobs, projects and technologies, which know each other. */
import type { Fact } from '#content/fact.ts'
import type { Experience, FullCaseStudy, Skill } from '#contract/content/content.ts'

export interface Job extends Omit<Experience, 'start' | 'end'>, Span {
  kind: 'job'
  name: string
  projects: Project[]
  /** The job's own facts: description, achievements. */
  facts: Fact[]
  /** Only of an employer where somebody rose: the jobs there, newest first, which this one is the whole of. */
  positions?: Job[]
}

/** The jobs that an employer stands for, newest first. */
export const positionsOf = (job: Job): Job[] => job.positions ?? [job]

/** A time as it is known. */
export interface Span {
  from: number
  /** The month after the last; undefined while it goes on. */
  to: number | undefined
  /** False where only years are known. */
  hasMonths: boolean
  /** Only the end is told: it stands for the beginning in the order of all, and nothing tells how long it was. */
  isStartUnknown?: boolean
}

export interface Project extends FullCaseStudy {
  kind: 'project'
  name: string
  job: Job | undefined
  /** Its own time; undefined where it is not told. */
  span: Span | undefined
  facts: Fact[]
}

export interface Technology {
  kind: 'technology'
  id: string
  name: string
  otherNames: string[]
  /** Newest first. */
  jobs: Job[]
  projects: Project[]
  skills: Skill[]
  /** Facts whose text names it. */
  named: Fact[]
}

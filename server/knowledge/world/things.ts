/** Jobs, projects and technologies, which know each other. */
import type { Fact } from '#content/fact.ts'
import type { CaseStudy, Experience, Skill } from '#contract/content/content.ts'

export interface Job extends Omit<Experience, 'start' | 'end'> {
  kind: 'job'
  name: string
  from: number
  /** The month after the last; undefined while it goes on. */
  to: number | undefined
  /** False where only years are known. */
  hasMonths: boolean
  projects: Project[]
  /** The job's own facts: description, achievements. */
  facts: Fact[]
}

export interface Project extends CaseStudy {
  kind: 'project'
  name: string
  job: Job | undefined
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

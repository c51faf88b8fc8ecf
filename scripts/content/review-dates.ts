/** Dates that can be as they are, and have probably been mistaken. */

import { PRESENT } from '#contract/content/fields.ts'
import type { Owner } from '#contract/content/owner.ts'
import type { WrittenFile } from '../../content/reading/read-yaml.ts'
import { leftOpen } from './left-open.ts'
import type { Report } from './problem.ts'

/** Reports jobs that stand as going on, and have probably ended. */
export function reviewOpenJobs({ work }: Owner, written: Map<string, WrittenFile>, report: Report): void {
  const asWritten = written.get('work.yaml')?.value as Record<string, { end?: string }> | undefined
  const jobs = Object.entries(work).map(([id, job]) => ({ ...job, id, goesOn: asWritten?.[id]?.end === PRESENT }))
  for (const { id, start } of leftOpen(jobs))
    report(
      'work.yaml',
      id,
      `has no end and is shown as going on since ${start}, though another job began later`,
      'Add its end (end: 2012), or end: present if it goes on.',
    )
}

/** Reports what begins in the future and is shown as if it went on. */
export function reviewFuture({ work, education, volunteering, projects }: Owner, today: Date, report: Report): void {
  const now = today.toISOString()
  const review = (file: string, key: string, start: string | undefined) => {
    if (start && start > now.slice(0, start.length))
      report(file, key, `${start} is in the future`, 'Write when it began, or leave it out until then.')
  }
  for (const [kind, entries] of Object.entries({ work, education, volunteering }))
    for (const [id, { start }] of Object.entries(entries)) review(`${kind}.yaml`, `${id}.start`, start)
  for (const [id, { start }] of Object.entries(projects)) review(`projects/${id}.yaml`, 'start', start)
}

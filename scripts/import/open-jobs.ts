/** Jobs of a résumé whose end has probably been left out, before anything else of it is known. */
import { leftOpen } from '../content/left-open.ts'
import { jobsIn } from './json-resume.ts'
import type { OpenJob } from './questions.ts'
import { type Entry, isEntry } from './sources/source.ts'

/** Those of which nothing says that they go on, or whose end cannot be read. */
export function openJobs(resume: Entry): OpenJob[] {
  const jobs = jobsIn(resume).map(({ name, position, startDate, endDate, goesOn, unreadEnd }, at) => ({
    at,
    goesOn,
    name: name ?? position ?? `Job ${at + 1}`,
    start: startDate,
    end: unreadEnd ? undefined : endDate,
    unreadEnd,
  }))
  const open = new Set(leftOpen(jobs))
  const asked = jobs.filter((job) => job.unreadEnd || open.has(job))
  return asked.flatMap(({ at, name, start }) => (start ? [{ at, name, startDate: start }] : []))
}

/** The résumé with these ends, by the jobs' places. */
export function withEnds(resume: Entry, ends: Map<number, string>): Entry {
  if (!Array.isArray(resume.work) || ends.size === 0) return resume
  return {
    ...resume,
    work: resume.work.map((job: unknown, at) =>
      isEntry(job) && ends.has(at) ? { ...job, endDate: ends.get(at) } : job,
    ),
  }
}

/** When each skill was used: in the jobs and projects that name a technology of it, and in those that are evidence of it. */
import type { Career, SkillYears } from '#contract/content/content.ts'
import type { Owner } from '#contract/content/owner.ts'
import { yearsOf } from './period.ts'

type Skill = Owner['skills'][string]
type Dated = { start?: string | undefined; end?: string | null | undefined }

/** In years, with their fractions. */
interface Span {
  from: number
  to: number
}

/** The first moment of a date, or the first after it, in years. */
function momentOf(date: string, isEnd: boolean): number {
  const [year, month] = date.split('-').map(Number)
  const begins = (year ?? 0) + ((month ?? 1) - 1) / 12
  return isEnd ? begins + (month ? 1 / 12 : 1) : begins
}

/** @param thisYear ends what goes on. @returns nothing where no job says when it began. */
export function careerOf({ work, skills }: Pick<Owner, 'work' | 'skills'>, thisYear: number): Career | undefined {
  const jobs = Object.values(work)
  const begun = [...jobs.map(({ start }) => start), ...Object.values(skills).map(({ since }) => since?.toString())]
  const starts = begun.filter((date) => date !== undefined)
  if (starts.length === 0) return undefined
  const ends = [...starts, ...jobs.flatMap(({ end }) => end ?? [])].map((date) => momentOf(date, true))
  const isOver = jobs.every(({ end }) => end)
  const to = isOver ? Math.max(...ends) : Math.max(...ends, thisYear + 1)
  return { from: Math.floor(Math.min(...starts.map((date) => momentOf(date, false)))), to: Math.ceil(to), isOver }
}

/** @returns nothing where it is not known when it was first or last used. */
export function skillYears(
  { work, projects }: Pick<Owner, 'work' | 'projects'>,
  { technologies = [], projects: evidence = {}, since }: Skill,
  career: Career,
): SkillYears | undefined {
  const uses = (listed: string[] | undefined) => technologies.some((one) => listed?.includes(one))
  const spansOf = (all: Dated[]) => joined(all.flatMap((one) => spanOf(one, career)))
  const datesOf = (id: string) => {
    const { start, end, work: job } = projects[id] ?? {}
    return start || end ? { start, end } : job ? work[job] : undefined
  }
  const shownBy = new Set(Object.values(evidence).map(({ caseStudy }) => caseStudy))
  const studies = Object.entries(projects)
    .filter(([id, study]) => shownBy.has(id) || uses(study.technologies))
    .flatMap(([id]) => datesOf(id) ?? [])
  const used = spansOf([...Object.values(work).filter((job) => uses(job.technologies)), ...studies])
  const from = since ?? used[0]?.from
  if (from === undefined) return undefined
  const to = since === undefined ? (used.at(-1)?.to ?? from) : career.to
  // A job that names none of what was used in it may well have been before the first use, or after the last.
  const tellsNothing = ({ technologies = [], ...job }: Owner['work'][string]) =>
    technologies.length === 0 && spanOf(job, career).some((span) => span.from < from || span.to > to)
  if (since === undefined && Object.values(work).some(tellsNothing)) return undefined
  const bars = (spans: Span[]) =>
    spans
      .filter((span) => span.to > from)
      .map((span) => bar({ from: Math.max(span.from, from), to: span.to }, career))
      .join('')
  const goesOn = to >= career.to && !career.isOver
  const [first, last] = [String(Math.floor(from)), String(Math.ceil(to) - 1)]
  const years = yearsOf(first, goesOn ? null : last)
  return {
    text: years ?? first,
    whole: bar({ from, to }, career),
    used: bars(used),
    proven: bars(spansOf(studies)),
  }
}

/** A line along the middle of a drawing of 100 by 9. */
function bar({ from, to }: Span, career: Career): string {
  const share = (year: number) => Math.round(((year - career.from) * 100) / (career.to - career.from))
  const [left, width] = [share(from), share(to) - share(from)]
  return `M${left} 4.5h${width}`
}

/** @returns where something stands in the career; nothing where it is not known, or was not in it. */
export const barInCareer = (dated: Dated, career: Career): string =>
  spanOf(dated, career)
    .filter(({ from, to }) => from >= career.from && to <= career.to)
    .map((span) => bar(span, career))
    .join('')

/** What has no end goes on; of what has no start it is not known how long it was. */
function spanOf({ start, end }: Dated, career: Career): Span[] {
  return start ? [{ from: momentOf(start, false), to: end ? momentOf(end, true) : career.to }] : []
}

/** One span for those that touch, in order. */
function joined(spans: Span[]): Span[] {
  const touching = 1 / 12
  const all: Span[] = []
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1)
    if (last && from <= last.to + touching) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}

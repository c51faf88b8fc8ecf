import { yearsOf } from '#content/period.ts'
import { barInCareer } from '#content/skill-years.ts'
import type { CaseStudy } from '#contract/content/content.ts'
import { useContent } from '#web/platform/i18n.tsx'

/** @returns says when a project was: its own years, or those of the job it was part of; in words and as part of the career. */
export function useYears() {
  const { experience, career } = useContent()
  const datesOf = ({ start, end, experience: job }: CaseStudy) =>
    start || end ? { start, end } : experience.find(({ id }) => id === job)
  return {
    years: (study: CaseStudy): string | undefined => {
      const dates = datesOf(study)
      return dates && yearsOf(dates.start, dates.end)
    },
    bar: (study: CaseStudy): string => (career ? barInCareer(datesOf(study) ?? {}, career) : ''),
  }
}

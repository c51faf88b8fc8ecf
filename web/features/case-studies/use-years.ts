import { yearsOf } from '#content/period.ts'
import type { CaseStudy } from '#contract/content/content.ts'
import { useContent } from '#web/platform/i18n.tsx'

/** @returns says when a project was: its own years, or those of the job it was part of. */
export function useYears() {
  const { experience } = useContent()
  return ({ start, end, experience: job }: CaseStudy): string | undefined => {
    const employed = experience.find(({ id }) => id === job)
    return start || end ? yearsOf(start, end) : employed && yearsOf(employed.start, employed.end)
  }
}

import { type Check, type Fault, SEO_ISSUES_LISTED } from '#contract/seo/seo.ts'

/** What a check found. @param checked how many things were looked at. */
export const tally = (checked: number, faults: Fault[]): Check => ({
  checked,
  failed: faults.length,
  faults: faults.slice(0, SEO_ISSUES_LISTED),
})

import { type Check, type Fault, SEO_ISSUES_LISTED } from '#contract/seo/seo.ts'

/** The result of a check. @param checked number of items. */
export const tally = (checked: number, faults: Fault[]): Check => ({
  checked,
  failed: faults.length,
  faults: faults.slice(0, SEO_ISSUES_LISTED),
})

/** Number of sitemap pages by priority. */
import { sitePages } from '#content/site-pages.ts'

/** Lowest values of high and of medium priority. */
const HIGH = 0.9
const MEDIUM = 0.7

export function analyze() {
  const between = (from: number, below: number) =>
    sitePages.filter(({ priority }) => priority >= from && priority < below).length
  return {
    success: true as const,
    analysis: {
      totalPages: sitePages.length,
      highPriorityPages: between(HIGH, Number.POSITIVE_INFINITY),
      mediumPriorityPages: between(MEDIUM, HIGH),
      lowPriorityPages: between(0, MEDIUM),
    },
  }
}
